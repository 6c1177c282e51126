import { readdir } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import type ExcelJS from 'exceljs';
import { beforeAll, describe, expect, it } from 'vitest';
import { companies } from '#server/db/tables/companies.ts';
import { documentQuestions } from '#server/db/tables/evidence.ts';
import { freeContacts } from '#server/db/tables/free-assessment.ts';
import { papers } from '#server/db/tables/papers.ts';
import type { AssessmentResult } from '#shared/reports/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { makeRequest, makeRequestFile, makeRequestMessage } from '#tests/support/assessment/evidence.ts';
import { publishPaper, type Staged, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { call } from '#tests/support/client.ts';
import { makeAssessor, makeCompany, makeCompanyUser, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { makeDocument } from '#tests/support/whole-world.ts';

const booted = withApp();

let staged: Staged;
let admin: Person;
/** The report in Japanese. */
let workbook: ExcelJS.Workbook;

/** Texts that spreadsheets take for formulas, and characters that XML or spreadsheets drop. */
const DANGEROUS = [
	'=HYPERLINK("http://evil.example","x")',
	'+1+1',
	'-2+3',
	'@SUM(1,1)',
	'\t=1+1',
	'=cmd|" /C calc"!A0',
	'_x0041_<b>&amp;',
] as const;

const reportPath = () => `/console/assessment_results/${staged.progress.id}/download?is_first_time=true`;
const proposalPath = () => `/console/improvement_proposals/${staged.progress.id}/download`;

const download = (path: string, token: string | null = admin.token, locale: 'ja' | 'en' = 'ja') =>
	downloadFile(booted.current, token, path, locale);

const workbookAt = async (path: string, locale: 'ja' | 'en' = 'ja'): Promise<ExcelJS.Workbook> => {
	const { status, content } = await download(path, admin.token, locale);
	expect(status).toBe(200);
	return openWorkbook(content);
};

const sheetOf = (workbook: ExcelJS.Workbook, name: string): ExcelJS.Worksheet => {
	const sheet = workbook.getWorksheet(name);
	if (!sheet) throw new Error(`no sheet ${name} among ${workbook.worksheets.map((one) => one.name).join(', ')}`);
	return sheet;
};

const cellsOf = (workbook: ExcelJS.Workbook): ExcelJS.Cell[] => {
	const cells: ExcelJS.Cell[] = [];
	for (const sheet of workbook.worksheets) {
		sheet.eachRow((row) => row.eachCell((cell) => void cells.push(cell)));
	}
	return cells;
};

/** The width of a text in a spreadsheet: full-width characters count twice. */
const widthOf = (text: string): number => [...text].reduce((sum, one) => sum + (one > '\u2000' ? 2 : 1), 0);

const rowsOf = (sheet: ExcelJS.Worksheet): ExcelJS.CellValue[][] => {
	const rows: ExcelJS.CellValue[][] = [];
	sheet.eachRow((row, number) => {
		if (number > 1) rows.push((row.values as ExcelJS.CellValue[]).slice(1));
	});
	return rows;
};

beforeAll(async () => {
	const app = booted.current;
	await publishPaper(app, smallPaper([1, 8, 40]));
	admin = await makeConsoleAdmin(app);
	const company = await makeCompany(app, { companyName: DANGEROUS[0], ceoName: DANGEROUS[1], email: DANGEROUS[3] });
	staged = await assessmentAt(app, 5, { admin, companyId: company.id });
	const { data } = await admin.get<AssessmentResult>(`/console/assessment_results/${staged.progress.id}`);
	const subs = data.result.main_category_results.flatMap((main) => main.sub_category_results);
	const targets = data.result.sdg_goal_results.flatMap((goal) => goal.sdg_target_results);
	const noted = await admin.post(`/console/evaluation_reports/${staged.progress.id}`, {
		sub_category_results: subs.map(({ id }, at) => ({ id, evaluation_note: DANGEROUS[at] })),
		sdg_target_results: targets.map(({ id }, at) => ({ id, evaluation_note: `${DANGEROUS[at + 3]}\n𠮷野㈱` })),
	});
	expect(noted.status).toBe(200);
	const proposed = await admin.post(`/console/improvement_proposals/${staged.progress.id}`, {
		sub_category_results: subs.map(({ id }, at) => ({ id, proposal_note: DANGEROUS[at + 4] })),
	});
	expect(proposed.status).toBe(200);
	workbook = await workbookAt(reportPath());
});

describe('the report as a workbook', () => {
	it('is a download with a file name and a length', async () => {
		const { status, headers, content } = await download(reportPath());
		expect(status).toBe(200);
		expect(headers.get('content-type')).toMatch(/spreadsheetml\.sheet$/);
		expect(Number(headers.get('content-length'))).toBe(content.length);
		expect(headers.get('cache-control')).toBe('no-store');
		expect(headers.get('x-content-type-options')).toBe('nosniff');
		const disposition = headers.get('content-disposition') ?? '';
		expect(decodeURIComponent(disposition)).toContain("''評価レポート-");
		expect(disposition).toContain('filename="assessment-result.xlsx"');
	});

	it('has one sheet per part, with numeric and date cells, and every note', () => {
		expect(workbook.worksheets.map((sheet) => sheet.name)).toEqual([
			'概要',
			'大項目',
			'小項目',
			'SDGs目標',
			'SDGsターゲット',
		]);
		const summary = Object.fromEntries(rowsOf(sheetOf(workbook, '概要')).map(([label, value]) => [label, value]));
		expect(summary).toMatchObject({ 企業名: DANGEROUS[0], 点数: 200, 満点: 200, 評価: 'S 優秀' });
		expect(summary).toMatchObject({ 点数のある小項目: 3, '80点以上の小項目': 3, '60点未満の小項目': 0 });
		expect(Object.keys(summary).filter((label) => label.includes('項目 '))).toEqual([
			'特に優れている項目 1',
			'特に優れている項目 2',
		]);
		expect(summary['特に優れている項目 1']).toBe('小項目1-1 (100)');
		expect(summary.レポート作成日).toBeInstanceOf(Date);
		expect(rowsOf(sheetOf(workbook, '大項目'))).toEqual([
			['大項目1', 100, 'S 優秀', 2],
			['大項目2', 100, 'S 優秀', 1],
		]);
		expect(rowsOf(sheetOf(workbook, '小項目')).map((row) => row[4])).toEqual(DANGEROUS.slice(0, 3));
		const notes = rowsOf(sheetOf(workbook, 'SDGsターゲット')).map((row) => row[4]);
		expect(notes).toEqual(DANGEROUS.slice(3, 6).map((text) => `${text}\n𠮷野㈱`));
	});

	it('tells what was asked for in its round, every message and file, and which questions documents support', async () => {
		const app = booted.current;
		const asked = await assessmentAt(app, 7, { admin });
		const { db } = app.deps;
		const { rows } = await db.execute<{ id: number }>(sql`
			select q.id from paper_questions q join paper_sub_categories s on s.id = q.sub_category_id
			join paper_main_categories m on m.id = s.main_category_id
			where m.paper_id = ${asked.progress.paperId} order by m.ordinal, s.ordinal, q.ordinal`);
		const questionId = rows[1]?.id ?? 0;
		const decidedAt = app.clock.now();
		const accepted = await makeRequest(app, asked, {
			content: DANGEROUS[0],
			questionId,
			dueOn: '2030-01-31',
			status: 'accepted',
			decidedAt,
		});
		await makeRequestFile(app, accepted.id, asked.owner, { fileName: DANGEROUS[1] });
		await makeRequestFile(app, accepted.id, asked.owner, { fileName: '台帳' });
		const withdrawn = { status: 'withdrawn', withdrawnBecause: 'grading', decidedAt } as const;
		const whole = await makeRequest(app, asked, { content: '会社案内', ...withdrawn });
		await makeRequest(app, asked, { content: '再評価の依頼', round: 2 });
		await makeRequestMessage(app, accepted.id, asked.owner, DANGEROUS[3]);
		await makeRequestMessage(app, whole.id, admin, `${DANGEROUS[2]}\n二行目`);
		const document = await makeDocument(app, asked);
		await db.insert(documentQuestions).values({ documentId: document.id, questionId });

		const book = await workbookAt(`/console/assessment_results/${asked.progress.id}/download?is_first_time=true`);
		expect(book.worksheets.map((sheet) => sheet.name).slice(5)).toEqual(['資料の依頼', '依頼のやりとり', '書類と設問']);
		const asker = admin.user.name;
		expect(rowsOf(sheetOf(book, '資料の依頼')).map((row) => [...row.slice(0, 5), row[6], row[10]])).toEqual([
			[1, '1-1-2', '設問1-1-2', DANGEROUS[0], '受理済み', asker, `${DANGEROUS[1]}、台帳`],
			[2, '評価全体', undefined, '会社案内', '取り下げ（採点による）', asker, undefined],
		]);
		expect(rowsOf(sheetOf(book, '資料の依頼'))[0]?.[5]).toEqual(new Date('2030-01-31'));
		expect(rowsOf(sheetOf(book, '依頼のやりとり')).map((row) => [row[0], row[2], row[4]])).toEqual([
			[1, asked.owner.user.name, DANGEROUS[3]],
			[2, asker, `${DANGEROUS[2]}\n二行目`],
		]);
		expect(rowsOf(sheetOf(book, '書類と設問'))).toEqual([[document.fileName, '1-1-2', '設問1-1-2']]);
		for (const { value } of cellsOf(book)) {
			expect(value === null || ['string', 'number'].includes(typeof value) || value instanceof Date).toBe(true);
		}
	});

	it('is in the language of the request, with its date format', async () => {
		const english = await workbookAt(reportPath(), 'en');
		expect(english.worksheets.map((sheet) => sheet.name)[0]).toBe('Summary');
		const date = cellsOf(english).find((cell) => cell.value instanceof Date);
		expect(date?.numFmt).toBe('yyyy-mm-dd');
		expect(rowsOf(sheetOf(english, 'Categories'))[0]?.[0]).toBe('Category 1');
	});

	it('has frozen headings, filters, A4, and columns as wide as their headings', async () => {
		const english = await workbookAt(reportPath(), 'en');
		for (const sheet of [...workbook.worksheets, ...english.worksheets]) {
			expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
			expect(sheet.autoFilter).toBeTruthy();
			expect(sheet.pageSetup).toMatchObject({ paperSize: 9, fitToPage: true, fitToWidth: 1, fitToHeight: 0 });
			for (const [index, column] of sheet.columns.entries()) {
				const heading = sheet.getCell(1, index + 1).text;
				expect(column.width, heading).toBeGreaterThanOrEqual(widthOf(heading));
			}
		}
	});

	it('contains no formulas and no links, whatever the input', async () => {
		const others = [proposalPath(), '/console/companies/download'].map((path) => workbookAt(path));
		for (const one of [workbook, ...(await Promise.all(others))]) {
			const cells = cellsOf(one);
			for (const { value } of cells) {
				expect(value === null || ['string', 'number'].includes(typeof value) || value instanceof Date).toBe(true);
			}
			const dangerous = cells.filter(({ value }) => typeof value === 'string' && /^[=+\-@\t]/.test(value));
			expect(dangerous.length).toBeGreaterThan(0);
			for (const { numFmt } of dangerous) expect(numFmt).toBe('@');
		}
	});

	it('contains every note of a proposal', async () => {
		const rows = rowsOf(sheetOf(await workbookAt(proposalPath()), '小項目'));
		expect(rows.map((row) => row[4])).toEqual(DANGEROUS.slice(4));
	});

	it('leaves no temporary file', async () => {
		await download(reportPath());
		expect(await readdir(booted.current.deps.storage.temporaryFolder)).toEqual([]);
	});
});

describe('lists as workbooks', () => {
	it('name the assessors of each row, and say how old it is and until when it is due', async () => {
		const app = booted.current;
		const { companyId, progress } = await startedAssessment(app);
		const people = [await makeAssessor(app, [companyId]), await makeAssessor(app, [companyId])];
		const both = people.map(({ user }) => user.name).join('、');
		const of = `assigned=${people[1]?.user.id}`;
		const [company] = rowsOf(sheetOf(await workbookAt(`/console/companies/download?${of}`), '企業一覧'));
		expect(company?.at(-1)).toBe(both);
		const rows = rowsOf(sheetOf(await workbookAt(`/console/assessment_progresses/download?${of}`), '評価一覧'));
		expect(rows.map((row) => row.slice(-5, -2))).toEqual([[0, new Date(`${progress.endDate}T00:00:00Z`), both]]);
	});

	it('follow the filters and the sorting of the list', async () => {
		const app = booted.current;
		await makeCompany(app, { companyName: '絞込検証い' });
		await makeCompany(app, { companyName: '絞込検証あ' });
		const names = rowsOf(
			sheetOf(await workbookAt('/console/companies/download?q=絞込検証&sort=company_name'), '企業一覧'),
		).map((row) => row[0]);
		expect(names).toEqual(['絞込検証あ', '絞込検証い']);
		const other = await workbookAt('/console/assessment_progresses/download?status=3');
		expect(rowsOf(sheetOf(other, '評価一覧'))).toEqual([]);
		const waiting = rowsOf(
			sheetOf(await workbookAt('/console/assessment_progresses/download?awaiting=first'), '評価一覧'),
		);
		expect(waiting.map((row) => row[0])).toEqual([DANGEROUS[0]]);
		expect(waiting[0]?.[8]).toBe(200);
		expect((await download('/console/assessment_progresses/download?status=99')).status).toBe(422);
		expect((await download('/console/companies/download?sort=password')).status).toBe(422);
	});

	it('contain inquiries with their scores, and the security log', async () => {
		const app = booted.current;
		const [paper] = await app.deps.db.select({ id: papers.id }).from(papers).where(eq(papers.isPremium, false));
		if (!paper) throw new Error('a simple paper is shipped');
		await app.deps.db.insert(freeContacts).values({
			paperId: paper.id,
			companyName: DANGEROUS[0],
			clientName: DANGEROUS[2],
			email: 'a@example.com',
			phone: '03',
			message: DANGEROUS[5],
			hasInquiryRequest: true,
			score: 81,
			searchText: 'x',
			certificateTokenHash: 'x',
			categoryResults: [
				{ main_category_id: 1, score: 70, free_sub_category_results: [{ sub_category_id: 1, score: 60 }] },
			],
		});
		const inquiries = await workbookAt('/console/inquiries/download?has_inquiry_request=true');
		expect(rowsOf(sheetOf(inquiries, '自己診断の結果と申し込み'))[0]).toEqual(
			expect.arrayContaining([DANGEROUS[0], DANGEROUS[2], DANGEROUS[5], 81, 'A 良好']),
		);
		expect(rowsOf(sheetOf(inquiries, '大項目・小項目の点数')).map((row) => row[4])).toEqual([70, 60]);
		const log = rowsOf(sheetOf(await workbookAt('/console/audit_events/download?q=assessment.'), '操作履歴'));
		expect(log.length).toBeGreaterThan(3);
		expect(log[0]?.[1]).toBeInstanceOf(Date);
	});

	it('contain thousands of rows, each once', async () => {
		const { deps } = booted.current;
		await deps.db.insert(companies).values(
			Array.from({ length: 1_500 }, (_, at) => ({
				companyName: `多数検証${at}`,
				searchText: `多数検証${at}`,
				ceoName: '代表',
				companyAddress: '東京都',
				phoneNumber: '03',
				industryCode: 'E09',
				registrationNumber: sql<string>`'09-' || lpad(nextval('company_registration_sequence')::text, 6, '0')`,
				corporateNumber: '1',
				email: 'c@example.com',
				employeeCount: at,
			})),
		);
		const { content } = await download('/console/companies/download?q=多数検証');
		const names = rowsOf(sheetOf(await openWorkbook(content), '企業一覧')).map((row) => row[0]);
		expect(new Set(names).size).toBe(1_500);
		expect(names.length).toBe(1_500);
	});
});

describe('who may download', () => {
	const PATHS = () => [
		reportPath(),
		proposalPath(),
		'/console/companies/download',
		'/console/assessment_progresses/download',
		'/console/inquiries/download',
		'/console/audit_events/download',
	];

	it('neither users of the other area nor anonymous callers', async () => {
		const owner = await makeCompanyUser(booted.current);
		for (const path of PATHS()) {
			for (const token of [null, owner.token]) {
				expect((await call(booted.current, 'GET', path, { token })).status).toBe(401);
			}
		}
	});

	it('assessors only assigned companies, and no lists of admins', async () => {
		const app = booted.current;
		const assessor = await makeAssessor(app, [staged.companyId]);
		const stranger = await makeAssessor(app);
		const [report, proposal, , , inquiries, audit] = PATHS();
		for (const path of [report, proposal]) {
			expect((await call(app, 'GET', path ?? '', { token: assessor.token })).status).toBe(200);
			const foreign = await call(app, 'GET', path ?? '', { token: stranger.token });
			const unknown = await call(app, 'GET', (path ?? '').replace(/\d+/, '999999'), { token: stranger.token });
			expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
		}
		for (const path of [inquiries, audit]) {
			expect((await call(app, 'GET', path ?? '', { token: assessor.token })).status).toBe(403);
		}
		const { content } = await download('/console/companies/download', stranger.token);
		expect(rowsOf(sheetOf(await openWorkbook(content), '企業一覧'))).toEqual([]);
	});

	it('nobody before the document exists, nor with another method', async () => {
		const app = booted.current;
		const graded = await assessmentAt(app, 4, { admin });
		for (const kind of ['assessment_results', 'improvement_proposals']) {
			expect(
				(await call(app, 'GET', `/console/${kind}/${graded.progress.id}/download`, { token: admin.token })).status,
			).toBe(404);
		}
		expect((await call(app, 'GET', `/console/assessment_results/x/download`, { token: admin.token })).status).toBe(404);
		const second = reportPath().replace('true', 'false');
		expect((await call(app, 'GET', second, { token: admin.token })).status).toBe(404);
		const posted = await call(app, 'POST', reportPath(), { token: admin.token });
		expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
	});
});
