import { describe, expect, it } from 'vitest';
import { paragraph, wordFile } from '#tests/support/files/office-files.ts';
import { readDocument } from '#tests/support/files/previews.ts';
import { numeral } from './numerals.ts';

const level = (at: number, kind: string, text: string, more = ''): string =>
	`<w:lvl w:ilvl="${at}">${more}<w:numFmt w:val="${kind}"/><w:lvlText w:val="${text}"/></w:lvl>`;

const definition = (id: number, levels: string): string =>
	`<w:abstractNum w:abstractNumId="${id}">${levels}</w:abstractNum>`;

const list = (id: number, of: number, more = ''): string =>
	`<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${more}</w:num>`;

const numbering = [
	definition(0, level(0, 'decimal', '第%1条', '<w:start w:val="3"/>') + level(1, 'aiueo', '%1.%2)')),
	definition(1, level(0, 'bullet', '\uf0b7') + level(1, 'bullet', '※', '<w:suff w:val="nothing"/>')),
	list(1, 0),
	list(2, 1),
	list(3, 0, '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>'),
].join('');

const item = (text: string, id: number, at = 0): string =>
	paragraph(text, `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${id}"/></w:numPr>`);

const textsOf = async (body: string, styles = ''): Promise<string[]> => {
	const { blocks } = await readDocument(wordFile(body, { numbering, styles }));
	return blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
};

describe('the items of a list', () => {
	it('have their numbers and bullets', async () => {
		const body = [
			item('three', 1),
			item('sub', 1, 1),
			item('sub', 1, 1),
			item('four', 1),
			item('sub again', 1, 1),
			item('bullet', 2),
			item('mark', 2, 1),
			item('none', 0),
			item('unknown', 9),
			item('', 1),
			item('six', 1),
		];
		expect(await textsOf(body.join(''))).toEqual([
			'第3条 three',
			'3.ア) sub',
			'3.イ) sub',
			'第4条 four',
			'4.ア) sub again',
			'\u2022 bullet',
			'※mark',
			'none',
			'unknown',
			'第6条 six',
		]);
	});

	it('begin anew where another list says so, and go on after it', async () => {
		expect(await textsOf(item('a', 1) + item('b', 3) + item('c', 3) + item('d', 1))).toEqual([
			'第3条 a',
			'第1条 b',
			'第2条 c',
			'第3条 d',
		]);
	});

	it('are numbered by their style too, unless they say otherwise', async () => {
		const styles = `<w:style w:type="paragraph" w:styleId="article"><w:name w:val="heading 1"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>
			<w:style w:type="paragraph" w:styleId="based"><w:name w:val="x"/><w:basedOn w:val="article"/></w:style>`;
		const body =
			paragraph('one', '<w:pStyle w:val="article"/>') +
			paragraph('two', '<w:pStyle w:val="based"/>') +
			paragraph('none', '<w:pStyle w:val="article"/><w:numPr><w:numId w:val="0"/></w:numPr>');
		expect(await textsOf(body, styles)).toEqual(['第3条 one', '第4条 two', 'none']);
	});
});

it.each([
	['decimal', 12, '12'],
	['decimalZero', 3, '03'],
	['decimalFullWidth', 12, '１２'],
	['decimalEnclosedCircle', 1, '①'],
	['decimalEnclosedCircle', 21, '㉑'],
	['decimalEnclosedCircle', 36, '㊱'],
	['decimalEnclosedCircle', 51, '51'],
	['upperRoman', 1994, 'MCMXCIV'],
	['lowerLetter', 28, 'bb'],
	['aiueo', 46, 'ン'],
	['aiueoFullWidth', 47, 'アア'],
	['iroha', 47, 'ス'],
	['japaneseCounting', 11, '十一'],
	['japaneseCounting', 205, '二百五'],
	['ideographDigital', 20, '二〇'],
	['none', 5, ''],
	['constructor', 5, '5'],
	['upperRoman', 2_000_000_000, '2000000000'],
	['upperLetter', 0, '0'],
])('%s %d is %s', (kind, value, text) => {
	expect(numeral(value, kind)).toBe(text);
});
