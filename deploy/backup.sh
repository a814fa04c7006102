#!/bin/sh
# A copy of everything, for cron:
#   PATH=/opt/carrack/.venv/bin:/usr/bin:/bin CARRACK_DATABASE=/var/lib/carrack/carrack.db /opt/carrack/deploy/backup.sh /var/backups/carrack
# It has the secrets of running tables and the hashes of passwords: keep it as safe as the database itself.
set -eu
umask 077
folder=${1:?where to put the copy}
copy="$folder/carrack-$(date +%F).tables"
carrack export --all --with-secrets -o "$copy.part"
mv "$copy.part" "$copy"
find "$folder" -name 'carrack-*.tables' -mtime +30 -delete
