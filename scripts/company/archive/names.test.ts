import { expect, it } from 'vitest';
import { entryName } from './names.ts';

it.each([
	['就業規則.pdf', 'pdf', 'document-1-就業規則.pdf'],
	['LEDGER.PDF', 'pdf', 'document-1-LEDGER.pdf'],
	['a.pdf', 'docx', 'document-1-a.pdf.docx'],
	['../../etc/passwd', 'pdf', 'document-1-_.._etc_passwd.pdf'],
	['C:\\x|y?.xlsx', 'xlsx', 'document-1-C__x_y_.xlsx'],
	['a\u0000\u202Eb\n.png', 'png', 'document-1-a__b_.png'],
	[' . ', 'pdf', 'document-1.pdf'],
	['長'.repeat(300), 'pdf', `document-1-${'長'.repeat(80)}.pdf`],
])('%j becomes a name that every system can unpack', (given, extension, name) => {
	expect(entryName('document-1', given, extension)).toBe(name);
});
