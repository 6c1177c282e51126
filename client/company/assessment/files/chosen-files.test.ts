import { describe, expect, it } from 'vitest';
import { errorsOf, nameFrom, withFiles } from './chosen-files.ts';

const LIMITS = { room: 3, bytes: 10 };
const file = (name: string, size = 1): File => new File(['x'.repeat(size)], name);

describe('the name of a document', () => {
	it.each([
		['就業規則.pdf', '就業規則'],
		['rules 2026.04.docx', 'rules 2026.04'],
		['版2026.04', '版2026.04'],
		['\u304b\u3099.png', '\u304c'],
		['.pdf', ''],
	])('of %s is %j', (fileName, name) => {
		expect(nameFrom(fileName)).toBe(name);
	});

	it('is cut to what the server takes', () => {
		expect(nameFrom(`${'長'.repeat(300)}.pdf`)).toHaveLength(255);
	});
});

describe('choosing files', () => {
	it('takes as many as there is room for, and says how many it left out', () => {
		const one = withFiles([], [file('a.pdf')], LIMITS);
		expect(one.leftOut).toBe(0);
		const { chosen, leftOut } = withFiles(one.chosen, [file('b.pdf'), file('c.pdf'), file('d.pdf')], LIMITS);
		expect([chosen.map(({ name }) => name), leftOut]).toEqual([['a', 'b', 'c'], 1]);
		expect(new Set(chosen.map(({ key }) => key)).size).toBe(3);
	});

	it('tells an unfit type and an unfit size at once, but not an empty name before it is sent', () => {
		const { chosen } = withFiles([], [file('a.exe'), file('b.pdf', 11), file('.pdf'), file('IMG_0001.HEIC')], {
			...LIMITS,
			room: 4,
		});
		expect(chosen.map(({ errors }) => errors)).toEqual([
			{ document: 'company.files.invalidType' },
			{ document: 'company.files.tooLarge' },
			{ document: undefined },
			{ document: 'company.files.heif' },
		]);
		expect(errorsOf({ file: file('.pdf'), name: ' ' }, LIMITS)).toEqual({ name: 'company.files.nameRequired' });
		expect(errorsOf({ file: file('photo.jfif', 10), name: 'a' }, LIMITS)).toEqual({});
		expect(errorsOf({ file: file('a.pdf', 10), name: 'a' }, LIMITS)).toEqual({});
	});
});
