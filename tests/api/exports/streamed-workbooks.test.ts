import { sql } from 'drizzle-orm';
import type ExcelJS from 'exceljs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFrameReader, FRAMED, type Progress } from '#shared/exports/frames.ts';
import { withApp } from '#tests/support/app.ts';
import { bootApp } from '#tests/support/boot.ts';
import { addAuditEvents, addCompanies, addInquiries } from '#tests/support/database/many-rows.ts';
import { makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';

/** Lists as workbooks that are longer than one batch, one buffer or one sheet. */

const booted = withApp({ ownAuditRows: true });

let admin: Person;

const BULKY_ROWS = 1_500;

/** More than two batches. */
const ROWS = 620;

beforeAll(async () => {
	const app = booted.current;
	admin = await makeConsoleAdmin(app);
	await addCompanies(app, 0, ROWS);
	await addAuditEvents(app, 0, ROWS);
	await addInquiries(app, 0, ROWS);
	// Longer than what is made ahead and what the connection holds, even when it is compressed.
	await app.deps.db.execute(sql`
		insert into audit_events (action, detail)
		select 'bulky.event', jsonb_build_object('text', (select string_agg(md5(n::text || m), '') from generate_series(1, 900) m))
		from generate_series(1, ${BULKY_ROWS}::int) n`);
});

const open = (path: string, init: RequestInit = {}): Promise<Response> =>
	fetch(`${booted.current.url}/api${path}`, {
		...init,
		headers: { Authorization: `Bearer ${admin.token}`, 'Accept-Language': 'en', ...init.headers },
	});

const BULKY = '/console/audit_events/download?q=bulky';

const rowsOf = (sheet: ExcelJS.Worksheet | undefined): ExcelJS.CellValue[][] => {
	const rows: ExcelJS.CellValue[][] = [];
	sheet?.eachRow((row, number) => {
		if (number > 1) rows.push((row.values as ExcelJS.CellValue[]).slice(1));
	});
	return rows;
};

type Row = Record<string, unknown> & { id: number };

/** All rows of a list, by its pages. */
const listed = async (path: string, query: string): Promise<Row[]> => {
	const rows: Row[] = [];
	for (let page = 1; ; page++) {
		const { data, meta } = await admin.get<Row[]>(`${path}?page=${page}&per_page=200&${query}`);
		rows.push(...data);
		if (page >= meta.last_page) return rows;
	}
};

const workbookOf = async (path: string, query: string): Promise<ExcelJS.Workbook> => {
	const { status, content } = await downloadFile(booted.current, admin.token, `${path}/download?${query}`);
	expect(status).toBe(200);
	return openWorkbook(content);
};

const instant = (value: unknown): Date => new Date(new Date(String(value)).getTime() + 9 * 3_600_000);

describe('a list as a workbook has the rows of all pages, in their order', () => {
	const LISTS = [
		[
			'/console/companies',
			['', 'sort=registration_number', 'sort=-status', 'q=検証5&status=3,4'],
			(row: Row) => [
				row.company_name,
				row.company_name_kana,
				row.registration_number,
				(row.status as { name: string }).name,
			],
		],
		[
			'/console/assessment_progresses',
			['', 'sort=company_name', 'sort=-score', 'status=5'],
			(row: Row) => [row.company_name, (row.status as { name: string }).name, instant(row.since)],
		],
		[
			'/console/inquiries',
			['', 'sort=-score', 'sort=company_name', 'has_inquiry_request=true'],
			(row: Row) => [row.id, instant(row.created_at), row.company_name, row.client_name],
		],
		[
			'/console/audit_events',
			['q=verified', 'q=verified&sort=action', 'q=verified&sort=-action'],
			(row: Row) => [row.id, instant(row.created_at)],
		],
	] as const;
	for (const [path, queries, cellsOf] of LISTS) {
		it.each(queries.map((query) => [query]))(`${path}?%s`, async (query) => {
			const expected = (await listed(path, query)).map(cellsOf);
			expect(expected.length).toBeGreaterThan(10);
			const [first] = (await workbookOf(path, query)).worksheets;
			expect(rowsOf(first).map((cells) => cells.slice(0, expected[0]?.length))).toEqual(expected);
		});
	}

	it('and the scores of all free results', async () => {
		const ids = (await listed('/console/inquiries', '')).flatMap(({ id }) => [id, id]);
		const [, scores] = (await workbookOf('/console/inquiries', '')).worksheets;
		expect(rowsOf(scores).map(([id]) => id)).toEqual(ids);
	});
});

/** The transactions that wait for a reader to take more. */
const waiting = async (): Promise<number[]> => {
	const { rows } = await booted.current.deps.db.execute<{ pid: number }>(sql`
		select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'
			and query like '%audit_events%'`);
	return rows.map(({ pid }) => pid);
};

const expectWaiting = async (): Promise<number> => {
	await expect.poll(async () => (await waiting()).length).toBe(1);
	return (await waiting())[0] ?? 0;
};

const expectFree = async (): Promise<void> => {
	await expect.poll(waiting).toEqual([]);
	// Both threads are free again.
	const path = '/console/companies/download?q=検証60';
	const statuses = await Promise.all([1, 2, 3].map(async () => (await open(path)).status));
	expect(statuses).toEqual([200, 200, 200]);
};

describe('a workbook that is written while it is sent', () => {
	it('begins before it is finished, and has no length', async () => {
		const answer = await open(BULKY);
		expect(answer.status).toBe(200);
		expect(answer.headers.get('content-length')).toBeNull();
		expect(answer.headers.get('content-type')).toMatch(/spreadsheetml\.sheet$/);
		expect(answer.headers.get('content-disposition')).toContain('filename="audit-log.xlsx"');
		expect(answer.headers.get('cache-control')).toBe('no-store');
		// More than what is made ahead is left, and nobody takes it.
		await expectWaiting();
		const [sheet] = (await openWorkbook(Buffer.from(await answer.arrayBuffer()))).worksheets;
		expect(sheet?.rowCount).toBe(BULKY_ROWS + 1);
		await expectFree();
	});

	it('stops where its reader leaves', async () => {
		const leaving = new AbortController();
		const answer = await open(BULKY, { signal: leaving.signal });
		expect(answer.status).toBe(200);
		await expectWaiting();
		leaving.abort();
		await expectFree();
	});

	it('breaks off where the database fails, and is no whole file', async () => {
		const answer = await open(BULKY);
		const pid = await expectWaiting();
		await booted.current.deps.db.execute(sql`select pg_terminate_backend(${pid})`);
		const end = await answer.arrayBuffer().then(
			() => 'whole',
			() => 'broken',
		);
		expect(end).toBe('broken');
		await expectFree();
	});

	it('answers HEAD without writing it', async () => {
		const answer = await open(BULKY, { method: 'HEAD' });
		expect(answer.status).toBe(200);
		expect(answer.headers.get('content-type')).toMatch(/spreadsheetml\.sheet$/);
		await expectFree();
	});

	it('tells its rows to who asks for frames', async () => {
		const answer = await open(BULKY, { headers: { Accept: `${FRAMED}, */*;q=0.5` } });
		expect(answer.headers.get('content-type')).toBe(FRAMED);
		const parts: Uint8Array[] = [];
		const told: Progress[] = [];
		const frames = createFrameReader({
			onBytes: (bytes) => void parts.push(bytes),
			onProgress: (progress) => void told.push(progress),
		});
		for await (const chunk of answer.body ?? []) frames.read(chunk);
		expect(frames.isWhole()).toBe(true);
		expect(told.at(-1)).toEqual({ rows: BULKY_ROWS, total: BULKY_ROWS });
		const rows = told.map((progress) => progress.rows);
		expect(rows).toEqual([...rows].sort((one, other) => one - other));
		expect(new Set(rows).size).toBeGreaterThan(3);
		const [sheet] = (await openWorkbook(Buffer.concat(parts))).worksheets;
		expect(sheet?.rowCount).toBe(BULKY_ROWS + 1);
	});

	it('has a length where it is short, whatever form is asked for', async () => {
		const answer = await open('/console/companies/download?q=検証60', { headers: { Accept: FRAMED } });
		expect(answer.headers.get('content-type')).toMatch(/spreadsheetml\.sheet$/);
		expect(Number(answer.headers.get('content-length'))).toBe((await answer.arrayBuffer()).byteLength);
	});
});

it('a list that is too long for a workbook is refused, and a search makes it shorter', async () => {
	const small = await bootApp({ env: { EXCEL_MAX_ROWS: '100' } });
	try {
		const person = await makeConsoleAdmin(small);
		await addCompanies(small, 0, 101);
		await addInquiries(small, 0, 11);
		const refused = await person.get('/console/companies/download');
		expect([refused.status, refused.message]).toEqual([
			422,
			'An Excel file can have at most 100 rows. Narrow the list by searching or filtering, then try again.',
		]);
		expect((await downloadFile(small, person.token, '/console/companies/download?q=検証10')).status).toBe(200);
		expect((await person.get('/console/inquiries/download')).status).toBe(422);
		expect((await downloadFile(small, person.token, '/console/inquiries/download?q=検証商店10')).status).toBe(200);
	} finally {
		await small.close();
	}
});
