import { expect, it } from 'vitest';
import { foldHeading, nearestHeading } from './headings.ts';

it.each([
	'企業名（カナ）',
	'企業名(カナ)',
	'企業名 （カナ）',
	'企業名\n（カナ）',
	'企業名（ｶﾅ）',
	'企業名（カナ）*',
	'企業名（カナ）＊',
	'企業名（カナ）※必須',
	'企業名（カナ）【必須】',
	' 企業名［カナ］ ',
])('a heading is the same however it is written: %s', (written) => {
	expect(foldHeading(written)).toBe('企業名カナ');
});

it('headings that differ in letters stay apart', () => {
	expect(new Set(['企業名', '企業名（カナ）', 'Company name', 'Company name (kana)'].map(foldHeading)).size).toBe(4);
});

it('names the known heading that an unknown one is like, and none where nothing is', () => {
	const known = ['企業名', '電話番号', '法人番号', 'メールアドレス'];
	expect(nearestHeading('代表電話番号', known)).toBe('電話番号');
	expect(nearestHeading('メールアドレス（代表）', known)).toBe('メールアドレス');
	expect(nearestHeading('メモ', known)).toBeNull();
});
