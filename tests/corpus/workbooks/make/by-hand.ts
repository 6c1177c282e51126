import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { zip } from '#tests/support/files/files.ts';
import { escaped } from '#tests/support/files/office-files.ts';
import contents from './contents.json' with { type: 'json' };

/**
 * Writes files by hand, with the peculiarities of programs that could not be run here:
 * `node tests/corpus/workbooks/make/by-hand.ts`.
 */

type Cell = string | number | { day: string } | null;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const STRICT_MAIN = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
const STRICT_OFFICE = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const DAY_MS = 24 * 3_600_000;

const serialOf = (day: string, is1904: boolean): number =>
	(Date.parse(day) - (is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30))) / DAY_MS;

const nameOf = (column: number): string => String.fromCharCode(65 + column);

type Style = {
	/** Of all elements, with its colon. */
	prefix?: string;
	isStrict?: boolean;
	is1904?: boolean;
	/** How a text is written; otherwise in the table of shared strings. */
	inline?: (text: string) => string;
	/** A shared string. */
	item?: (text: string) => string;
	withoutReferences?: boolean;
	/** `numFmt` elements and the number of the format of days. */
	formats?: string;
	dayFormat: number;
	/** Names of the parts. */
	parts?: { workbook: string; sheet: string; strings: string; styles: string };
	/** Declares the type of the workbook by its extension. */
	typedByExtension?: boolean;
	/** Attributes of the date cells, with their value. */
	dayCell?: (day: string) => string;
};

const EXCEL_PARTS = {
	workbook: 'xl/workbook.xml',
	sheet: 'xl/worksheets/sheet1.xml',
	strings: 'xl/sharedStrings.xml',
	styles: 'xl/styles.xml',
};

const write = (file: string, sheetName: string, rows: readonly (readonly Cell[])[], style: Style): void => {
	const { prefix: p = '', isStrict = false, is1904 = false, inline, parts = EXCEL_PARTS } = style;
	const item = style.item ?? ((text: string) => `<${p}t xml:space="preserve">${escaped(text)}</${p}t>`);
	const [main, office] = isStrict ? [STRICT_MAIN, STRICT_OFFICE] : [MAIN, OFFICE];
	const texts: string[] = [];
	const cellXml = (value: Cell, reference: string): string => {
		const r = style.withoutReferences ? '' : ` r="${reference}"`;
		if (value === null) return style.withoutReferences ? `<${p}c/>` : '';
		if (typeof value === 'number') return `<${p}c${r}><${p}v>${value}</${p}v></${p}c>`;
		if (typeof value === 'object') {
			const written = style.dayCell?.(value.day) ?? ` s="1"><${p}v>${serialOf(value.day, is1904)}</${p}v>`;
			return `<${p}c${r}${written}</${p}c>`;
		}
		if (inline) return `<${p}c${r} t="inlineStr"><${p}is>${inline(value)}</${p}is></${p}c>`;
		texts.push(value);
		return `<${p}c${r} t="s"><${p}v>${texts.length - 1}</${p}v></${p}c>`;
	};
	const rowsXml = rows.map((row, y) => {
		const cells = row.map((value, x) => cellXml(value, `${nameOf(x)}${y + 1}`)).join('');
		return `<${p}row${style.withoutReferences ? '' : ` r="${y + 1}"`}>${cells}</${p}row>`;
	});
	const named = p === '' ? 'xmlns' : `xmlns:${p.slice(0, -1)}`;
	const part = (element: string, content: string): string =>
		`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<${p}${element} ${named}="${main}" xmlns:rel="${office}">${content}</${p}${element}>`;
	const relation = (id: string, type: string, target: string): string =>
		`<Relationship Id="${id}" Type="${office}/${type}" Target="/${target}"/>`;
	const relations = (all: string): string => `<Relationships xmlns="${PACKAGE}">${all}</Relationships>`;
	const override = (name: string, type: string): string =>
		`<Override PartName="/${name}" ContentType="${TYPE}.${type}+xml"/>`;
	const { dir, base } = path.posix.parse(parts.workbook);
	const content = zip([
		{
			name: '[Content_Types].xml',
			content: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${style.typedByExtension ? `<Default Extension="xml" ContentType="${TYPE}.sheet.main+xml"/>` : override(parts.workbook, 'sheet.main')}${override(parts.sheet, 'worksheet')}${override(parts.strings, 'sharedStrings')}${override(parts.styles, 'styles')}</Types>`,
		},
		{ name: '_rels/.rels', content: relations(relation('rId1', 'officeDocument', parts.workbook)) },
		{
			name: `${dir}/_rels/${base}.rels`,
			content: relations(
				relation('rId9', 'worksheet', parts.sheet) +
					relation('rId2', 'sharedStrings', parts.strings) +
					relation('rId3', 'styles', parts.styles),
			),
		},
		{
			name: parts.workbook,
			content: part(
				'workbook',
				`<${p}workbookPr${is1904 ? ' date1904="1"' : ''}/><${p}sheets><${p}sheet name="${escaped(sheetName)}" sheetId="7" rel:id="rId9"/></${p}sheets>`,
			),
		},
		{ name: parts.sheet, content: part('worksheet', `<${p}sheetData>${rowsXml.join('')}</${p}sheetData>`) },
		{ name: parts.strings, content: part('sst', texts.map((text) => `<${p}si>${item(text)}</${p}si>`).join('')) },
		{
			name: parts.styles,
			content: part(
				'styleSheet',
				`${style.formats ?? ''}<${p}cellXfs count="2"><${p}xf numFmtId="0"/><${p}xf numFmtId="${style.dayFormat}" applyNumberFormat="1"/></${p}cellXfs>`,
			),
		},
	]);
	writeFileSync(path.join(import.meta.dirname, '..', file), content);
};

/** Furigana behind the text, as Japanese Excel writes it. */
const withFurigana = (text: string): string =>
	`<t>${escaped(text)}</t><rPh sb="0" eb="${Math.min(2, text.length)}"><t>フリガナ</t></rPh><phoneticPr fontId="1"/>`;

/** One run for each character, with its own font. */
const inRuns = (text: string): string =>
	[...text].map((letter) => `<r><rPr><sz val="11"/></rPr><t xml:space="preserve">${escaped(letter)}</t></r>`).join('');

const format = (p: string, code: string): string =>
	`<${p}numFmts count="1"><${p}numFmt numFmtId="176" formatCode="${escaped(code)}"/></${p}numFmts>`;

const STYLES: Readonly<Record<string, Style>> = {
	'excel-ja': { item: withFurigana, dayFormat: 31 },
	'excel-ja-era': { item: inRuns, dayFormat: 57 },
	'excel-1904': { is1904: true, dayFormat: 14 },
	'excel-strict': { isStrict: true, dayFormat: 14, dayCell: (day) => ` s="1" t="d"><v>${day}T00:00:00</v>` },
	google: { inline: (text) => `<t>${escaped(text)}</t>`, formats: format('', 'yyyy"-"mm"-"dd'), dayFormat: 176 },
	wps: { prefix: 'x:', formats: format('x:', 'yyyy"年"m"月"d"日";@'), dayFormat: 176 },
	closedxml: {
		prefix: 'x:',
		dayFormat: 14,
		typedByExtension: true,
		parts: { workbook: 'xl/book.xml', sheet: 'xl/pages/one.xml', strings: 'xl/texts.xml', styles: 'xl/looks.xml' },
	},
	'without-references': { withoutReferences: true, dayFormat: 30 },
};

for (const [kind, { sheet, rows }] of Object.entries(contents)) {
	for (const [name, style] of Object.entries(STYLES)) {
		write(`${kind}-${name}.xlsx`, sheet, rows as readonly (readonly Cell[])[], style);
	}
}
