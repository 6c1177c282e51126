import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attachment } from './disposition.ts';

const savedAs = (header: string): string => decodeURIComponent(header.split("filename*=UTF-8''")[1] ?? '');

describe('attachment', () => {
	it('keeps a Japanese name, with an ASCII fallback', () => {
		expect(attachment('報告書 (1).pdf')).toBe(
			`attachment; filename="___ (1).pdf"; filename*=UTF-8''%E5%A0%B1%E5%91%8A%E6%9B%B8%20%281%29.pdf`,
		);
	});

	it('has a plain name for clients that know no other', () => {
		expect(attachment('評価.xlsx', 'assessment-result.xlsx')).toBe(
			`attachment; filename="assessment-result.xlsx"; filename*=UTF-8''%E8%A9%95%E4%BE%A1.xlsx`,
		);
	});

	it('removes line breaks, quotes, folders and bidirectional controls from a name', () => {
		expect(attachment('a\r\nSet-Cookie: x=1.pdf')).toBe(
			`attachment; filename="aSet-Cookie: x=1.pdf"; filename*=UTF-8''aSet-Cookie%3A%20x%3D1.pdf`,
		);
		expect(attachment('a"; filename="b.exe')).toContain('filename="a_; filename=_b.exe";');
		expect(savedAs(attachment('../../etc/passwd'))).toBe('.._.._etc_passwd');
		expect(savedAs(attachment('invoice\u202efdp.exe'))).toBe('invoicefdp.exe');
		expect(savedAs(attachment('\r\n'))).toBe('download');
	});

	it('is one valid header line for any name', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (name) => {
				expect(attachment(name)).toMatch(
					/^attachment; filename="[^"\\\p{Cc}]*"; filename\*=UTF-8''[\w.~!#$&+^`|%-]+$/u,
				);
			}),
		);
	});
});
