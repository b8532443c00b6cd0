import Foundation

exit(BenchmarksTool.run(Array(CommandLine.arguments.dropFirst())))
