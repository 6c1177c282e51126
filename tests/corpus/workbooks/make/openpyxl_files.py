"""Writes the files of openpyxl (3.0.9 when they were committed): python3 openpyxl_files.py"""
import datetime
import json
import pathlib

from openpyxl import Workbook
from openpyxl.comments import Comment

HERE = pathlib.Path(__file__).parent
CONTENTS = json.loads((HERE / "contents.json").read_text())


def write(kind, name, iso_dates=False, extras=False):
    workbook = Workbook()
    workbook.iso_dates = iso_dates
    sheet = workbook.active
    sheet.title = CONTENTS[kind]["sheet"]
    for y, row in enumerate(CONTENTS[kind]["rows"], 1):
        for x, value in enumerate(row, 1):
            if value is None:
                continue
            cell = sheet.cell(y, x)
            if isinstance(value, dict):
                cell.value = datetime.date.fromisoformat(value["day"])
            else:
                cell.value = value
    if extras:
        sheet["B2"].comment = Comment("要確認", "人事部")
        sheet.column_dimensions["C"].hidden = True
        for row in range(len(CONTENTS[kind]["rows"]) + 1, 300):
            sheet.cell(row, 1).number_format = "yyyy/mm/dd"
            if kind == "companies":
                sheet.cell(row, 2).value = f'=IF(A{row}="","",A{row})'
        sheet.auto_filter.ref = f"A1:E{len(CONTENTS[kind]['rows'])}"
    workbook.save(HERE.parent / f"{kind}-{name}.xlsx")


for kind in CONTENTS:
    write(kind, "openpyxl")
    write(kind, "openpyxl-iso-dates", iso_dates=True)
    write(kind, "openpyxl-extras", extras=True)
