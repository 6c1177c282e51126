import { expect, it } from 'vitest';
import { plainCode } from './recovery-codes.ts';

it.each([
	'0123-4567-89AB-CDEF',
	'0123456789abcdef',
	' 0123 4567 89ab cdef ',
	'０１２３－４５６７－８９ＡＢ－ＣＤＥＦ',
	'O123-4567-89AB-CDEF',
	'ol23-4567-89ab-cdef',
	'0i23—4567—89ab—cdef',
])('dashes, spaces, case, width and letters that look like digits do not matter: %s', (typed) => {
	expect(plainCode(typed)).toBe('0123456789ABCDEF');
});

it('other codes stay others', () => {
	expect(plainCode('0123-4567-89AB-CDE')).not.toBe(plainCode('0123-4567-89AB-CDEF'));
	expect(plainCode('あ')).toBe('');
});
