#!/bin/bash
# Updates the servers of the site, one after the other, without an interruption:
#
#   deploy/update.sh .next/standalone www1 www2
#
# It copies the build to each server (by SSH) and restarts the service, which finishes its requests once the load balancer
# has noticed that it is not ready. If the new build is not ready within READY_SECONDS (120 by default), the server gets its
# previous build again, and the update ends. With METRICS_PORT, it also checks that the server can use its database, without
# which pages are served but forms fail. It asks localhost: HOST must be 127.0.0.1 or empty.
set -euo pipefail
build=$1
shift
id=$(cat "$build/.next/BUILD_ID")
folder=${SITE_DIR:-/srv/site}
ready_seconds=${READY_SECONDS:-120}
ready_url=http://localhost:${PORT:-3000}/api/ready/
# The balancer checks every second whether a server is ready.
notice_seconds=${NOTICE_SECONDS:-3}

# Makes a server run a build, by the path that `current` links to.
start() {
  ssh "$1" "cd '$folder' && ln -sfn '$2' next && mv -T next current && sudo systemctl restart site"
}

# Waits until a server can serve pages and, with METRICS_PORT, use its database.
wait_until_ready() {
  local check="curl -fs -o /dev/null $ready_url"
  if [ -n "${METRICS_PORT:-}" ]; then
    check="$check && curl -fs http://localhost:$METRICS_PORT/metrics | grep -q \"^database_available 1\""
  fi
  ssh "$1" "timeout $ready_seconds sh -c 'until $check; do sleep 1; done'"
}

for server in "$@"; do
  previous=$(ssh "$server" "readlink '$folder/current' || true")
  rsync --archive --exclude=/.next/cache "$build/" "$server:$folder/builds/$id/"
  # Converted pictures are kept, in the CacheDirectory of the service.
  ssh "$server" "ln -sfn /var/cache/site '$folder/builds/$id/.next/cache'"
  if start "$server" "builds/$id" && wait_until_ready "$server"; then
    echo "$server: $id is ready"
    sleep "$notice_seconds"
    continue
  fi
  echo "$server: $id is not ready" >&2
  if [ -n "$previous" ] && start "$server" "$previous" && wait_until_ready "$server"; then
    echo "$server: $previous is ready again" >&2
  fi
  exit 1
done
