set -euo pipefail
requests=$1 answers=$2 jobs=$3
parts=$(mktemp -d)
split --lines 10000 --numeric-suffixes --suffix-length 6 "$requests" "$parts/"
find "$parts" -type f | sort |
  xargs -P "$jobs" -I PART sh -c '"${TEXTFIELD:-textfield}" batch < PART > PART.answers'
cat "$parts"/*.answers > "$answers"
rm -r "$parts"
