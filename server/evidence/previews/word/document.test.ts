import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PREVIEW_LIMITS } from '#shared/evidence/preview.ts';
import { remotePictureDocument } from '#tests/support/files/hostile-office.ts';
import { paragraph, wordFile, wordTable } from '#tests/support/files/office-files.ts';
import { readDocument } from '#tests/support/files/previews.ts';

const textsOf = async (body: string): Promise<unknown[]> =>
	(await readDocument(wordFile(body))).blocks.map((block) => (block.kind === 'table' ? block.rows : block.text));

describe('the paragraphs of a document', () => {
	it('have the level of their heading, by style, by its name, by what it is based on, or by themselves', async () => {
		const styles = [
			'<w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/></w:style>',
			'<w:style w:type="paragraph" w:styleId="own"><w:name w:val="My own"/><w:basedOn w:val="1"/></w:style>',
			'<w:style w:type="paragraph" w:styleId="ja"><w:name w:val="見出し ３"/></w:style>',
			'<w:style w:type="paragraph" w:styleId="level"><w:name w:val="Chapter"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>',
			'<w:style w:type="paragraph" w:styleId="toc"><w:name w:val="TOC Heading"/><w:basedOn w:val="1"/><w:pPr><w:outlineLvl w:val="9"/></w:pPr></w:style>',
			'<w:style w:type="paragraph" w:styleId="title"><w:name w:val="Title"/></w:style>',
			'<w:style w:type="paragraph" w:styleId="a"><w:name w:val="a"/><w:basedOn w:val="b"/></w:style>',
			'<w:style w:type="paragraph" w:styleId="b"><w:name w:val="b"/><w:basedOn w:val="a"/></w:style>',
		].join('');
		const styled = (id: string): string => paragraph(id, `<w:pStyle w:val="${id}"/>`);
		const ids = ['1', 'own', 'ja', 'level', 'toc', 'title', 'a', 'unknown'];
		const { blocks } = await readDocument(
			wordFile(ids.map(styled).join('') + paragraph('itself', '<w:outlineLvl w:val="8"/>') + paragraph('body'), {
				styles,
			}),
		);
		const levels = blocks.map((block) => block.kind === 'paragraph' && [block.text, block.level]);
		expect(levels).toEqual([
			['1', 1],
			['own', 1],
			['ja', 3],
			['level', 2],
			['toc', null],
			['title', 1],
			['a', null],
			['unknown', null],
			['itself', 6],
			['body', null],
		]);
	});

	it('have their level by the ids of styles where there is no part of styles', async () => {
		const { blocks } = await readDocument(wordFile(paragraph('One', '<w:pStyle w:val="Heading2"/>')));
		expect(blocks).toEqual([{ kind: 'paragraph', level: 2, text: 'One' }]);
	});

	it('are read as somebody reads them who accepts all changes', async () => {
		const run = (text: string, properties = ''): string => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
		const body = `<w:p>${run('stays ')}<w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:ins>${run('new ')}</w:ins><w:moveFrom>${run('from')}</w:moveFrom><w:moveTo>${run('to')}</w:moveTo></w:p>
			<w:p><w:pPr><w:pPrChange><w:pPr><w:pStyle w:val="Heading1"/></w:pPr></w:pPrChange></w:pPr>${run('hidden', '<w:vanish/>')}${run('shown', '<w:vanish w:val="0"/>')}</w:p>
			<w:tbl><w:tr><w:trPr><w:del/></w:trPr><w:tc>${paragraph('deleted row')}</w:tc></w:tr><w:tr><w:tc>${paragraph('row')}</w:tc></w:tr></w:tbl>`;
		expect((await readDocument(wordFile(body))).blocks).toEqual([
			{ kind: 'paragraph', level: null, text: 'stays new to' },
			{ kind: 'paragraph', level: null, text: 'shown' },
			{ kind: 'table', rows: [['row']] },
		]);
	});

	it('have tabs, line breaks and the characters of symbol fonts, and no furigana', async () => {
		const body = `<w:p><w:pPr><w:tabs><w:tab w:val="left" w:pos="1"/></w:tabs></w:pPr><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:sym w:font="Wingdings" w:char="F0FE"/><w:sym w:font="Symbol" w:char="F0B7"/></w:r></w:p>
			<w:p><w:r><w:ruby><w:rubyPr/><w:rt><w:r><w:t>きょうせい</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>共生</w:t></w:r></w:rubyBase></w:ruby></w:r></w:p>`;
		expect(await textsOf(body)).toEqual(['a\tb\nc\u2011\u2611\ufffd', '共生']);
	});

	it('are shown once where a text box has a stand-in for other readers', async () => {
		const box = (text: string): string => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`;
		const body = `<w:p><w:r><w:t>around</w:t></w:r><w:r><mc:AlternateContent><mc:Choice>${box('in the box')}</mc:Choice><mc:Fallback>${box('in the box')}</mc:Fallback></mc:AlternateContent></w:r></w:p>`;
		expect(await textsOf(body)).toEqual(['in the box', 'around']);
	});

	it('come out as they went in', async () => {
		const text = fc
			.string({ unit: 'binary', minLength: 1, maxLength: 40 })
			.map((given) => given.replaceAll(/[^\P{Cc}\t\n]|[\ufffe\uffff]/gu, '').toWellFormed())
			.filter((given) => given.trim() !== '');
		await fc.assert(
			fc.asyncProperty(fc.array(text, { maxLength: 20 }), async (texts) => {
				expect(await textsOf(texts.map((each) => paragraph(each)).join(''))).toEqual(texts);
			}),
			{ numRuns: 25 },
		);
	});
});

describe('the tables of a document', () => {
	it('have a column for each that a cell covers, and the tables within cells as lines', async () => {
		const body = `<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${paragraph('wide')}</w:tc><w:tc>${paragraph('c')}</w:tc></w:tr>
			<w:tr><w:trPr><w:gridBefore w:val="1"/></w:trPr><w:tc>${paragraph('b')}${wordTable([['n1', 'n2'], ['n3']])}${paragraph('end')}</w:tc><w:tc><w:p/></w:tc></w:tr></w:tbl>`;
		expect(await textsOf(body)).toEqual([
			[
				['wide', '', 'c'],
				['', 'b\nn1\nn2\nn3\nend', ''],
			],
		]);
	});

	it('have no more columns than are shown', async () => {
		const wide = Array.from({ length: PREVIEW_LIMITS.columns + 1 }, (_, at) => `c${at}`);
		const cut = await readDocument(wordFile(wordTable([wide])));
		expect(cut).toMatchObject({ is_cut: true, blocks: [{ rows: [wide.slice(0, -1)] }] });
		const spanning = '<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="2000000000"/></w:tcPr><w:p/></w:tc></w:tr></w:tbl>';
		expect((await textsOf(spanning))[0]).toEqual([Array(PREVIEW_LIMITS.columns).fill('')]);
	});
});

describe('a document', () => {
	it('is shown without anything from elsewhere, with the number of its pictures', async () => {
		expect(await readDocument(remotePictureDocument())).toEqual({
			kind: 'document',
			blocks: [
				{ kind: 'paragraph', level: null, text: 'Before the picture' },
				{ kind: 'table', rows: [['A1', 'B1']] },
			],
			is_cut: false,
			picture_count: 1,
		});
	});

	it('is cut after 5,000 paragraphs and rows, and the rest is not unpacked', async () => {
		const whole = await readDocument(wordFile(paragraph('x').repeat(PREVIEW_LIMITS.rows)));
		expect([whole.blocks.length, whole.is_cut]).toEqual([PREVIEW_LIMITS.rows, false]);
		// More than may be unpacked.
		const long = await readDocument(wordFile(paragraph('x'.repeat(100)).repeat(200_000)));
		expect([long.blocks.length, long.is_cut]).toEqual([PREVIEW_LIMITS.rows, true]);
		const table = await readDocument(wordFile(wordTable(Array(PREVIEW_LIMITS.rows + 5).fill(['x']))));
		expect(table).toMatchObject({ is_cut: true, blocks: [{ kind: 'table' }] });
		expect(table.blocks[0]).toHaveProperty('rows.length', PREVIEW_LIMITS.rows);
	});

	it('is cut in the middle of a text that is too long', async () => {
		const { blocks, is_cut } = await readDocument(wordFile(paragraph('🐟'.repeat(4_000_000)) + paragraph('after')));
		expect([blocks.length, is_cut]).toEqual([1, true]);
		expect(blocks[0]).toHaveProperty('text.length', PREVIEW_LIMITS.characters);
	});

	it('is read in UTF-16 too, and with any prefix', async () => {
		const xml = `\ufeff<?xml version="1.0" encoding="UTF-16"?><document><ns0:body>${paragraph('共生').replaceAll('w:', 'ns0:')}</ns0:body></document>`;
		const content = Buffer.from(xml, 'utf16le');
		expect((await readDocument(wordFile('', { part: { content } }))).blocks).toEqual([
			{ kind: 'paragraph', level: null, text: '共生' },
		]);
	});
});
