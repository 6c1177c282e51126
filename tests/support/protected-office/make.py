"""Encrypted and protected Office files by LibreOffice: see README.md beside the files."""
import subprocess, time, uno, os, sys
from com.sun.star.beans import PropertyValue
OUT = sys.argv[1]
office = subprocess.Popen(['soffice', '--headless', '--norestore', '-env:UserInstallation=file:///tmp/lo-made', '--accept=socket,host=127.0.0.1,port=2902;urp;'])
local = uno.getComponentContext()
resolver = local.ServiceManager.createInstanceWithContext('com.sun.star.bridge.UnoUrlResolver', local)
for _ in range(120):
    try:
        context = resolver.resolve('uno:socket,host=127.0.0.1,port=2902;urp;StarOffice.ComponentContext'); break
    except Exception: time.sleep(1)
desktop = context.ServiceManager.createInstanceWithContext('com.sun.star.frame.Desktop', context)
prop = lambda name, value: PropertyValue(name, 0, value, 0)
FILES = [
    ('swriter', 'encrypted.doc', 'MS Word 97', 'secret'),
    ('swriter', 'plain.doc', 'MS Word 97', None),
    ('scalc', 'encrypted.xls', 'MS Excel 97', 'secret'),
    ('scalc', 'opened-by-excel.xls', 'MS Excel 97', 'VelvetSweatshop'),
    ('scalc', 'protected.xls', 'MS Excel 97', None), ('scalc', 'protected.xlsx', 'Calc MS Excel 2007 XML', None),
]
for kind, name, filter_name, password in FILES:
    document = desktop.loadComponentFromURL('private:factory/' + kind, '_blank', 0, (prop('Hidden', True),))
    if kind == 'scalc':
        sheet = document.Sheets.getByIndex(0)
        sheet.getCellRangeByName('A1').String = 'Kyosei'
        if name.startswith('protected'):
            sheet.protect('secret'); document.protect('secret')
    elif kind == 'swriter': document.Text.String = 'Kyosei'
    wanted = [prop('FilterName', filter_name)] + ([prop('Password', password)] if password else [])
    document.storeToURL('file://' + os.path.join(OUT, name), tuple(wanted))
    document.close(False)
try: desktop.terminate()
except Exception: pass
