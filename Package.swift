// swift-tools-version: 6.2
import PackageDescription

// A newer compiler may warn of more, which is no reason to refuse to build; `.ci/run` sets this.
let warningsAreErrors = Context.environment["WARNINGS_AS_ERRORS"] == "1"

let strict: [SwiftSetting] =
  [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ] + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : [])

let withShaping: TargetDependencyCondition? = .when(traits: ["Shaping"])

let package = Package(
  name: "TextField",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "TextMetrics", targets: ["TextMetrics"]),
    .library(name: "FieldLayout", targets: ["FieldLayout"]),
    .library(name: "FieldDrawing", targets: ["FieldDrawing"]),
    .executable(name: "textfield", targets: ["textfield"]),
  ],
  traits: [
    .trait(name: "Shaping", description: "Shape with HarfBuzz and order with FriBidi."),
    .default(enabledTraits: ["Shaping"]),
  ],
  targets: [
    // C libraries
    .systemLibrary(
      name: "CTextFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CTextHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CTextFriBidi", pkgConfig: "fribidi",
      providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),

    // Libraries
    .target(name: "OpenTypeLayout", swiftSettings: strict),
    .target(
      name: "TextMetrics",
      dependencies: [
        "CTextFreeType", "OpenTypeLayout",
        .target(name: "CTextHarfBuzz", condition: withShaping),
        .target(name: "CTextFriBidi", condition: withShaping),
      ],
      swiftSettings: strict),
    .target(name: "FieldLayout", dependencies: ["TextMetrics"], swiftSettings: strict),
    .target(
      name: "FieldDrawing", dependencies: ["FieldLayout", "TextMetrics"], swiftSettings: strict),

    // Tools
    .executableTarget(
      name: "textfield", dependencies: ["TextMetrics", "FieldLayout", "FieldDrawing"],
      resources: [.embedInCode("../../Fixtures/Fonts/wqy-microhei.ttf")],
      swiftSettings: strict),

    // Tests
    .target(
      name: "TestSupport", dependencies: ["TextMetrics"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "OpenTypeLayoutTests", dependencies: ["FuzzLaws", "OpenTypeLayout", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TextMetricsTests",
      dependencies: ["FuzzLaws", "MadeFonts", "TextMetrics", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "FieldLayoutTests", dependencies: ["FieldLayout", "TextMetrics", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "FieldDrawingTests",
      dependencies: ["FieldDrawing", "FieldLayout", "TextMetrics", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandLineTests",
      dependencies: ["textfield", "FieldLayout", "TextMetrics", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ExampleTests", dependencies: ["FieldLayout", "TextMetrics", "TestSupport"],
      exclude: ["CommandLine", "ManyMachines"], swiftSettings: strict),
    .testTarget(name: "RepositoryTests", dependencies: ["TestSupport"], swiftSettings: strict),

    // Fuzzers
    .target(
      name: "FuzzLaws", dependencies: ["FieldLayout", "OpenTypeLayout", "TextMetrics"],
      path: "Tests/Fuzzing/FuzzLaws", swiftSettings: strict),
    .executableTarget(
      name: "FontFuzzer", dependencies: ["FieldLayout", "FuzzLaws", "TextMetrics"],
      path: "Tests/Fuzzing/FontFuzzer", swiftSettings: strict),
    .executableTarget(
      name: "FieldFuzzer", dependencies: ["FieldLayout", "FuzzLaws", "TestSupport", "TextMetrics"],
      path: "Tests/Fuzzing/FieldFuzzer", swiftSettings: strict),
    .executableTarget(
      name: "TableFuzzer", dependencies: ["FuzzLaws", "OpenTypeLayout"],
      path: "Tests/Fuzzing/TableFuzzer",
      swiftSettings: strict),
    .target(
      name: "MadeFonts", dependencies: ["TestSupport", "TextMetrics"],
      path: "Tests/Fuzzing/MadeFonts", swiftSettings: strict),
    .executableTarget(
      name: "ShapingFuzzer", dependencies: ["FuzzLaws", "MadeFonts"],
      path: "Tests/Fuzzing/ShapingFuzzer", swiftSettings: strict),
  ]
)
