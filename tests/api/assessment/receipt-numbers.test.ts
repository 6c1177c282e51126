import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Inquiry } from '#shared/free-assessment/inquiries.ts';
import { readOverview } from '#tests/support/answering.ts';
import { withApp } from '#tests/support/app.ts';
import {
	answerEverything,
	publishPaper,
	type Staged,
	smallPaper,
	startedAssessment,
} from '#tests/support/assessments.ts';
import { call } from '#tests/support/client.ts';
import { makeConsoleAdmin, type Person } from '#tests/support/factories.ts';

/** Receipt numbers: of submissions and of visitors' forms, in one series a year. */

const booted = withApp();
let admin: Person;

beforeAll(async () => {
	const app = booted.current;
	app.clock.set('2030-12-31T12:00:00Z');
	await publishPaper(app, smallPaper());
	admin = await makeConsoleAdmin(app);
});

const runningOf = (number: string | null): number => Number(/^K-2030-(\d{4})$/.exec(number ?? '')?.[1]);

const ready = async (): Promise<Staged> => {
	const staged = await startedAssessment(booted.current, { admin });
	await answerEverything(booted.current, staged.progress.id);
	return staged;
};

const submit = async ({ owner }: Staged): Promise<string | null> => {
	expect((await owner.post('/app/assessment')).status).toBe(200);
	return (await readOverview(owner)).receipt_number;
};

type Sent = { id: number; receipt_number: string };

const send = async (more: object = {}) => {
	const paper = await call<{ id: number }>(booted.current, 'GET', '/free_assessment/paper');
	return call<Sent>(booted.current, 'POST', '/free_assessment/contact', {
		body: {
			...{ assessment_paper_id: paper.data.id, company_name: '検証', client_name: '山田', email: 'a@example.com' },
			...{ phone: '0312345678', message: null, referer_id: null, has_inquiry_request: true },
			...{ score: null, free_category_results: [], ...more },
		},
	});
};

describe('a submission', () => {
	it('gets the next number, and keeps it when it is submitted again', async () => {
		const staged = await ready();
		expect((await readOverview(staged.owner)).receipt_number).toBeNull();
		const first = await submit(staged);
		expect(runningOf(first)).toBeGreaterThan(0);
		await admin.post(`/console/companies/${staged.companyId}/update_status`, { status: 2 });
		expect((await readOverview(staged.owner)).receipt_number).toBeNull();
		expect(await submit(staged)).toBe(first);
		expect(runningOf(await submit(await ready()))).toBe(runningOf(first) + 1);
	});

	it('has one of its own, however many are submitted at once', async () => {
		const all = await Promise.all(Array.from({ length: 8 }, ready));
		const numbers = await Promise.all(all.map(submit));
		expect(new Set(numbers).size).toBe(8);
		const running = numbers.map(runningOf).sort((a, b) => a - b);
		expect(running).toEqual(running.map((_, at) => (running[0] ?? 0) + at));
	});

	it('uses up none if it is refused', async () => {
		const before = runningOf(await submit(await ready()));
		const { owner } = await startedAssessment(booted.current, { admin });
		expect((await owner.post('/app/assessment')).status).toBe(422);
		expect(runningOf(await submit(await ready()))).toBe(before + 1);
	});

	it('is found by its number, in the history and in the list of staff', async () => {
		const staged = await ready();
		const number = await submit(staged);
		const { data: history } = await staged.owner.get<{ receipt_number: string }[]>('/app/assessment_history');
		expect(history.map((item) => item.receipt_number)).toEqual([number]);
		const found = async (q: string) => {
			const path = `/console/assessment_progresses?q=${encodeURIComponent(q)}`;
			return (await admin.get<{ id: number; receipt_number: string }[]>(path)).data;
		};
		for (const q of [number ?? '', `ｋ－２０３０－${runningOf(number)}`]) {
			expect((await found(q)).map((row) => [row.id, row.receipt_number])).toEqual([[staged.progress.id, number]]);
		}
		expect(await found('K-2030-9999')).toEqual([]);
	});
});

describe('a form of a visitor', () => {
	it('has a number of the same series, the same when it is sent again', async () => {
		const before = runningOf(await submit(await ready()));
		const idempotency_key = randomUUID();
		const { data: first } = await send({ idempotency_key });
		expect(runningOf(first.receipt_number)).toBe(before + 1);
		expect((await send({ idempotency_key })).data.receipt_number).toBe(first.receipt_number);
	});

	it('is found by it in the console', async () => {
		const { data } = await send();
		const { data: rows } = await admin.get<Inquiry[]>(`/console/inquiries?q=${data.receipt_number}`);
		expect(rows.map(({ id, receipt_number }) => [id, receipt_number])).toEqual([[data.id, data.receipt_number]]);
	});

	it('begins with 1 in a new year of Tokyo', async () => {
		booted.current.clock.set('2030-12-31T15:00:00Z');
		expect((await send()).data.receipt_number).toBe('K-2031-0001');
	});
});
