#!/bin/sh
# Writes a backup of the form data to BACKUP_DIR, and removes those that are older than BACKUP_DAYS (14 by default): the
# database of DATABASE_URL or, if that is not set, the one in DATA_DIR with its signing secret. See docs/operating.md.
set -eu
umask 077
: "${BACKUP_DIR:?}"
backup=$BACKUP_DIR/site-$(date -u +%Y%m%dT%H%M%SZ)
partial=$BACKUP_DIR/partial
trap 'rm -rf "$partial"' EXIT
rm -rf "$partial"
mkdir "$partial"

if [ -n "${DATABASE_URL:-}" ]; then
  pg_dump --format=custom "$DATABASE_URL" > "$partial/site.dump"
else
  # SQLite would create a missing database, and back that up.
  if [ ! -s "${DATA_DIR:?}/state.sqlite" ]; then
    echo "$DATA_DIR/state.sqlite does not exist. Set DATA_DIR or DATABASE_URL to what the server uses." >&2
    exit 1
  fi
  sqlite3 -readonly "$DATA_DIR/state.sqlite" "VACUUM INTO '$partial/state.sqlite'"
  # It does not exist if SIGNING_SECRET is set.
  if [ -e "$DATA_DIR/signing-secret" ]; then cp -p "$DATA_DIR/signing-secret" "$partial/"; fi
fi

# A folder with its final name is complete.
mv "$partial" "$backup"
find "$BACKUP_DIR" -mindepth 1 -maxdepth 1 -name 'site-*' -mtime "+${BACKUP_DAYS:-14}" -exec rm -r {} +

# node_exporter's textfile collector reads METRICS_DIR.
if [ -n "${METRICS_DIR:-}" ]; then
  echo "site_backup_time_seconds $(date +%s)" > "$BACKUP_DIR/site.prom"
  chmod 644 "$BACKUP_DIR/site.prom"
  mv "$BACKUP_DIR/site.prom" "$METRICS_DIR/"
fi
