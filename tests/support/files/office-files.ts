import { type ZipEntry, zip } from '#tests/support/files/files.ts';

/** Builds Word and Excel files from XML, so that a test shows what its file contains. */

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

export const escaped = (text: string): string =>
	text.replace(/[&<>"\r]/g, (character) => `&#${character.charCodeAt(0)};`);

type Relation = { id: string; type: string; target: string; isExternal?: boolean };

const relationsXml = (relations: readonly Relation[]): string => {
	const all = relations.map(
		({ id, type, target, isExternal }) =>
			`<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${escaped(target)}"${isExternal ? ' TargetMode="External"' : ''}/>`,
	);
	return `<Relationships xmlns="${RELATIONSHIPS}">${all.join('')}</Relationships>`;
};

const override = (part: string, type: string): string => `<Override PartName="/${part}" ContentType="${type}"/>`;

const contentTypes = (part: string, type: string, more: string): ZipEntry => ({
	name: '[Content_Types].xml',
	content: `<Types>${override(part, `application/vnd.openxmlformats-officedocument.${type}`)}${more}</Types>`,
});

const root = (target: string): ZipEntry => ({
	name: '_rels/.rels',
	content: relationsXml([{ id: 'rId1', type: 'officeDocument', target }]),
});

type WordFile = {
	/** XML before the root element. */
	prolog?: string;
	styles?: string;
	numbering?: string;
	relations?: readonly Relation[];
	more?: readonly ZipEntry[];
	/** Overrides of the document's zip entry. */
	part?: Partial<ZipEntry>;
};

/** A docx with the given content of `w:body`. */
export const wordFile = (
	body: string,
	{ prolog = '', styles, numbering, relations = [], more = [], part = {} }: WordFile = {},
): Buffer => {
	const own: Relation[] = [
		...(styles === undefined ? [] : [{ id: 'styles', type: 'styles', target: 'styles.xml' }]),
		...(numbering === undefined ? [] : [{ id: 'numbering', type: 'numbering', target: '/word/numbering.xml' }]),
		...relations,
	];
	const wrapped = (name: string, content: string): string =>
		`<w:${name} xmlns:w="${WORD}" xmlns:r="${OFFICE}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">${content}</w:${name}>`;
	return zip([
		contentTypes('word/document.xml', 'wordprocessingml.document.main+xml', ''),
		root('word/document.xml'),
		{ name: 'word/document.xml', content: prolog + wrapped('document', `<w:body>${body}</w:body>`), ...part },
		{ name: 'word/_rels/document.xml.rels', content: relationsXml(own) },
		...(styles === undefined ? [] : [{ name: 'word/styles.xml', content: wrapped('styles', styles) }]),
		...(numbering === undefined ? [] : [{ name: 'word/numbering.xml', content: wrapped('numbering', numbering) }]),
		...more,
	]);
};

/** A paragraph of one run. */
export const paragraph = (text: string, properties = ''): string =>
	`<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;

export const wordTable = (rows: readonly (readonly string[])[]): string => {
	const cells = (row: readonly string[]): string =>
		row.map((text) => `<w:tc><w:tcPr/>${paragraph(text)}</w:tc>`).join('');
	return `<w:tbl><w:tblPr/>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
};

type SheetFile = { name: string /** The content of `worksheet`. */; xml: string; state?: 'hidden' | 'veryHidden' };

type Workbook = {
	/** The content of `sst`. */
	strings?: string;
	/** The content of `styleSheet`. */
	styles?: string;
	is1904?: boolean;
	relations?: readonly Relation[];
	more?: readonly ZipEntry[];
	/** Additional content types, by part. */
	types?: Readonly<Record<string, string>>;
};

/** An xlsx with the given sheets. */
export const workbookFile = (
	sheets: readonly SheetFile[],
	{ strings, styles, is1904 = false, relations = [], more = [], types = {} }: Workbook = {},
): Buffer => {
	const part = (name: string, element: string, content: string): ZipEntry => ({
		name: `xl/${name}`,
		content: `<${element} xmlns="${SHEETS}" xmlns:r="${OFFICE}">${content}</${element}>`,
	});
	const listed = sheets.map(
		({ name, state }, at) =>
			`<sheet name="${escaped(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="sheet${at}"/>`,
	);
	const own: Relation[] = [
		...sheets.map((_, at) => ({ id: `sheet${at}`, type: 'worksheet', target: `worksheets/sheet${at}.xml` })),
		...(strings === undefined ? [] : [{ id: 'strings', type: 'sharedStrings', target: '/xl/sharedStrings.xml' }]),
		...(styles === undefined ? [] : [{ id: 'styles', type: 'styles', target: 'styles.xml' }]),
	];
	const furtherTypes = Object.entries(types)
		.map(([name, type]) => override(name, type))
		.join('');
	const taken = new Set(relations.map(({ id }) => id));
	const all = [...own.filter(({ id }) => !taken.has(id)), ...relations];
	return zip([
		contentTypes('xl/workbook.xml', 'spreadsheetml.sheet.main+xml', furtherTypes),
		root('/xl/workbook.xml'),
		part('workbook.xml', 'workbook', `<workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${listed.join('')}</sheets>`),
		{ name: 'xl/_rels/workbook.xml.rels', content: relationsXml(all) },
		...sheets.map(({ xml }, at) => part(`worksheets/sheet${at}.xml`, 'worksheet', xml)),
		...(strings === undefined ? [] : [part('sharedStrings.xml', 'sst', strings)]),
		...(styles === undefined ? [] : [part('styles.xml', 'styleSheet', styles)]),
		...more,
	]);
};

/** The `sheetData` element; a cell is given as its reference and the rest of its XML. */
export const sheetData = (rows: readonly (readonly string[])[]): string =>
	`<sheetData>${rows.map((cells, at) => `<row r="${at + 1}">${cells.join('')}</row>`).join('')}</sheetData>`;
