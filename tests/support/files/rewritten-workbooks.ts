import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { withTemporaryFile } from '#server/storage/temporary.ts';
import { withZip } from '#server/storage/zip-directory.ts';
import { zip } from '#tests/support/files/files.ts';

/** Other ways to write the same workbook, as text replacements in its XML. */

export type Parts = Map<string, string>;

const inPart =
	(part: RegExp, change: (xml: string) => string) =>
	(parts: Parts): void => {
		for (const [name, xml] of parts) if (part.test(name)) parts.set(name, change(xml));
	};

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const STRINGS = /sharedStrings\.xml$/;
const STYLES = /styles\.xml$/;
const BOOK = /^xl\/workbook\.xml$/;
const ANY = /^xl\/(?:workbook|styles|sharedStrings|worksheets\/[^/]+)\.xml$/;

const prefixed = (prefix: string) =>
	inPart(ANY, (xml) =>
		xml
			.replaceAll(/<(\/?)(?!\?|x14|mc|xr)([A-Za-z])/g, `<$1${prefix}:$2`)
			.replace(/xmlns="([^"]+)"/, `xmlns:${prefix}="$1"`),
	);

const renamedPart =
	(from: string, to: string) =>
	(parts: Parts): void => {
		const content = parts.get(from);
		if (content === undefined) return;
		parts.delete(from);
		parts.set(to, content);
		for (const [name, xml] of parts) {
			parts.set(name, xml.replaceAll(`"/${from}"`, `"/${to}"`).replaceAll(`"${from.replace('xl/', '')}"`, `"/${to}"`));
		}
	};

const insideSheet = (xml: string) => inPart(SHEET, (sheet) => sheet.replace('</sheetData>', `</sheetData>${xml}`));
const beforeRows = (xml: string) => inPart(SHEET, (sheet) => sheet.replace('<sheetData>', `${xml}<sheetData>`));
const eachText = (change: (text: string) => string) =>
	inPart(STRINGS, (xml) => xml.replaceAll(/<t(?: [^>]*)?>([^<]*)<\/t>/g, (_, text: string) => change(text)));
/** A letter of a text, or an entity. */
const LETTERS = /&[^;]+;|./gsu;

export const REWRITINGS: Readonly<Record<string, (parts: Parts) => void>> = {
	'the prefix x': prefixed('x'),
	'a long prefix': prefixed('spreadsheetml'),
	'strict namespaces': inPart(/\.(?:xml|rels)$/, (xml) =>
		xml
			.replaceAll(
				'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
				'http://purl.oclc.org/ooxml/spreadsheetml/main',
			)
			.replaceAll(
				'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
				'http://purl.oclc.org/ooxml/officeDocument/relationships',
			),
	),
	'cells without references': inPart(SHEET, (xml) => xml.replaceAll(/(<c) r="[^"]*"/g, '$1')),
	'rows without references': inPart(SHEET, (xml) => xml.replaceAll(/(<row) r="[^"]*"/g, '$1')),
	'absolute references': inPart(SHEET, (xml) => xml.replaceAll(/(<c r=")([A-Z]+)(\d+)/g, '$1$$$2$$$3')),
	'rows with styles and heights': inPart(SHEET, (xml) =>
		xml.replaceAll(
			/<row (r="[^"]*")[^>]*>/g,
			'<row $1 spans="1:99" s="1" customFormat="1" ht="18.75" customHeight="1" thickBot="1">',
		),
	),
	'runs for each letter': eachText((text) =>
		(text.match(LETTERS) ?? []).map((letter) => `<r><rPr><b/></rPr><t xml:space="preserve">${letter}</t></r>`).join(''),
	),
	'a run for the whole text': eachText((text) => `<r><t xml:space="preserve">${text}</t></r>`),
	furigana: eachText(
		(text) =>
			`<t xml:space="preserve">${text}</t><rPh sb="0" eb="1"><t>ヨミ</t></rPh><phoneticPr fontId="1" type="Hiragana"/>`,
	),
	'furigana between runs': eachText(
		(text) => `<r><t xml:space="preserve">${text}</t></r><rPh sb="0" eb="1"><t>ヨミ</t></rPh>`,
	),
	'texts in CDATA': eachText((text) =>
		text.includes('&') ? `<t xml:space="preserve">${text}</t>` : `<t xml:space="preserve"><![CDATA[${text}]]></t>`,
	),
	'letters as numbers': eachText(
		(text) =>
			`<t xml:space="preserve">${(text.match(LETTERS) ?? []).map((letter) => (letter.length > 2 && letter.startsWith('&') ? letter : `&#${letter.codePointAt(0)};`)).join('')}</t>`,
	),
	'inline texts': (parts) => {
		const items = [...(parts.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(([, item]) => item);
		inPart(SHEET, (xml) =>
			xml.replaceAll(
				/<c ([^>]*)t="s"([^>]*)><v>(\d+)<\/v><\/c>/g,
				(_, before, after, at) => `<c ${before}t="inlineStr"${after}><is>${items[Number(at)] ?? ''}</is></c>`,
			),
		)(parts);
	},
	'texts as results of formulas': (parts) => {
		const texts = [...(parts.get('xl/sharedStrings.xml') ?? '').matchAll(/<si><t(?: [^>]*)?>([^<]*)<\/t><\/si>/g)];
		inPart(SHEET, (xml) =>
			xml.replaceAll(
				/<c ([^>]*)t="s"([^>]*)><v>(\d+)<\/v><\/c>/g,
				(_, before, after, at) =>
					`<c ${before}t="str"${after}><f>A1&amp;B1</f><v>${texts[Number(at)]?.[1] ?? ''}</v></c>`,
			),
		)(parts);
	},
	'numbers with their type': inPart(SHEET, (xml) => xml.replaceAll(/<c ((?:(?! t=)[^>])*)><v>/g, '<c $1 t="n"><v>')),
	'numbers as results of formulas': inPart(SHEET, (xml) =>
		xml.replaceAll(/<c ((?:(?! t=)[^>])*)><v>/g, '<c $1><f t="shared" si="0"/><v>'),
	),
	'numbers with exponents': inPart(SHEET, (xml) =>
		xml.replaceAll(/(<c (?:(?! t=)[^>])*><v>)([^<]*)(<\/v>)/g, (_, before, number, after) =>
			Number.isFinite(Number(number))
				? `${before}${Number(number).toExponential()}${after}`
				: `${before}${number}${after}`,
		),
	),
	'days by the format 31 of Japanese Excel': inPart(STYLES, (xml) =>
		xml.replaceAll(/(<xf )numFmtId="14"/g, '$1numFmtId="31"'),
	),
	'days by the format 57': inPart(STYLES, (xml) => xml.replaceAll(/(<xf )numFmtId="14"/g, '$1numFmtId="57"')),
	'days by a format of their own': inPart(STYLES, (xml) =>
		xml
			.replace(/<numFmts[^>]*>.*?<\/numFmts>|<numFmts[^>]*\/>/s, '')
			.replace(
				/(<styleSheet[^>]*>)/,
				'$1<numFmts count="1"><numFmt numFmtId="199" formatCode="[$-411]ggge&quot;年&quot;m&quot;月&quot;d&quot;日&quot;;@"/></numFmts>',
			)
			.replaceAll(/(<xf )numFmtId="14"/g, '$1numFmtId="199"'),
	),
	'days from 1904': (parts) => {
		const styles = parts.get('xl/styles.xml') ?? '';
		const xfs = [...(/<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles)?.[1] ?? '').matchAll(/<xf [^>]*numFmtId="(\d+)"/g)];
		const isDay = (style: string): boolean => xfs[Number(style)]?.[1] === '14';
		inPart(SHEET, (xml) =>
			xml.replaceAll(/(<c [^>]*s="(\d+)"[^>]*><v>)([^<]*)(<\/v>)/g, (whole, before, style, number, after) =>
				isDay(style) ? `${before}${Number(number) - 1462}${after}` : whole,
			),
		)(parts);
		inPart(BOOK, (xml) => xml.replace(/<workbookPr[^>]*>/, '<workbookPr date1904="1"/>'))(parts);
	},
	'days in ISO form': (parts) => {
		const styles = parts.get('xl/styles.xml') ?? '';
		const xfs = [...(/<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles)?.[1] ?? '').matchAll(/<xf [^>]*numFmtId="(\d+)"/g)];
		inPart(SHEET, (xml) =>
			xml.replaceAll(/<c ([^>]*s="(\d+)"[^>]*)><v>([^<]*)<\/v>/g, (whole, attributes, style, number) => {
				if (xfs[Number(style)]?.[1] !== '14') return whole;
				const day = new Date(Date.UTC(1899, 11, 30) + Number(number) * 86_400_000).toISOString().slice(0, 10);
				return `<c ${attributes} t="d"><v>${day}</v>`;
			}),
		)(parts);
	},
	'another name of the sheet': renamedPart('xl/worksheets/sheet1.xml', 'xl/pages/One.xml'),
	'another name of the texts': renamedPart('xl/sharedStrings.xml', 'xl/words.xml'),
	'another name of the styles': renamedPart('xl/styles.xml', 'xl/look/styles2.xml'),
	'empty, formatted rows': inPart(SHEET, (xml) =>
		xml.replace(
			'</sheetData>',
			`${'<row s="1" customFormat="1"><c s="1"/><c s="1"/></row>'.repeat(2_000)}</sheetData>`,
		),
	),
	'comments, drawings and links': insideSheet(
		'<hyperlinks><hyperlink ref="A1" display="x"/></hyperlinks><drawing xmlns:q="urn:q" q:id="rId77"/><legacyDrawing/>',
	),
	'rules and filters': insideSheet(
		'<autoFilter ref="A1:B9"><filterColumn colId="0"/></autoFilter><conditionalFormatting sqref="A1"><cfRule type="expression" priority="1"><formula>A1=1</formula></cfRule></conditionalFormatting><dataValidations count="1"><dataValidation type="list" sqref="A2:A9"><formula1>"a,b"</formula1></dataValidation></dataValidations>',
	),
	extensions: insideSheet('<extLst><ext uri="{x}"><v>7</v><c r="A1"><v>9</v></c></ext></extLst>'),
	'columns with widths and styles': beforeRows('<cols><col min="1" max="16384" width="9.5" style="1"/></cols>'),
	'names and calculation': inPart(BOOK, (xml) =>
		xml.replace(
			'</sheets>',
			'</sheets><definedNames><definedName name="x">#REF!</definedName></definedNames><calcPr calcId="191029"/>',
		),
	),
};

const partsOf = (content: Buffer): Promise<Parts> =>
	withTemporaryFile(os.tmpdir(), async (file) => {
		await writeFile(file, content);
		return withZip(file, async (opened) => {
			const parts: Parts = new Map();
			for await (const entry of opened.eachEntry()) {
				const chunks: Buffer[] = [];
				for await (const chunk of await opened.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
				parts.set(entry.fileName, Buffer.concat(chunks).toString('utf8'));
			}
			return parts;
		});
	});

/** The same workbook, written otherwise. */
export const rewritten = async (content: Buffer, names: readonly string[]): Promise<Buffer> => {
	const parts = await partsOf(content);
	for (const name of names) REWRITINGS[name]?.(parts);
	return zip([...parts].map(([name, xml]) => ({ name, content: xml })));
};
