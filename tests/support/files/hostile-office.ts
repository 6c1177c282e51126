import type { Refusal } from '#server/office/refused.ts';
import { escaped, paragraph, sheetData, wordFile, wordTable, workbookFile } from '#tests/support/files/office-files.ts';

/** Malicious Word and Excel files: they fetch, run code, or use too many resources. */

/** A host that must never receive a request. */
const OUTSIDE = 'https://outside.invalid/';

/** A docx with an external picture and template; its text can still be shown. */
export const remotePictureDocument = (text = 'Before the picture'): Buffer =>
	wordFile(
		`${paragraph(text)}<w:p><w:r><w:drawing><a:blip r:link="remote"/></w:drawing></w:r></w:p>` +
			`<w:altChunk r:id="chunk"/>${wordTable([['A1', 'B1']])}`,
		{
			relations: [
				{ id: 'remote', type: 'image', target: `${OUTSIDE}picture.png`, isExternal: true },
				{ id: 'template', type: 'attachedTemplate', target: `${OUTSIDE}template.dotm`, isExternal: true },
				{ id: 'chunk', type: 'aFChunk', target: `${OUTSIDE}chunk.html`, isExternal: true },
			],
		},
	);

export const macroDocument = (): Buffer =>
	wordFile(paragraph('A macro stands behind this'), { more: [{ name: 'word/vbaProject.bin', content: 'x' }] });

/** An xlsx with formulas that fetch, a linked workbook, and an external sheet. */
export const linkedWorkbook = (text = 'Stored'): Buffer =>
	workbookFile(
		[
			{
				name: 'Links',
				xml: `${sheetData([
					[
						`<c r="A1" t="str"><f>WEBSERVICE("${escaped(OUTSIDE)}")</f><v>${escaped(text)}</v></c>`,
						`<c r="B1"><f>HYPERLINK("${escaped(OUTSIDE)}")</f></c>`,
						`<c r="C1" t="str"><f>cmd|'/c calc'!A1</f><v>=1+1</v></c>`,
						'<c r="D1"><f>[1]Sheet!A1</f><v>42</v></c>',
					],
				])}<hyperlinks><hyperlink ref="A1" r:id="link"/></hyperlinks>`,
			},
			{ name: 'Elsewhere', xml: '' },
		],
		{
			relations: [
				{ id: 'sheet1', type: 'worksheet', target: `${OUTSIDE}sheet.xml`, isExternal: true },
				{ id: 'book', type: 'externalLink', target: `${OUTSIDE}book.xlsx`, isExternal: true },
			],
		},
	);

const ENTITIES = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');

export type Hostile = {
	name: string;
	extension: 'docx' | 'xlsx';
	content: () => Buffer;
	reason: Refusal;
	/** Takes about a second to read, so a very busy machine may refuse it as `too_slow` instead. */
	isLong?: true;
};

const broken = (name: string, extension: Hostile['extension'], content: () => Buffer): Hostile => ({
	name,
	extension,
	content,
	reason: 'broken',
});

/** Flips bytes within the compressed data. */
const damaged = (file: Buffer): Buffer => {
	const bytes = Buffer.from(file);
	const at = bytes.indexOf('word/document.xml') + 'word/document.xml'.length;
	for (let offset = 20; offset < 60; offset++) bytes[at + offset] = (bytes[at + offset] ?? 0) ^ 0xff;
	return bytes;
};

const long = paragraph('x'.repeat(1_000)).repeat(100);

/** Files that must be refused, with the expected reason. */
export const REFUSED_FILES: readonly Hostile[] = [
	{ name: 'macros', extension: 'docx', content: macroDocument, reason: 'macros' },
	{
		name: 'macros under another name',
		extension: 'xlsx',
		content: () =>
			workbookFile([{ name: 'a', xml: sheetData([]) }], {
				more: [{ name: 'xl/x.bin', content: 'x' }],
				types: { 'xl/x.bin': 'application/vnd.ms-office.vbaProject' },
			}),
		reason: 'macros',
	},
	broken('a size that is a lie', 'docx', () => wordFile(long, { part: { declaredSize: 100 } })),
	{
		name: '40 MB in one paragraph',
		extension: 'docx',
		content: () => wordFile(paragraph('x'.repeat(40e6))),
		reason: 'too_large',
		isLong: true,
	},
	{
		name: 'more shared texts than are unpacked',
		extension: 'xlsx',
		content: () =>
			workbookFile([{ name: 'a', xml: sheetData([]) }], { strings: `<si><t>${'x'.repeat(21 * 1024 ** 2)}</t></si>` }),
		reason: 'too_large',
	},
	broken('entities that multiply', 'docx', () =>
		wordFile(`<w:p><w:r><w:t>&l9;</w:t></w:r></w:p>`, {
			prolog: `<!DOCTYPE x [<!ENTITY l0 "lol">${ENTITIES}]>`,
		}),
	),
	broken('an entity from a file', 'docx', () =>
		wordFile(`<w:p><w:r><w:t>&x;</w:t></w:r></w:p>`, {
			prolog: '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
		}),
	),
	broken('two million tags in each other', 'docx', () => wordFile('<w:p>'.repeat(2_000_000))),
	broken('a part that stands twice', 'docx', () =>
		wordFile(paragraph('one'), { more: [{ name: 'Word/Document.xml', content: '<x/>' }] }),
	),
	{
		name: 'an encrypted part',
		extension: 'docx',
		content: () => wordFile(paragraph('secret'), { part: { isEncrypted: true } }),
		reason: 'encrypted',
	},
	broken('half of a file', 'docx', () => {
		const file = wordFile(long);
		return file.subarray(0, file.length / 2);
	}),
	broken('damaged data', 'docx', () => damaged(wordFile(long))),
	broken('no end of its XML', 'docx', () => wordFile(paragraph('one'), { part: { content: '<w:document><w:body>' } })),
	broken('no zip', 'docx', () => Buffer.from('hello')),
	broken('nothing at all', 'xlsx', () => Buffer.alloc(0)),
	broken('bytes that are no text', 'docx', () => wordFile('', { part: { content: Buffer.from([0x3c, 0xff, 0xfe]) } })),
];
