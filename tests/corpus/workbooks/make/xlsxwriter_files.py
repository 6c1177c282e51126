"""Writes the files of XlsxWriter (3.0.2 when they were committed): python3 xlsxwriter_files.py"""
import datetime
import json
import pathlib

import xlsxwriter

HERE = pathlib.Path(__file__).parent
CONTENTS = json.loads((HERE / "contents.json").read_text())

for kind, contents in CONTENTS.items():
    workbook = xlsxwriter.Workbook(str(HERE.parent / f"{kind}-xlsxwriter.xlsx"))
    sheet = workbook.add_worksheet(contents["sheet"])
    day = workbook.add_format({"num_format": 'ggge"年"m"月"d"日"'})
    bold = workbook.add_format({"bold": True})
    for y, row in enumerate(contents["rows"]):
        for x, value in enumerate(row):
            if isinstance(value, dict):
                sheet.write_datetime(y, x, datetime.datetime.fromisoformat(value["day"]), day)
            elif isinstance(value, str) and len(value) > 3 and x == 1:
                sheet.write_rich_string(y, x, bold, value[:2], value[2:])
            elif value is not None:
                sheet.write(y, x, value)
    workbook.define_name("一覧", f"='{contents['sheet']}'!$A$1:$C$3")
    chart = workbook.add_chart({"type": "column"})
    chart.add_series({"values": f"='{contents['sheet']}'!$D$2:$D$3"})
    if kind == "companies":
        workbook.add_chartsheet("グラフ").set_chart(chart)
    else:
        sheet.insert_chart("H2", chart)
    workbook.close()
