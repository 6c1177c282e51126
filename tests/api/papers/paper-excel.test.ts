import fs from 'node:fs';
import { desc, eq, sql } from 'drizzle-orm';
import type ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { auditEvents } from '#server/db/tables/audit.ts';
import { papers } from '#server/db/tables/papers.ts';
import type { AssessmentPaper } from '#shared/papers/schemas.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { smallPaper } from '#tests/support/assessments.ts';
import { call } from '#tests/support/client.ts';
import { makeAssessor, makeCompanyUser, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { officePackage, zip } from '#tests/support/files/files.ts';
import { workbookFile } from '#tests/support/files/office-files.ts';
import {
	downloadFile,
	importForm,
	importWorkbook,
	openWorkbook,
	REGULAR_HEADINGS,
	RIGHT_ROWS,
	regularWorkbook,
	withCell,
} from '#tests/support/files/workbooks.ts';

const booted = withApp();

const PAPERS = '/console/assessment_papers';
const SHEET = 'Regular paper';

const list = async (person: Person, isPremium = true): Promise<AssessmentPaper[]> =>
	(await person.get<AssessmentPaper[]>(`${PAPERS}?is_premium=${isPremium}`)).data;

const draftOf = async (person: Person, isPremium = true) =>
	(await list(person, isPremium)).find((paper) => !paper.is_published) ?? null;

const withoutIds = (value: unknown): unknown =>
	JSON.parse(JSON.stringify(value, (key, inner) => (key === 'id' ? undefined : inner)));

const dropDrafts = ({ deps }: TestApp) => deps.db.delete(papers).where(eq(papers.isPublished, false));

describe('a paper as a workbook', () => {
	it.each([
		[true, 'ja', '設問票-正式評価'],
		[true, 'en', 'paper-regular'],
		[false, 'ja', '設問票-自己診断'],
		[false, 'en', 'paper-self-assessment'],
	] as const)('survives out and in whole: regular %s, downloaded in %s', async (isPremium, locale, name) => {
		const app = booted.current;
		await dropDrafts(app);
		const admin = await makeConsoleAdmin(app);
		const shipped = (await list(admin, isPremium)).at(-1);
		const file = await downloadFile(app, admin.token, `${PAPERS}/${shipped?.id}/download`, locale);
		expect(file.status).toBe(200);
		expect(file.headers.get('content-type')).toMatch(/spreadsheetml\.sheet$/);
		expect(Number(file.headers.get('content-length'))).toBe(file.content.length);
		expect(decodeURIComponent(file.headers.get('content-disposition') ?? '')).toContain(
			`''${name}-${shipped?.id}.xlsx`,
		);
		const answer = await importWorkbook(app, admin.token, { content: file.content, isPremium, version: 0 });
		expect([answer.errors, answer.status]).toEqual([{}, 200]);
		expect(answer.message).toBe('The paper was imported as the draft.');
		const draft = await draftOf(admin, isPremium);
		expect(draft).toMatchObject({ id: answer.data.id, is_published: false, version: answer.data.version });
		expect(JSON.stringify(withoutIds(draft?.main_categories))).toBe(
			JSON.stringify(withoutIds(shipped?.main_categories)),
		);
		const [audit] = await app.deps.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
		expect(audit).toMatchObject({ action: 'paper.drafted', actorId: admin.user.id, subjectId: answer.data.id });
	});

	it('carries the marks of check items, and a workbook from before they were in it leaves them as they are', async () => {
		const app = booted.current;
		await dropDrafts(app);
		const admin = await makeConsoleAdmin(app);
		const contents = smallPaper().slice(0, 1);
		const [question] = contents[0]?.sub_categories[0]?.questions ?? [];
		Object.assign(question ?? {}, { is_critical: true });
		Object.assign(question?.evaluations[1] ?? {}, { is_critical_item: true });
		await admin.post(PAPERS, { is_premium: true, is_published: false, main_categories: contents });
		const marks = async () =>
			(await draftOf(admin))?.main_categories[0]?.sub_categories[0]?.questions[0]?.evaluations.map(
				(item) => item.is_critical_item,
			);
		expect(await marks()).toEqual([false, true]);
		const reimported = async (change: (sheet: ExcelJS.Worksheet) => void) => {
			const before = await draftOf(admin);
			const { content } = await downloadFile(app, admin.token, `${PAPERS}/${before?.id}/download`);
			const workbook = await openWorkbook(content);
			const sheet = workbook.getWorksheet(SHEET);
			if (!sheet) throw new Error('no sheet');
			change(sheet);
			const changed = Buffer.from(await workbook.xlsx.writeBuffer());
			const answer = await importWorkbook(app, admin.token, {
				content: changed,
				isPremium: true,
				version: before?.version ?? 0,
			});
			expect([answer.errors, answer.status]).toEqual([{}, 200]);
			return marks();
		};
		/** The cell of the column in the row of a text. */
		const cellOf = (sheet: ExcelJS.Worksheet, text: string): ExcelJS.Cell => {
			const texts = sheet.getColumn('B').values as unknown[];
			return sheet.getCell(`G${texts.indexOf(text)}`);
		};
		expect(
			await reimported((sheet) => {
				expect(
					['Content (Japanese)', '設問1-1-1', '確認1-1-1-1', '確認1-1-1-2'].map((text) => cellOf(sheet, text).value),
				).toEqual(['Critical question or check item', 'critical', null, 'critical']);
				cellOf(sheet, '確認1-1-1-1').value = '重要';
				cellOf(sheet, '確認1-1-1-2').value = null;
			}),
		).toEqual([true, false]);
		expect(
			await reimported((sheet) => {
				sheet.getCell('G1').value = 'Critical';
				cellOf(sheet, '確認1-1-1-1').value = null;
			}),
		).toEqual([true, false]);
	});

	it('keeps texts unchanged: formula signs, escapes, line breaks, characters outside the BMP', async () => {
		const app = booted.current;
		await dropDrafts(app);
		const admin = await makeConsoleAdmin(app);
		const texts = ['=1+1', '+81', '-5', '@SUM(A1)', '_x0041_', '1行目\n2行目', '𠮷野家 & <b>"\'', '0123', 'true'];
		const contents = smallPaper().slice(0, 1);
		contents[0]?.sub_categories[0]?.questions.push(
			...texts.map((content) => ({
				content,
				content_en: content,
				points: 1,
				evaluations: [{ content, content_en: null, weight: 1 }],
				sdg_target_ids: [],
			})),
		);
		await admin.post(PAPERS, { is_premium: true, is_published: false, main_categories: contents });
		const before = await draftOf(admin);
		const { content } = await downloadFile(app, admin.token, `${PAPERS}/${before?.id}/download`);
		const sheet = (await openWorkbook(content)).getWorksheet(SHEET);
		const values: unknown[] = [];
		sheet?.eachRow((row) => row.eachCell((cell) => values.push(cell.value)));
		expect(values.every((value) => typeof value === 'string' || typeof value === 'number')).toBe(true);
		expect(values).toContain('=1+1');
		expect((await importWorkbook(app, admin.token, { content, version: before?.version ?? -1 })).status).toBe(200);
		expect(withoutIds((await draftOf(admin))?.main_categories)).toEqual(withoutIds(before?.main_categories));
	});

	it('has numeric cells, frozen headings, the targets and instructions; a template has no rows', async () => {
		const app = booted.current;
		const assessor = await makeAssessor(app);
		const { content, status } = await downloadFile(app, assessor.token, `${PAPERS}/template?is_premium=true`, 'ja');
		expect(status).toBe(200);
		const workbook = await openWorkbook(content);
		expect(workbook.worksheets.map((sheet) => sheet.name)).toEqual(['設問票（正式評価）', 'SDGsターゲット', '使い方']);
		const [paper, targets] = workbook.worksheets;
		expect(paper?.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
		expect(paper?.getRow(1).values).toEqual([
			undefined,
			'種類',
			'内容（日本語）',
			'内容（英語）',
			'配点',
			'重み',
			'SDGsターゲット',
			'重要な設問・確認項目',
			'根拠の種類',
			'出典',
			'出典（英語）',
			'確認日',
			'識別子',
			'記録の識別子',
			'部署',
			'施行日',
			'効力の最終日',
		]);
		expect(paper?.getRow(2).hasValues).toBe(false);
		expect(targets?.rowCount).toBe(170);
		const simple = await openWorkbook(
			(await downloadFile(app, assessor.token, `${PAPERS}/template?is_premium=false`)).content,
		);
		expect(simple.worksheets.map((sheet) => sheet.name)).toEqual(['Self-assessment paper', 'How to edit']);
	});

	it('accepts what earlier versions wrote: the names of sheets and headings', async () => {
		const app = booted.current;
		await dropDrafts(app);
		const admin = await makeConsoleAdmin(app);
		const content = await regularWorkbook(RIGHT_ROWS, (sheet, workbook) => {
			sheet.getCell('D1').value = '満点';
			sheet.getCell('F1').value = 'SDGターゲット';
			workbook.addWorksheet('SDGターゲット');
		});
		const regular = await importWorkbook(app, admin.token, { content, version: 0 });
		expect([regular.errors, regular.status]).toEqual([{}, 200]);
		// Told as the other kind of paper, so it is known by its former name.
		for (const name of ['設問票（簡易評価）', 'Simple paper']) {
			const simple = await importWorkbook(app, admin.token, { content: await renamed(name), version: 1 });
			expect(simple.errors.workbook?.[0]).toContain(`file of "${name}"`);
		}
	});

	it('reads what cells say, whatever they are made of: results of formulas, runs, links, numbers', async () => {
		const app = booted.current;
		await dropDrafts(app);
		const admin = await makeConsoleAdmin(app);
		const content = await regularWorkbook(RIGHT_ROWS, (sheet) => {
			sheet.getCell('A1').value = '種 類＊';
			sheet.getCell('B1').value = { richText: [{ text: 'Content' }, { text: '\n(Japanese)' }] };
			sheet.getCell('A3').value = { formula: '"Sub-category"', result: 'Sub-category' };
			sheet.getCell('B3').value = { richText: [{ text: '小' }, { font: { bold: true }, text: '項目' }] };
			sheet.getCell('B4').value = { text: '設問', hyperlink: 'https://example.com' };
			sheet.getCell('C4').value = 5;
			sheet.getCell('D4').value = { formula: '5+5', result: 10 };
			sheet.getCell('E5').value = '０．３';
			sheet.getCell('F4').value = 8.5;
			sheet.getRow(5).hidden = true;
			sheet.getCell('A900').value = { formula: 'IF(B900="","",1)', result: '' };
			sheet.getCell('B900').numFmt = 'yyyy/m/d';
		});
		const answer = await importWorkbook(app, admin.token, { content, version: 0 });
		expect([answer.errors, answer.status]).toEqual([{}, 200]);
		expect(answer.message).toContain('row 5');
		const [category] = (await draftOf(admin))?.main_categories ?? [];
		expect(category?.sub_categories[0]).toMatchObject({
			content: '小項目',
			questions: [{ content: '設問', content_en: '5', points: 10, evaluations: [{ weight: 0.3 }, {}] }],
		});
		expect(category?.sub_categories[0]?.questions[0]?.sdg_target_ids).toHaveLength(1);
	});

	it('accepts headings in either language, full-width digits and empty rows', async () => {
		const app = booted.current;
		await dropDrafts(app);
		const admin = await makeConsoleAdmin(app);
		const rows: ExcelJS.CellValue[][] = [
			['大項目', '大項目'],
			[],
			['小項目', '小項目'],
			['設問', '設問', null, '１０', null, '８．５、10.2'],
			['確認項目', '確認', null, null, '1.0'],
		];
		const answer = await importWorkbook(app, admin.token, { content: await regularWorkbook(rows), version: 0 });
		expect([answer.errors, answer.status]).toEqual([{}, 200]);
		const [category] = (await draftOf(admin))?.main_categories ?? [];
		const [question] = category?.sub_categories[0]?.questions ?? [];
		expect(question).toMatchObject({ points: 10, evaluations: [{ weight: 1 }] });
		expect(question?.sdg_target_ids).toHaveLength(2);
	});
});

type Broken = [what: string, content: () => Promise<Buffer> | Buffer, errors: Record<string, RegExp>];

const cell = (
	what: string,
	address: string,
	value: ExcelJS.CellValue,
	message: RegExp,
	at = `${SHEET}.${address.slice(1)}.${address[0]}`,
): Broken => [what, () => withCell(address, value), { [at]: message }];

const rows = (what: string, all: ExcelJS.CellValue[][], errors: Record<string, RegExp>): Broken => [
	what,
	() => regularWorkbook(all),
	errors,
];

const file = (what: string, content: () => Promise<Buffer> | Buffer, message: RegExp): Broken => [
	what,
	content,
	{ workbook: message },
];

const [CATEGORY, SUB, QUESTION, ITEM_1, ITEM_2] = RIGHT_ROWS.map((row) => [...row]) as ExcelJS.CellValue[][] as [
	ExcelJS.CellValue[],
	ExcelJS.CellValue[],
	ExcelJS.CellValue[],
	ExcelJS.CellValue[],
	ExcelJS.CellValue[],
];

const renamed = (name: string) =>
	regularWorkbook(RIGHT_ROWS, (sheet) => {
		sheet.name = name;
	});

const headed = (index: number, heading: ExcelJS.CellValue) =>
	regularWorkbook(RIGHT_ROWS, (sheet) => {
		sheet.getCell(1, index).value = heading;
	});

const manyRows = async (count: number): Promise<Buffer> =>
	regularWorkbook(Array.from({ length: count }, () => ['Category', '大']));

const NO_FILE = /cannot be read as an Excel workbook/;

const BROKEN: readonly Broken[] = [
	file('text', () => Buffer.from('level,content\n'), NO_FILE),
	file('an empty file of a name', () => Buffer.from(' '), NO_FILE),
	file('a plain zip', () => zip([{ name: 'a.txt', content: 'x' }]), NO_FILE),
	file('a document', () => officePackage('docx'), NO_FILE),
	file('a shell of a workbook', () => officePackage('xlsx'), NO_FILE),
	file('half a workbook', async () => (await regularWorkbook()).subarray(0, 2_000), NO_FILE),
	file('macros', () => officePackage('xlsx', [{ name: 'xl/vbaProject.bin' }]), /macros/),
	file(
		'a bomb',
		() => officePackage('xlsx', [{ name: 'xl/media/a.bin', content: 'x', declaredSize: 2_000_000_000 }]),
		/too large/,
	),
	file(
		'ten thousand entries',
		() =>
			officePackage(
				'xlsx',
				Array.from({ length: 10_000 }, (_, at) => ({ name: `x${at}` })),
			),
		/too large/,
	),
	file(
		'100,000 rows',
		() =>
			workbookFile([
				{ name: SHEET, xml: `<sheetData>${'<row><c t="b"><v>1</v></c></row>'.repeat(100_000)}</sheetData>` },
			]),
		/too many rows \(100000\)/,
	),
	file('one row too many', () => manyRows(10_000), /too many rows \(10001\)/),
	file('another sheet', () => renamed('Sheet1'), /"Regular paper" is missing/),
	file('the other kind', () => renamed('Self-assessment paper'), /file of "Self-assessment paper"/),
	file(
		'a sheet too many',
		() => regularWorkbook(RIGHT_ROWS, (_sheet, workbook) => void workbook.addWorksheet('Notes')),
		/"Notes" cannot be imported/,
	),
	['no heading', () => regularWorkbook([], (sheet) => sheet.spliceRows(1, 1)), headingErrors()],
	['a missing heading', () => headed(2, null), { [`${SHEET}.1.B`]: /must be "Content \(Japanese\)"/ }],
	['swapped headings', () => headed(4, 'Weight'), { [`${SHEET}.1.D`]: /must be "Perfect score"/ }],
	['a heading too many', () => headed(7, 'Memo'), { [`${SHEET}.1.G`]: /nothing can be entered/ }],
	['a formula as heading', () => headed(1, { formula: '"Level"' }), { [`${SHEET}.1.A`]: /must be "Level"/ }],
	['no rows', () => regularWorkbook([]), { [`${SHEET}.1.A`]: /at least one category/ }],
	cell('a formula without a result', 'B4', { formula: 'A1' }, /no stored result/),
	cell('a formula without a result as score', 'D4', { formula: '5+5' }, /no stored result/),
	cell(
		'a cell that is longer than Excel allows',
		'B4',
		'あ'.repeat(32_768),
		/cell B4 of the sheet.*32,767/,
		'workbook',
	),
	cell('a date', 'B4', new Date('2026-01-02'), /this is a date/),
	cell('a date as weight', 'E5', new Date('2026-01-02'), /this is a date/),
	cell('true as content', 'C4', true, /not TRUE or FALSE/),
	cell('an error value', 'B6', { error: '#REF!' }, /error value/),
	[
		'a time',
		() =>
			regularWorkbook(RIGHT_ROWS, (sheet) => {
				sheet.getCell('B4').value = 0.5;
				sheet.getCell('B4').numFmt = 'h:mm';
			}),
		{ [`${SHEET}.4.B`]: /this is a time/ },
	],
	cell('a number that lost digits', 'B4', 1e21, /Format the cell as text/),
	cell('a number that may be two targets', 'F4', 8.1, /8\.1 and 8\.10/),
	cell('an unknown level', 'A4', 'Item', /enter one of Category \/ Sub-category \/ Question \/ Check item/),
	cell('a number as level', 'A4', 3, /enter one of/),
	cell('no level', 'A4', null, /enter one of/),
	cell('a text as score', 'D4', 'ten', /enter a number/),
	cell('no score', 'D4', null, /Perfect score field is required/),
	cell('a score of 0', 'D4', 0, /Perfect score must be at least 1/),
	cell('half a point', 'D4', 1.5, /must be a whole number/),
	cell('a score below 0', 'D4', -1, /at least 0/),
	cell('a score too high', 'D4', 10_001, /not be greater than 10000/),
	cell('a text as weight', 'E5', 'heavy', /enter a number/),
	cell('no weight', 'E5', null, /Weight field is required/),
	cell('a weight of hundredths', 'E5', 0.35, /in steps of 0\.1/),
	cell('a weight above 1', 'E5', 1.3, /not be greater than 1/),
	cell('a weight below 0', 'E5', -0.3, /at least 0/),
	cell(
		'weights below 1.0',
		'E5',
		0.2,
		/must add up to 1\.0\. Weight points remaining to distribute: 0\.1\./,
		`${SHEET}.4.E`,
	),
	cell('weights above 1.0', 'E5', 0.4, /remaining to distribute: -0\.1\./, `${SHEET}.4.E`),
	cell('an unknown target', 'F4', '8.5, 18.1', /no SDG target "18\.1"/),
	cell('a weight of a question', 'E4', 0.5, /row of the level Question/),
	cell('a score of a category', 'D2', 5, /row of the level Category/),
	cell('a target of a check item', 'F6', '8.5', /row of the level Check item/),
	cell('a note beside the columns', 'H4', 'note', /nothing can be entered in this column/),
	cell('a text too long', 'B4', 'あ'.repeat(2_001), /not be longer than 2000/),
	cell('no content', 'B4', null, /Content \(Japanese\) field is required/),
	rows('a sub-category first', [SUB, CATEGORY], { [`${SHEET}.2.A`]: /no Category above this row/ }),
	rows('a question without a sub-category', [CATEGORY, QUESTION, ITEM_1, ITEM_2], {
		[`${SHEET}.3.A`]: /no Sub-category above this row/,
		[`${SHEET}.4.A`]: /no Question above this row/,
		[`${SHEET}.5.A`]: /no Question above this row/,
	}),
	rows('a check item without a question', [CATEGORY, SUB, ITEM_1], { [`${SHEET}.4.A`]: /no Question above this row/ }),
	rows('a category without sub-categories', [CATEGORY], { [`${SHEET}.2.A`]: /at least one sub category/ }),
	rows('a sub-category without questions', [CATEGORY, SUB], { [`${SHEET}.3.A`]: /at least one question/ }),
	rows('a question without check items', [CATEGORY, SUB, QUESTION], {
		[`${SHEET}.4.E`]: /remaining to distribute: 1\.0\./,
	}),
	rows(
		'several things at once',
		[CATEGORY, SUB, ['Question', null, true, 'ten', 0.1, '99.9'], ['Thing', { formula: '1' }]],
		{
			[`${SHEET}.4.C`]: /not TRUE or FALSE/,
			[`${SHEET}.4.D`]: /enter a number/,
			[`${SHEET}.4.E`]: /row of the level Question/,
			[`${SHEET}.4.F`]: /no SDG target "99\.9"/,
			[`${SHEET}.5.A`]: /enter one of/,
			[`${SHEET}.5.B`]: /no stored result/,
		},
	),
];

function headingErrors(): Record<string, RegExp> {
	return Object.fromEntries(
		REGULAR_HEADINGS.map((heading, index) => [
			`${SHEET}.1.${'ABCDEF'[index]}`,
			new RegExp(`must be "${heading.replace(/[()]/g, '\\$&')}"`),
		]),
	);
}

describe('broken workbooks', () => {
	it('cover more than fifty cases', () => expect(BROKEN.length).toBeGreaterThanOrEqual(50));

	it.each(BROKEN)('%s: the error names the cell, and nothing changes', async (_what, content, errors) => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const before = JSON.stringify(await list(admin));
		const answer = await importWorkbook(app, admin.token, { content: await content() });
		expect(answer.status).toBe(422);
		expect(Object.keys(answer.errors)).toEqual(Object.keys(errors));
		for (const [place, message] of Object.entries(errors)) {
			expect(answer.errors[place]).toEqual([expect.stringMatching(message)]);
		}
		expect(JSON.stringify(await list(admin))).toBe(before);
		expect(fs.readdirSync(app.deps.storage.temporaryFolder)).toEqual([]);
	});

	it('have Japanese errors by sheet, row and column', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const answer = await importWorkbook(app, admin.token, { content: await withCell('E5', 0.4), locale: 'ja' });
		expect(answer.errors).toEqual({
			[`${SHEET}.4.E`]: [
				'「Regular paper」シートの4行目、E列（重み）: 確認項目の重みは合計が1.0になるように入力してください。残りの重み: -0.1',
			],
		});
	});

	it('list at most two hundred errors and count the rest', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const content = await regularWorkbook(Array.from({ length: 1_000 }, () => ['Nothing', '大']));
		const { errors } = await importWorkbook(app, admin.token, { content });
		expect(Object.keys(errors)).toHaveLength(201);
		expect(errors.workbook).toEqual([expect.stringMatching(/^800 more errors/)]);
	});
});

describe('access and order of checks', () => {
	it('refuses in the order of the contract', async () => {
		const app = booted.current;
		const content = await regularWorkbook();
		const raw = importForm({ content });
		const post = (token: string | null, headers: Record<string, string> = {}) =>
			call(app, 'POST', `${PAPERS}/import`, { token, raw, headers });
		expect((await post(null, { Origin: 'https://evil.example' })).status).toBe(419);
		expect((await post(null)).status).toBe(401);
		const { token } = await makeCompanyUser(app);
		expect((await post(token)).status).toBe(401);
		for (const path of [`${PAPERS}/1/download`, `${PAPERS}/template?is_premium=true`]) {
			expect((await downloadFile(app, token, path)).status).toBe(401);
		}
		const assessor = await makeAssessor(app);
		const json = await call(app, 'POST', `${PAPERS}/import`, { token: assessor.token, body: {} });
		expect(json.status).toBe(415);
		const large = await importWorkbook({ ...app, url: app.serverUrl }, assessor.token, {
			content: Buffer.alloc(6 * 1024 * 1024),
		});
		expect([large.status, large.message]).toEqual([413, expect.stringContaining('5MB')]);
		expect((await downloadFile(app, assessor.token, `${PAPERS}/2147483647/download`)).status).toBe(404);
		expect((await downloadFile(app, assessor.token, `${PAPERS}/x/download`)).status).toBe(404);
		expect((await downloadFile(app, assessor.token, `${PAPERS}/template`)).status).toBe(422);
		const other = await call(app, 'GET', `${PAPERS}/import`, { token: assessor.token });
		expect([other.status, other.headers.get('allow')]).toEqual([405, 'POST']);
	});

	it('returns validation errors of the form fields', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const empty = await call(app, 'POST', `${PAPERS}/import`, { token: admin.token, raw: new FormData() });
		expect(empty.errors).toEqual({
			is_premium: [expect.stringContaining('paper kind')],
			workbook: ['Choose an Excel file (.xlsx).'],
		});
		const form = importForm({ content: await regularWorkbook(), version: 'x' });
		form.set('workbook', 'not a file');
		const wrong = await call(app, 'POST', `${PAPERS}/import`, { token: admin.token, raw: form });
		expect(Object.keys(wrong.errors)).toEqual(['version', 'workbook']);
	});

	it('rejects a workbook that was exported from another draft version', async () => {
		const app = booted.current;
		await dropDrafts(app);
		const admin = await makeConsoleAdmin(app);
		const content = await regularWorkbook();
		const first = await importWorkbook(app, admin.token, { content, version: 0 });
		expect(first.status).toBe(200);
		const stale = await importWorkbook(app, admin.token, { content, version: first.data.version - 1 });
		expect(stale).toMatchObject({ status: 409, errors: {} });
		expect((await draftOf(admin))?.version).toBe(first.data.version);
		const both = await Promise.all(
			[1, 2].map(() => importWorkbook(app, admin.token, { content, version: first.data.version })),
		);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
	});

	it('returns the number of running assessments of each paper', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const counted = await app.deps.db.execute<{ paper_id: number; n: number }>(
			sql`select paper_id, count(*)::int n from assessment_progresses where status < 13 group by 1`,
		);
		const expected = new Map(counted.rows.map((row) => [row.paper_id, row.n]));
		for (const paper of await list(admin)) expect(paper.running_assessments).toBe(expected.get(paper.id) ?? 0);
	});

	it('is in the OpenAPI description', async () => {
		const { url } = booted.current;
		const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as { paths: Record<string, object> };
		const described = Object.keys(document.paths).filter((path) => /assessment_papers\/./.test(path));
		expect(described.sort()).toEqual([
			`${PAPERS}/coming`,
			`${PAPERS}/import`,
			`${PAPERS}/latest`,
			`${PAPERS}/standard`,
			`${PAPERS}/template`,
			`${PAPERS}/{id}/difference`,
			`${PAPERS}/{id}/download`,
			`${PAPERS}/{id}/simulation`,
			`${PAPERS}/{id}/simulation/download`,
		]);
	});
});
