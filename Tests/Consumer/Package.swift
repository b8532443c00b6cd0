// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Consumer",
  dependencies: [
    .package(path: "../TextField")
  ],
  targets: [
    .executableTarget(
      name: "Consumer",
      dependencies: [
        .product(name: "FieldLayout", package: "TextField")
      ])
  ]
)
