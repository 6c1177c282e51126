import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Round } from '#shared/assessment/round.ts';
import { addDays, tokyoDate } from '#shared/dates.ts';
import type { RequestState } from '#shared/evidence/states.ts';
import type { progressRow, WorkCounts } from '#shared/progresses/schemas.ts';
import { readOverview } from '#tests/support/answering.ts';
import { withApp } from '#tests/support/app.ts';
import { makeRequest } from '#tests/support/assessment/evidence.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { makeAssessor, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';
import { assessmentAt, cancelled } from '#tests/support/journey.ts';

/** Whose turn it is while evidence is asked for: in rows, filters, counts, order and Excel, by one definition. */

const booted = withApp();
let admin: Person;

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
	admin = await makeConsoleAdmin(booted.current);
});

type Row = z.output<typeof progressRow>;

const DAY_MS = 24 * 60 * 60 * 1000;

const progresses = async (who: Person, query = ''): Promise<Row[]> =>
	(await who.get<Row[]>(`/console/assessment_progresses?${query}`)).data;

const ids = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

const countsFor = async (who: Person): Promise<WorkCounts> => (await who.get<WorkCounts>('/console/work')).data;

const at = (status: 2 | 3 | 4 | 6 | 8 | 9) => assessmentAt(booted.current, status, { admin });

type Given = { round?: Round; status?: RequestState; dueOn?: string };

const request = (staged: Staged, { status = 'open', ...given }: Given = {}) =>
	makeRequest(booted.current, staged, {
		...given,
		status,
		withdrawnBecause: status === 'withdrawn' ? 'staff' : null,
		decidedAt: status === 'open' || status === 'answered' ? null : booted.current.clock.now(),
	});

const rowOf = async ({ progress }: Staged): Promise<Row> => {
	const row = (await progresses(admin)).find(({ id }) => id === progress.id);
	if (!row) throw new Error('the assessment is not listed');
	return row;
};

describe('the turn of an assessment', () => {
	it('is the company’s while a request is open and none is answered, by the earliest day of what is open', async () => {
		const staged = await at(3);
		expect(await rowOf(staged)).toMatchObject({
			waiting_on: 'assessor',
			open_request_count: 0,
			answered_request_count: 0,
			due_on: addDays(tokyoDate(staged.progress.statusSince), 14),
		});
		await request(staged, { status: 'withdrawn', dueOn: '2026-01-01' });
		await request(staged, { status: 'accepted', dueOn: '2026-01-02' });
		expect(await rowOf(staged)).toMatchObject({ waiting_on: 'assessor', open_request_count: 0 });
		await request(staged);
		expect(await rowOf(staged)).toMatchObject({ waiting_on: 'company', open_request_count: 1, due_on: null });
		await request(staged, { dueOn: '2030-02-03' });
		await request(staged, { dueOn: '2030-02-01' });
		expect(await rowOf(staged)).toMatchObject({ waiting_on: 'company', open_request_count: 3, due_on: '2030-02-01' });
		expect((await readOverview(staged.owner)).waiting_on).toBe('company');
		await request(staged, { status: 'answered', dueOn: '2030-01-01' });
		expect(await rowOf(staged)).toMatchObject({
			waiting_on: 'assessor',
			open_request_count: 3,
			answered_request_count: 1,
			due_on: addDays(tokyoDate(staged.progress.statusSince), 14),
		});
		expect((await readOverview(staged.owner)).waiting_on).toBe('assessor');
	});

	it('counts requests of the round that is checked, and none where no round is', async () => {
		const second = await at(8);
		await request(second);
		expect(await rowOf(second)).toMatchObject({ waiting_on: 'assessor', open_request_count: 0 });
		await request(second, { round: 2, dueOn: '2030-03-01' });
		expect(await rowOf(second)).toMatchObject({ waiting_on: 'company', open_request_count: 1, due_on: '2030-03-01' });
		for (const status of [2, 4, 9] as const) {
			const staged = await at(status);
			const before = await rowOf(staged);
			await request(staged);
			await request(staged, { round: 2, status: 'answered' });
			expect(await rowOf(staged)).toEqual(before);
		}
	});

	it('rests below submission, and goes on when the assessment is submitted again', async () => {
		const staged = await at(3);
		await request(staged, { dueOn: '2030-01-01' });
		await admin.post(`/console/companies/${staged.companyId}/update_status`, { status: 2 });
		expect(await rowOf(staged)).toMatchObject({ open_request_count: 0, due_on: staged.progress.endDate });
		expect((await staged.owner.post('/app/assessment')).status).toBe(200);
		expect(await rowOf(staged)).toMatchObject({ waiting_on: 'company', open_request_count: 1, due_on: '2030-01-01' });
	});
});

describe('lists, counts and Excel', () => {
	/** One of each kind, old enough to be late where they wait for staff, and an assessor who sees just these. */
	const stage = async () => {
		const { clock } = booted.current;
		clock.set(new Date(Date.now() - 20 * DAY_MS));
		try {
			const answering = await at(2);
			const plain = await at(3);
			const asked = await at(3);
			await request(asked, { dueOn: '2020-01-02' });
			const answered = await at(3);
			await request(answered);
			await request(answered, { status: 'answered' });
			const again = await at(8);
			await request(again, { round: 2 });
			const resting = await at(4);
			await request(resting);
			const ended = await cancelled(booted.current, await at(3));
			await request(ended, { status: 'withdrawn' });
			return [answering, plain, asked, answered, again, resting, await at(6), ended] as const;
		} finally {
			clock.release();
		}
	};

	/** An assessor who sees just these. */
	const seeing = (all: readonly Staged[]): Promise<Person> =>
		makeAssessor(
			booted.current,
			all.map(({ companyId }) => companyId),
		);

	it('agree with the rows', async () => {
		const all = await stage();
		const [answering, , asked, , again] = all;
		const assessor = await seeing(all);
		const rows = await progresses(assessor);
		expect(rows).toHaveLength(8);
		expect(ids(rows.filter((row) => row.waiting_on === 'company'))).toEqual(
			[again, asked, answering].map(({ progress }) => progress.id),
		);
		for (const filter of ['company', 'assessor', 'admin', 'assessor,admin', 'company,assessor,admin']) {
			const expected = rows.filter((row) => row.waiting_on !== null && filter.split(',').includes(row.waiting_on));
			expect([filter, ids(await progresses(assessor, `waiting_on=${filter}`))]).toEqual([filter, ids(expected)]);
		}
		const late = rows.filter((row) => row.ageing === 'late');
		expect(late).toHaveLength(4);
		expect(ids(await progresses(assessor, 'ageing=late'))).toEqual(ids(late));
		const waiting = (who: string) => rows.filter((row) => row.waiting_on === who).length;
		const sum = (name: 'open_request_count' | 'answered_request_count') =>
			rows.reduce((total, row) => total + row[name], 0);
		expect(await countsFor(assessor)).toMatchObject({
			mine: waiting('assessor'),
			team: waiting('assessor') + waiting('admin'),
			company: waiting('company'),
			late: late.length,
			checks: 3,
			reassessments: 0,
			open_requests: sum('open_request_count'),
			answered_requests: sum('answered_request_count'),
		});
		expect([sum('open_request_count'), sum('answered_request_count')]).toEqual([3, 1]);
	});

	it('are ordered by the day, what has none at the end', async () => {
		const all = await stage();
		const [, , asked] = all;
		const assessor = await seeing(all);
		const days = (await progresses(assessor, 'sort=due_on')).map((row) => row.due_on);
		const known = days.filter((day) => day !== null);
		expect(days).toEqual([...known.toSorted(), null, null]);
		expect(known[0]).toBe('2020-01-02');
		const [first] = await progresses(assessor, 'sort=due_on&waiting_on=company');
		expect(first?.id).toBe(asked.progress.id);
		const down = (await progresses(assessor, 'sort=-due_on')).map((row) => row.due_on);
		expect(down).toEqual(days.toReversed());
	});

	it('have both counts in the workbook', async () => {
		const assessor = await seeing(await stage());
		const path = '/console/assessment_progresses/download?sort=due_on';
		const { content } = await downloadFile(booted.current, assessor.token, path, 'ja');
		const [sheet] = (await openWorkbook(content)).worksheets;
		if (!sheet) throw new Error('the workbook has no sheet');
		const headings = (sheet.getRow(1).values as string[]).slice(1);
		const column = (heading: string): unknown[] => {
			const index = headings.indexOf(heading) + 1;
			return (sheet.getColumn(index).values as unknown[]).slice(2);
		};
		const rows = await progresses(assessor, 'sort=due_on');
		expect(column('回答を待っている資料の依頼')).toEqual(rows.map((row) => row.open_request_count));
		expect(column('回答のあった資料の依頼')).toEqual(rows.map((row) => row.answered_request_count));
		expect(column('対応者').filter((who) => who === '企業')).toHaveLength(3);
	});
});
