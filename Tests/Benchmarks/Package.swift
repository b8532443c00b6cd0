// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "TextField", path: "../..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      // CTextHarfBuzz, which the results are compared with, comes along with TextMetrics.
      dependencies: [
        .product(name: "FieldLayout", package: "TextField"),
        .product(name: "TextMetrics", package: "TextField"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .strictMemorySafety(),
        .define("Shaping"),
      ])
  ]
)
