#!/usr/bin/env bash
# Opens the files of openpyxl in LibreOffice (7.4.7 when they were committed) and saves them again.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
for kind in companies paper; do
	cp "$kind-openpyxl.xlsx" "$work/$kind-libreoffice.xlsx"
	soffice --headless "-env:UserInstallation=file://$work/profile" --convert-to xlsx:'Calc MS Excel 2007 XML' --outdir "$work/out" \
		"$work/$kind-libreoffice.xlsx" > /dev/null
	cp "$work/out/$kind-libreoffice.xlsx" .
done
rm -r "$work"
