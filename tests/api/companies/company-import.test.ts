import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { and, asc, eq, inArray } from 'drizzle-orm';
import ExcelJS from 'exceljs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createThreadPool } from '#server/base/thread-pool.ts';
import { users } from '#server/db/tables/accounts.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { bulkJobs } from '#server/db/tables/bulk.ts';
import { companies } from '#server/db/tables/companies.ts';
import { mails } from '#server/db/tables/notices.ts';
import type { ReadResult } from '#server/workbooks/cells.ts';
import type { BulkJobDetail, BulkRow } from '#shared/bulk/job-schemas.ts';
import { MAX_COMPANIES, MAX_SHEET_ROWS } from '#shared/company-import/columns.ts';
import { withApp } from '#tests/support/app.ts';
import { bulkRowsOf, runBulkJobs } from '#tests/support/bulk-jobs.ts';
import { caller } from '#tests/support/client.ts';
import {
	makeAssessor,
	makeCompany,
	makeCompanyUser,
	makeConsoleAdmin,
	type Person,
	unique,
} from '#tests/support/factories.ts';
import {
	administratorCells,
	checkCompanies,
	companyCells,
	companyWorkbook,
	importCompanies,
	type Sheets,
} from '#tests/support/files/company-workbooks.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';

/** Companies by Excel: checked cell by cell, imported as a job, and found again by the operator's own number. */

/** What the product reads workbooks with. */
const THREAD = new URL('../../../server/workbooks/thread.ts', import.meta.url);

const booted = withApp();
let admin: Person;

beforeAll(async () => {
	admin = await makeConsoleAdmin(booted.current);
});

const sender = (person: Person = admin) => ({ token: person.token, url: booted.current.url });

const check = async (content: Buffer) => {
	const answer = await checkCompanies(sender(), content);
	expect([answer.status, answer.message]).toEqual([200, 'The file was checked.']);
	return answer.data;
};

const problemsOf = async (sheets: Sheets, change?: (workbook: ExcelJS.Workbook) => void) => {
	const { problems } = await check(await companyWorkbook(sheets, change ? { change } : {}));
	return problems.map(({ sheet, cell, problem }) => [`${sheet} ${cell}`, problem]);
};

const imported = async (content: Buffer, perHour?: number): Promise<number> => {
	const answer = await importCompanies(sender(), content, perHour);
	expect([answer.status, answer.message]).toEqual([200, 'The bulk job was started.']);
	return answer.data.id;
};

const storedBy = (yourNumber: unknown) =>
	booted.current.deps.db
		.select()
		.from(companies)
		.where(eq(companies.yourNumber, String(yourNumber)));

const peopleOf = (companyId: number) =>
	booted.current.deps.db.select().from(users).where(eq(users.companyId, companyId)).orderBy(asc(users.id));

const jobOf = async (id: number): Promise<BulkJobDetail> =>
	(await admin.get<BulkJobDetail>(`/console/bulk_jobs/${id}`)).data;

const rowsOf = async (id: number): Promise<BulkRow[]> =>
	(await admin.get<BulkRow[]>(`/console/bulk_jobs/${id}/rows`)).data;

describe('the check', () => {
	it('counts what is new, and writes nothing', async () => {
		const [one, other] = [companyCells(), companyCells()];
		const sheets = { companies: [one, other], administrators: [administratorCells(one.your_number)] };
		expect(await check(await companyWorkbook(sheets))).toEqual({
			total: 2,
			new: 2,
			changed: 0,
			unchanged: 0,
			without_administrator: 1,
			administrators: 1,
			problems: [],
			problem_count: 0,
			warnings: [],
			warning_count: 0,
			changes: [],
		});
		expect(await storedBy(one.your_number)).toEqual([]);
	});

	it('reads a fifth of the largest file in a thread with a quarter of its memory', async () => {
		const rows = Array.from({ length: MAX_COMPANIES / 5 }, () => companyCells());
		const people = rows.map(({ your_number }) => administratorCells(your_number));
		const content = await companyWorkbook({ companies: rows, administrators: people });
		const small = createThreadPool(THREAD, { memoryMb: 32, mostAtOnce: 1, timeLimitMs: 20_000, idleMs: 0 });
		const file = path.join(os.tmpdir(), `${unique('companies')}.xlsx`);
		fs.writeFileSync(file, content);
		try {
			const { kind } = await small<ReadResult>({
				name: 'readCells',
				data: { file, wanted: ['companies'], maxRows: MAX_SHEET_ROWS },
			});
			expect(kind).toBe('cells');
		} finally {
			fs.rmSync(file);
		}
		expect(await check(content)).toMatchObject({ new: rows.length, administrators: rows.length, problem_count: 0 });
	});

	it('reads hidden rows and columns, and says so once', async () => {
		const content = await companyWorkbook(
			{ companies: [companyCells(), companyCells()] },
			{
				change: (workbook) => {
					const sheet = workbook.getWorksheet('Companies');
					if (!sheet) throw new Error('the workbook has no companies');
					sheet.getRow(3).hidden = true;
					sheet.getColumn(4).hidden = true;
				},
			},
		);
		const { warnings, warning_count: count, problem_count: problems, new: fresh } = await check(content);
		expect([count, problems, fresh]).toEqual([1, 0, 2]);
		expect(warnings).toMatchObject([
			{
				sheet: 'Companies',
				problem: expect.stringMatching(/^Hidden cells are read too: .*3.*D/),
				mend: 'If they are not meant to be imported, delete them.',
			},
		]);
	});

	it('warns of a new row with the corporate number of a registered company, which can be imported all the same', async () => {
		const stored = await makeCompany(booted.current, { corporateNumber: '4010001234567' });
		const same = { corporate_number: '4010001234567' };
		const named = companyCells({ ...same, registration_number: stored.registrationNumber, your_number: null });
		const content = await companyWorkbook({ companies: [companyCells(), companyCells(same)] });
		const { warnings, warning_count: count, problem_count: problems, new: fresh } = await check(content);
		expect([count, problems, fresh]).toEqual([1, 0, 2]);
		expect(warnings).toEqual([
			{
				sheet: 'Companies',
				row: 3,
				cell: 'M3',
				column: 'Corporate number',
				problem: `“${stored.companyName}” (registration number ${stored.registrationNumber}) is registered with the same corporate number.`,
				mend: `If it is the same company, write ${stored.registrationNumber} in the column of the registration number.`,
			},
		]);
		// Named by its number, it is not another one.
		expect(await check(await companyWorkbook({ companies: [named] }))).toMatchObject({ new: 0, warning_count: 0 });
		const id = await imported(content);
		await runBulkJobs(booted.current);
		expect((await jobOf(id)).counts.done).toBe(2);
	});

	it('names every error at its cell, with how to put it right', async () => {
		const [good, twice] = [companyCells(), companyCells()];
		const { email: taken } = (await makeCompanyUser(booted.current)).user;
		const sheets: Sheets = {
			companies: [
				good,
				companyCells({ industry_code: 'Z99', email: 'no address', employee_count: -1 }),
				companyCells({ company_name: null, phone_number: 312_345_678, established_date: '2020-02-30' }),
				companyCells({ corporate_number: { formula: '1+1' }, is_listed: true, homepage_url: 'a.example' }),
				twice,
				companyCells({ your_number: twice.your_number ?? null }),
				companyCells({ your_number: null }),
				companyCells({ registration_number: '09-999999' }),
			],
			administrators: [
				administratorCells(good.your_number, { user_email: taken }),
				administratorCells('unknown'),
				administratorCells(null),
				administratorCells(twice.your_number, { user_email: 'same@import.example' }),
				administratorCells(twice.your_number, { user_email: 'ＳＡＭＥ＠import.example' }),
			],
		};
		const { problems, problem_count: count, total } = await check(await companyWorkbook(sheets));
		expect(problems.map(({ sheet, cell, column }) => `${sheet} ${cell} ${column}`)).toEqual([
			'Companies E3 Industry',
			'Companies L3 Email',
			'Companies R3 Employees',
			'Companies C4 Company name',
			'Companies J4 Phone number',
			'Companies N4 Established date',
			'Companies K5 Homepage URL',
			'Companies M5 Corporate number',
			'Companies P5 Listing',
			'Companies A7 Your number',
			'Companies A8 Your number',
			'Companies B9 Registration number',
			'Administrators E2 Administrator email',
			'Administrators A3 Your number',
			'Administrators A4 Your number',
			'Administrators E6 Administrator email',
		]);
		expect([count, total]).toEqual([16, 2]);
		expect(problems.every(({ problem, mend }) => problem !== '' && mend !== '')).toBe(true);
		expect(
			problems.filter(({ cell }) => ['J4', 'M5', 'A7'].includes(cell)).map(({ problem, mend }) => [problem, mend]),
		).toEqual([
			[
				'The phone number is a number. It may have lost its first 0.',
				'Format the cell as text, and write it like 027-000-0000.',
			],
			['The formula has no stored result.', 'Paste it again as a value.'],
			['This is the same company as in row 6.', 'Write each company in one row.'],
		]);
	});

	it('names numbers and addresses that stand twice, whatever else is wrong with their rows', async () => {
		const [one, other] = [companyCells(), companyCells()];
		const sheets: Sheets = {
			companies: [
				{ ...one, registration_number: '09-999999' },
				{ ...companyCells({ industry_code: 'Z99' }), your_number: one.your_number ?? null },
				{ ...other, registration_number: 'x'.repeat(65) },
				{ ...companyCells(), your_number: other.your_number ?? null, registration_number: '09-999999' },
			],
			administrators: [
				administratorCells(one.your_number, { user_email: 'both@import.example', user_name: null }),
				administratorCells('x'.repeat(65), { user_email: 'both@import.example' }),
			],
		};
		const found = await problemsOf(sheets);
		const twice = (row: number): string => `This is the same company as in row ${row}.`;
		expect(found).toEqual(
			expect.arrayContaining([
				['Companies A3', twice(2)],
				['Companies A5', twice(4)],
				['Companies B5', twice(2)],
			]),
		);
		expect(found.map(([cell]) => cell)).toEqual([
			'Companies B2',
			'Companies A3',
			'Companies E3',
			'Companies B4',
			'Companies A5',
			'Companies B5',
			'Companies B5',
			'Administrators C2',
			'Administrators A3',
			'Administrators E3',
		]);
	});

	it('refuses headings that it does not know, and cells without one', async () => {
		const cells = companyCells();
		expect(
			await problemsOf({ companies: [cells] }, (workbook) => {
				const sheet = workbook.getWorksheet('Companies');
				if (sheet) {
					sheet.getCell('C1').value = 'Name';
					sheet.getCell('D1').value = 'Your number';
				}
			}),
		).toEqual([
			['Companies C1', 'A column with this heading cannot be imported.'],
			['Companies D1', 'There are two columns “Your number”.'],
			['Companies AB1', 'There is no column “Company name”.'],
		]);
		expect(
			await problemsOf({ companies: [cells] }, (workbook) => {
				const sheet = workbook.getWorksheet('Companies');
				if (sheet) sheet.getCell('AC2').value = 'lost';
			}),
		).toEqual([['Companies AC2', 'The column of this cell has no heading.']]);
	});

	it('reads what Excel makes of dates, links and digits, and columns in any order', async () => {
		const cells = companyCells({
			your_number: 4711,
			established_date: new Date('2020-04-01T00:00:00Z'),
			email: { text: 'info@import.example', hyperlink: 'mailto:info@import.example' },
			corporate_number: 1_234_567_890_123,
			funds: '1,000,000',
			employee_count: '１２０',
		});
		const workbook = new ExcelJS.Workbook();
		const source = await openWorkbook(await companyWorkbook({ companies: [cells] }, { locale: 'ja' }));
		const sheet = workbook.addWorksheet('企業');
		const from = source.getWorksheet('企業');
		for (const row of [1, 2]) {
			const values = from?.getRow(row).values;
			sheet.addRow(Array.isArray(values) ? Array.from({ length: 26 }, (_, at) => values[26 - at] ?? null) : []);
		}
		const jobId = await imported(Buffer.from(await workbook.xlsx.writeBuffer()));
		await runBulkJobs(booted.current);
		expect(await jobOf(jobId)).toMatchObject({ state: 'done', counts: { done: 1, refused: 0 } });
		expect(await storedBy(4711)).toMatchObject([
			{
				establishedDate: '2020-04-01',
				email: 'info@import.example',
				corporateNumber: '1234567890123',
				funds: 1_000_000,
				employeeCount: 120,
				industryCode: 'E09',
			},
		]);
	});

	it.each([
		['no workbook', () => Promise.resolve(Buffer.from('no zip')), /Excel/],
		['another workbook', async () => Buffer.from(await new ExcelJS.Workbook().xlsx.writeBuffer()), /Companies|Excel/],
	])('refuses %s', async (_name, content, message) => {
		const answer = await checkCompanies(sender(), await content());
		expect(answer.status).toBe(422);
		expect(answer.errors?.workbook?.[0]).toMatch(message);
	});

	it('is for admins', async () => {
		const assessor = await makeAssessor(booted.current);
		const content = await companyWorkbook({ companies: [companyCells()] });
		expect((await checkCompanies(sender(assessor), content)).status).toBe(403);
		expect((await importCompanies(sender(assessor), content)).status).toBe(403);
	});
});

describe('the import', () => {
	it('registers companies with their administrators once, and the same file again changes nothing', async () => {
		const app = booted.current;
		const [one, other] = [companyCells(), companyCells()];
		const person = administratorCells(one.your_number, { user_department: '総務部' });
		const content = await companyWorkbook({ companies: [one, other], administrators: [person] });
		const jobId = await imported(content);
		expect(await jobOf(jobId)).toMatchObject({ act: 'import', state: 'running', total: 2, mails_per_hour: null });
		expect((await rowsOf(jobId)).map(({ company }) => company)).toEqual([
			{ id: null, name: one.company_name },
			{ id: null, name: other.company_name },
		]);
		await runBulkJobs(app);
		expect(await jobOf(jobId)).toMatchObject({ state: 'done', counts: { done: 2 }, invite_job_id: null });
		const [company] = await storedBy(one.your_number);
		expect(company).toMatchObject({
			companyName: one.company_name,
			industryCode: 'E09',
			establishedDate: null,
			version: 0,
		});
		const made = await peopleOf(company?.id ?? 0);
		expect(made).toMatchObject([{ role: 0, email: person.user_email, department: '総務部', area: 'app' }]);
		expect((await rowsOf(jobId)).map((row) => row.company.id)).toContain(company?.id);
		// Nothing of the file is kept in the job.
		expect((await bulkRowsOf(app, jobId)).map(({ contents }) => contents)).toEqual([null, null]);
		const events = await app.deps.db
			.select({ action: auditEvents.action, actorId: auditEvents.actorId })
			.from(auditEvents)
			.where(and(eq(auditEvents.subject, 'company'), eq(auditEvents.subjectId, company?.id ?? 0)));
		expect(events).toEqual([{ action: 'company.created', actorId: admin.user.id }]);
		expect(await check(content)).toMatchObject({ new: 0, changed: 0, unchanged: 2, without_administrator: 1 });
		const again = await importCompanies(sender(), content);
		expect([again.status, again.errors?.workbook]).toEqual([
			422,
			['There is nothing to change: all of the file is registered already.'],
		]);
		const sent = await app.deps.db.$count(
			mails,
			inArray(
				mails.userId,
				made.map(({ id }) => id),
			),
		);
		expect(sent).toBe(0);
		const list = await admin.get<{ id: number }[]>(`/console/companies?import_id=${jobId}`);
		expect(list.data.map(({ id }) => id)).toContain(company?.id);
		expect(list.data).toHaveLength(2);
	});

	it('changes only what differs, of companies found by either number, and adds administrators', async () => {
		const app = booted.current;
		const stored = await makeCompany(app, { companyNameKana: 'ノコル', employeeCount: 10 });
		const cells = companyCells({
			registration_number: stored.registrationNumber,
			company_name: stored.companyName,
			industry_code: 'D06 総合工事業',
			employee_count: 11,
		});
		const person = administratorCells(cells.your_number);
		const content = await companyWorkbook({ companies: [cells], administrators: [person] });
		const answer = await check(content);
		expect(answer).toMatchObject({ new: 0, changed: 1, administrators: 1, without_administrator: 0 });
		expect(answer.changes[0]).toMatchObject({
			row: 2,
			company: { id: stored.id },
			administrators: [person.user_email],
		});
		expect(answer.changes[0]?.fields).toContainEqual({
			field: 'employee_count',
			name: 'Employees',
			before: '10',
			after: '11',
		});
		expect(answer.changes[0]?.fields.map(({ field }) => field)).not.toContain('company_name_kana');
		await imported(content);
		await runBulkJobs(app);
		const [after] = await storedBy(cells.your_number);
		expect(after).toMatchObject({ id: stored.id, companyNameKana: 'ノコル', employeeCount: 11, version: 1 });
		// The first digits are those of the new industry; the file, with the former ones, still finds it.
		expect(after?.registrationNumber).toBe(`06-${stored.registrationNumber.slice(3)}`);
		expect(await check(content)).toMatchObject({ unchanged: 1, changed: 0, problem_count: 0 });
	});

	it('imports nothing while a cell has an error', async () => {
		const good = companyCells();
		const content = await companyWorkbook({ companies: [good, companyCells({ email: 'none' })] });
		const answer = await importCompanies(sender(), content);
		expect([answer.status, answer.errors]).toEqual([
			422,
			{ 'Companies.L3': ['The email field must be a valid email address. Write it like taro@example.co.jp.'] },
		]);
		expect(await storedBy(good.your_number)).toEqual([]);
	});

	it('refuses rows that have become untrue, as a whole, and goes on with the others', async () => {
		const app = booted.current;
		const stored = await makeCompany(app);
		const edited = companyCells({ registration_number: stored.registrationNumber });
		const [taken, late, good] = [companyCells(), companyCells(), companyCells()];
		const person = administratorCells(late.your_number);
		const jobId = await imported(
			await companyWorkbook({ companies: [edited, taken, late, good], administrators: [person] }),
		);
		await app.deps.db.update(companies).set({ version: 7 }).where(eq(companies.id, stored.id));
		await makeCompany(app, { yourNumber: String(taken.your_number) });
		await makeCompanyUser(app, { email: String(person.user_email) });
		await runBulkJobs(app);
		expect((await rowsOf(jobId)).map(({ state, status, reason }) => [state, status, reason])).toEqual([
			['refused', 409, 'Not imported: the company was changed after the file had been checked. Check the file again.'],
			['refused', 409, 'Not imported: a company with the same number of yours was registered first.'],
			['refused', 409, 'Not imported: the email address of an administrator was taken first.'],
			['done', null, null],
		]);
		expect(await storedBy(late.your_number)).toEqual([]);
		expect(await storedBy(good.your_number)).toHaveLength(1);
		expect((await bulkRowsOf(app, jobId)).every(({ contents }) => contents === null)).toBe(true);
	});

	it('refuses the rest when its maker is no longer an admin', async () => {
		const app = booted.current;
		const maker = await makeConsoleAdmin(app);
		const cells = companyCells();
		const { data } = await importCompanies(sender(maker), await companyWorkbook({ companies: [cells] }), 10);
		await app.deps.db.update(users).set({ role: 1 }).where(eq(users.id, maker.user.id));
		await runBulkJobs(app);
		expect(await rowsOf(data.id)).toMatchObject([{ state: 'refused', status: 409 }]);
		expect(await storedBy(cells.your_number)).toEqual([]);
	});
});

describe('mails to administrators', () => {
	const linksOf = (ids: readonly number[]) =>
		booted.current.deps.db
			.select({ userId: mails.userId, locale: mails.locale })
			.from(mails)
			.where(and(inArray(mails.userId, [...ids]), eq(mails.kind, 'password_link')));

	const invited = async (count: number, perHour: number) => {
		const rows = Array.from({ length: count }, () => companyCells());
		const administrators = rows.map(({ your_number }) => administratorCells(your_number));
		const jobId = await imported(await companyWorkbook({ companies: rows, administrators }), perHour);
		return { jobId, emails: administrators.map(({ user_email }) => String(user_email)) };
	};

	const idsOf = async (emails: readonly string[]): Promise<number[]> => {
		const found = await booted.current.deps.db
			.select()
			.from(users)
			.where(inArray(users.email, [...emails]));
		return emails.flatMap((email) => found.find((one) => one.email === email)?.id ?? []);
	};

	it('leave once the import has ended, so many an hour, with links made then', async () => {
		const app = booted.current;
		const { jobId, emails } = await invited(5, 2);
		await runBulkJobs(app);
		const { invite_job_id: inviteId } = await jobOf(jobId);
		const ids = await idsOf(emails);
		expect(ids).toHaveLength(5);
		expect(await linksOf(ids)).toHaveLength(2);
		const invite = await jobOf(inviteId ?? 0);
		expect(invite).toMatchObject({
			act: 'invite',
			state: 'running',
			counts: { done: 2, waiting: 3 },
			mails_per_hour: 2,
		});
		const start = app.clock.now();
		for (const [hours, sent] of [
			[1, 4],
			[2, 5],
		] as const) {
			app.clock.set(new Date(start.getTime() + hours * 3_600_000));
			await runBulkJobs(app);
			expect(await linksOf(ids)).toHaveLength(sent);
		}
		admin = { ...caller(app, await app.deps.sessions.open(admin.user.id)), user: admin.user };
		expect(await jobOf(inviteId ?? 0)).toMatchObject({ state: 'done', counts: { done: 5 } });
		const jobs = await app.deps.db.$count(bulkJobs, eq(bulkJobs.importId, jobId));
		expect(jobs).toBe(1);
	});

	it('are not sent to whoever is gone meanwhile, nor after the import was stopped', async () => {
		const app = booted.current;
		const { jobId, emails } = await invited(2, 1);
		await runBulkJobs(app);
		const [, second] = await idsOf(emails);
		await app.deps.db
			.update(users)
			.set({ deactivatedAt: app.clock.now() })
			.where(eq(users.id, second ?? 0));
		const { invite_job_id: inviteId } = await jobOf(jobId);
		app.clock.set(new Date(app.clock.now().getTime() + 3_600_000));
		await runBulkJobs(app);
		expect((await rowsOf(inviteId ?? 0)).map(({ state, reason }) => [state, reason])).toEqual([
			['done', null],
			['refused', 'Not sent: the account was deleted.'],
		]);
		const stopped = await invited(2, 1);
		await admin.post(`/console/bulk_jobs/${stopped.jobId}/stop`, {});
		await runBulkJobs(app);
		expect(await jobOf(stopped.jobId)).toMatchObject({ state: 'stopped', invite_job_id: null });
		expect((await bulkRowsOf(app, stopped.jobId)).every(({ contents }) => contents === null)).toBe(true);
		expect(await idsOf(stopped.emails)).toEqual([]);
	});
});

describe('the template', () => {
	it.each([
		['en', ['Companies', 'Administrators', 'Industries', 'Guide']],
		['ja', ['企業', '管理者', '業種', '使い方']],
	] as const)('has its sheets and drop-downs in %s, and is a workbook without companies', async (locale, names) => {
		const answer = await downloadFile(booted.current, admin.token, '/console/companies/import/template', locale);
		expect(answer.status).toBe(200);
		const workbook = await openWorkbook(answer.content);
		expect(workbook.worksheets.map(({ name }) => name)).toEqual(names);
		const sheet = workbook.getWorksheet(names[0]);
		expect(sheet?.getCell('E2').dataValidation).toMatchObject({
			type: 'list',
			formulae: [`'${names[2]}'!$A$2:$A$100`],
		});
		expect(sheet?.getCell('P5001').dataValidation.type).toBe('list');
		expect(workbook.getWorksheet(names[2])?.getCell('A100').value).toMatch(/^T99 /);
		expect(await check(answer.content)).toMatchObject({ total: 0, problem_count: 0 });
	});

	it('can be filled in and imported', async () => {
		const { content } = await downloadFile(booted.current, admin.token, '/console/companies/import/template', 'ja');
		const workbook = await openWorkbook(content);
		const number = unique('T');
		const cells = companyCells({ your_number: number, is_listed: '非上場' });
		const { COLUMNS } = await import('#shared/company-import/columns.ts');
		COLUMNS.companies.forEach((column, at) => {
			const sheet = workbook.getWorksheet('企業');
			if (sheet) sheet.getCell(2, at + 1).value = cells[column] ?? null;
		});
		await imported(Buffer.from(await workbook.xlsx.writeBuffer()));
		await runBulkJobs(booted.current);
		expect(await storedBy(number)).toMatchObject([{ isListed: false, companyName: cells.company_name }]);
	});
});

it('a company is found in the list by the number of the operator, which the Excel file of the list has', async () => {
	const cells = companyCells({ your_number: `${unique('KX')}-7` });
	await imported(await companyWorkbook({ companies: [cells] }));
	await runBulkJobs(booted.current);
	const typed = encodeURIComponent(String(cells.your_number).toLowerCase());
	const { content } = await downloadFile(booted.current, admin.token, `/console/companies/download?q=${typed}`);
	const [sheet] = (await openWorkbook(content)).worksheets;
	if (!sheet) throw new Error('the file has no sheet');
	const [headings, row, next] = [1, 2, 3].map((number) => {
		const { values } = sheet.getRow(number);
		return Array.isArray(values) ? values : [];
	});
	const column = headings?.indexOf('Your number') ?? 0;
	expect([row?.[1], row?.[column], next]).toEqual([cells.company_name, cells.your_number, []]);
});
