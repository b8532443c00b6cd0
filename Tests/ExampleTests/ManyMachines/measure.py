import sys

from pyspark import SparkConf, SparkContext

requests, answers, tool = sys.argv[1:]
context = SparkContext.getOrCreate(SparkConf().setAppName("textfield"))
lines = context.textFile(requests, minPartitions=16)
lines.pipe(f"{tool} batch", checkCode=True).saveAsTextFile(answers)
context.stop()
