import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import ExcelJS from 'exceljs';
import { ZipFile } from 'yazl';
import { findChromium } from '#workers/chromium.ts';
import { dropBrowser, launchBrowser } from '#workers/launch-browser.ts';
import { conditions, payslip, record, register, type Section, wages, workRules } from './contents.ts';

/** Makes the documents of the demo's companies, which are committed: `node scripts/seed/demo/files/make.ts` */

const here = import.meta.dirname;
const into = (name: string): string => path.join(here, name);

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const wordParagraph = (text: string, style?: string): string =>
	`<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;

const wordTable = (rows: readonly (readonly string[])[]): string => {
	const cells = (row: readonly string[]) => row.map((text) => `<w:tc><w:tcPr/>${wordParagraph(text)}</w:tc>`).join('');
	return `<w:tbl><w:tblPr/>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>${wordParagraph('')}`;
};

const wordBody = (sections: readonly Section[]): string =>
	sections
		.map(({ heading, paragraphs, table }) =>
			[
				wordParagraph(heading, 'Heading1'),
				...paragraphs.map((text) => wordParagraph(text)),
				table ? wordTable(table) : '',
			].join(''),
		)
		.join('');

const writeWord = async (name: string, sections: readonly Section[]): Promise<void> => {
	const override = (part: string, type: string) =>
		`<Override PartName="/word/${part}.xml" ContentType="${OFFICE}.${type}+xml"/>`;
	const relations = (content: string) =>
		`<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`;
	const relation = (type: string, target: string) =>
		`<Relationship Id="${type}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
	const parts = {
		'[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('document', 'document.main')}${override('styles', 'styles')}</Types>`,
		'_rels/.rels': relations(relation('officeDocument', 'word/document.xml')),
		'word/_rels/document.xml.rels': relations(relation('styles', 'styles.xml')),
		'word/document.xml': `<w:document xmlns:w="${WORD}"><w:body>${wordBody(sections)}</w:body></w:document>`,
		'word/styles.xml': `<w:styles xmlns:w="${WORD}"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style></w:styles>`,
	};
	const file = new ZipFile();
	for (const [part, content] of Object.entries(parts)) {
		file.addBuffer(Buffer.from(content), part, { mtime: new Date('2026-04-01T00:00:00Z') });
	}
	file.end();
	await pipeline(file.outputStream, createWriteStream(into(name)));
};

type Sheets = Readonly<Record<string, readonly (readonly (string | number)[])[]>>;

const writeWorkbook = async (name: string, sheets: Sheets): Promise<void> => {
	const workbook = new ExcelJS.Workbook();
	workbook.created = new Date('2026-04-01T00:00:00Z');
	for (const [title, rows] of Object.entries(sheets)) {
		const sheet = workbook.addWorksheet(title);
		for (const row of rows) sheet.addRow([...row]);
		sheet.getRow(1).font = { bold: true };
		for (const column of sheet.columns) column.width = 18;
	}
	await workbook.xlsx.writeFile(into(name));
};

/** As `launchBrowser` offers the font of documents. */
const FONT = `body { font-family: 'Kyosei Sans JP'; }`;

/** One page for each section. */
const printed = (sections: readonly Section[]): string => {
	const table = (rows: readonly (readonly string[])[] = []) =>
		`<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</table>`;
	const pages = sections.map(
		({ heading, paragraphs, table: rows }) =>
			`<section><h1>${escaped(heading)}</h1>${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('')}${table(rows)}</section>`,
	);
	return `<style>${FONT} section { break-after: page; } h1 { font-size: 22px; } p { font-size: 14px; line-height: 1.9; }
		table { border-collapse: collapse; width: 100%; font-size: 13px; } td { border: 1px solid #888; padding: 8px; }</style>${pages.join('')}`;
};

/** A sheet of paper on a table, a little askew. */
const photographed = (): string => {
	const rows = payslip.map(
		([label, translation, amount]) => `<tr><td>${label}<small>${translation}</small></td><td>${amount}円</td></tr>`,
	);
	return `<style>${FONT} body { margin: 0; width: 1200px; height: 900px; display: grid; place-content: center;
			background: repeating-linear-gradient(92deg, #8a6a48 0 38px, #93724f 38px 80px, #866543 80px 120px); }
		main { width: 640px; padding: 44px 52px; background: linear-gradient(160deg, #fdfcf8, #eceae2); transform: rotate(-3deg) skewX(-1deg); box-shadow: 8px 14px 36px #0008; }
		h1 { font-size: 26px; margin: 0 0 4px; } p { margin: 0 0 18px; font-size: 15px; } table { width: 100%; border-collapse: collapse; font-size: 19px; }
		td { border-bottom: 1px solid #999; padding: 9px 4px; } td:last-child { text-align: right; } small { display: block; color: #555; font-size: 14px; }</style>
		<main><h1>給与明細（6月分）</h1><p>Slip gaji bulan Juni　番号2</p><table>${rows.join('')}</table></main>`;
};

const chromium = await findChromium(null);
if (!chromium) throw new Error('there is no Chromium');
const launched = await launchBrowser(chromium);
const page = await launched.browser.newPage();
const show = async (html: string): Promise<void> => {
	await page.setContent(`<!doctype html><meta charset="utf-8">${html}`);
	await page.evaluate(() => document.fonts.ready.then(() => true));
};
for (const [name, sections] of [
	['conditions.pdf', conditions],
	['record.pdf', record],
] as const) {
	await show(printed(sections));
	await writeFile(into(name), await page.pdf({ format: 'a4', margin: { top: 60, right: 60, bottom: 60, left: 60 } }));
}
await page.setViewport({ width: 1200, height: 900 });
await show(photographed());
await writeFile(into('payslip.jpg'), await page.screenshot({ type: 'jpeg', quality: 72 }));
await dropBrowser(launched);
await writeWord('work-rules.docx', workRules);
await writeWorkbook('register.xlsx', register);
await writeWorkbook('wages.xlsx', wages);
