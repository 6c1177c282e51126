import { expect, it } from 'vitest';
import { asRead, parseRuby, withoutRuby } from './ruby.ts';

const TEXT = '次｛つぎ｝の 会社｛かいしゃ｝へ';

it('a reading belongs to the kanji before it', () => {
	expect(parseRuby(TEXT)).toEqual([
		{ text: '次', reading: 'つぎ', before: '' },
		{ text: 'の ', reading: null },
		{ text: '会社', reading: 'かいしゃ', before: '' },
		{ text: 'へ', reading: null },
	]);
	expect(parseRuby('人々｛ひとびと｝')).toEqual([{ text: '人々', reading: 'ひとびと', before: '' }]);
});

it('digits stay with the kanji that counts them', () => {
	expect(parseRuby('15の 5分｛ふん｝')).toEqual([
		{ text: '15の ', reading: null },
		{ text: '分', reading: 'ふん', before: '5' },
	]);
	expect(asRead('5分｛ふん｝')).toBe('5ふん');
});

it('a text without readings stays as it is', () => {
	expect(parseRuby('Tiếng Việt')).toEqual([{ text: 'Tiếng Việt', reading: null }]);
	expect(parseRuby('')).toEqual([]);
});

it('is written without readings, and read aloud by them', () => {
	expect(withoutRuby(TEXT)).toBe('次の 会社へ');
	expect(asRead(TEXT)).toBe('つぎの かいしゃへ');
});
