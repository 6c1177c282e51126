import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { sweeps } from '#server/all-sweeps.ts';
import type { Config } from '#server/base/config.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { pdfDocuments } from '#server/db/tables/exports.ts';
import { freeContacts } from '#server/db/tables/free-assessment.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { pdfKey } from '#server/exports/key.ts';
import { openQueue } from '#server/jobs/queue.ts';
import type { Inquiry } from '#shared/free-assessment/inquiries.ts';
import type { FreePaper } from '#shared/free-assessment/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { call } from '#tests/support/client.ts';
import { makeConsoleAdmin, unique } from '#tests/support/factories.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';
import { LIMITS } from '#tests/support/limits.ts';
import { QUEUES, withQueue } from '#tests/support/queues.ts';
import { startSweeping } from '#workers/sweep.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const booted = withApp();

/** The clock of all tests, long after the records that the factories make. */
const NOW = new Date('2030-06-01T00:00:00Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);

type Days = Partial<Config['retentionDays']>;

const sweep = async (days: Days = {}, isStopping = () => false): Promise<void> => {
	const { deps } = booted.current;
	const config = { ...deps.config, retentionDays: { ...deps.config.retentionDays, ...days } };
	booted.current.clock.set(NOW);
	for (const { run } of sweeps) await run({ ...deps, config }, isStopping);
};

afterEach(() => booted.current.clock.release());

describe('the audit log', () => {
	const addEvents = (action: string, createdAt: Date, count = 1) =>
		booted.current.deps.db.insert(auditEvents).values(Array.from({ length: count }, () => ({ action, createdAt })));
	const left = (action: string) => booted.current.deps.db.$count(auditEvents, eq(auditEvents.action, action));

	it('keeps events for 730 days, or as set, or for ever', async () => {
		await addEvents('kept.long', daysAgo(731));
		await addEvents('kept.short', daysAgo(729));
		await sweep({ audit: 0 });
		expect([await left('kept.long'), await left('kept.short')]).toEqual([1, 1]);
		await sweep();
		expect([await left('kept.long'), await left('kept.short')]).toEqual([0, 1]);
		await sweep({ audit: 30 });
		expect(await left('kept.short')).toBe(0);
	});

	it('loses thousands of old events in one round, and none once the worker is to stop', async () => {
		for (let batch = 0; batch < 3; batch++) await addEvents('kept.many', daysAgo(1_000), 4_001);
		await sweep({}, () => true);
		expect(await left('kept.many')).toBe(12_003);
		await sweep();
		expect(await left('kept.many')).toBe(0);
	});
});

describe('free results', () => {
	type Values = Partial<typeof freeContacts.$inferInsert>;

	const paper = async (): Promise<FreePaper> =>
		(await call<FreePaper>(booted.current, 'GET', '/free_assessment/paper')).data;

	const addContact = async (values: Values): Promise<number> => {
		const [row] = await booted.current.deps.db
			.insert(freeContacts)
			.values({
				paperId: (await paper()).id,
				companyName: unique('無料株式会社'),
				clientName: '山田 花子',
				email: 'visitor@example.com',
				phone: '0000',
				hasInquiryRequest: false,
				score: 75,
				categoryResults: [],
				searchText: 'x',
				certificateTokenHash: unique('hash'),
				...values,
			})
			.returning({ id: freeContacts.id });
		return row?.id ?? 0;
	};

	const ids = async (): Promise<number[]> =>
		(await booted.current.deps.db.select({ id: freeContacts.id }).from(freeContacts)).map(({ id }) => id);

	it('are kept for three years, or as set, or for ever; those with an application stay', async () => {
		const old = await addContact({ createdAt: daysAgo(1_096) });
		const applied = await addContact({ createdAt: daysAgo(1_096), appliedAt: daysAgo(1_096), hasInquiryRequest: true });
		const young = await addContact({ createdAt: daysAgo(1_094) });
		await sweep({ freeContacts: 0 });
		expect(await ids()).toEqual(expect.arrayContaining([old, applied, young]));
		await sweep();
		expect(await ids()).toEqual(expect.arrayContaining([applied, young]));
		expect(await ids()).not.toContain(old);
	});

	it('leave lists, workbooks and numbers whole', async () => {
		const app = booted.current;
		const gone = await addContact({ createdAt: daysAgo(2_000) });
		const kept = await addContact({ createdAt: daysAgo(10), companyName: '残る会社' });
		const last = await addContact({ createdAt: daysAgo(2_000) });
		await sweep();
		app.clock.release();
		const admin = await makeConsoleAdmin(app);
		const { data } = await admin.get<Inquiry[]>('/console/inquiries');
		expect(data.map((row) => row.id)).toContain(kept);
		expect(data.map((row) => row.id)).not.toContain(gone);
		const { content } = await downloadFile(app, admin.token, '/console/inquiries/download', 'ja');
		const names: unknown[] = [];
		(await openWorkbook(content)).worksheets[0]?.eachRow((row) => names.push(...(row.values as unknown[])));
		expect(names).toContain('残る会社');
		expect(await addContact({})).toBeGreaterThan(last);
	});
});

describe('PDFs', () => {
	const addPdf = async (kind: 'free-certificate' | 'certificate' | 'report', createdAt: Date): Promise<string> => {
		const { deps } = booted.current;
		const hash = unique('hash').replace(/\W/g, '');
		const file = path.join(deps.storage.temporaryFolder, `${hash}.part`);
		await writeFile(file, '%PDF-');
		await deps.storage.put(pdfKey(hash), file, 'application/pdf');
		await deps.db.insert(pdfDocuments).values({ hash, kind, locale: 'ja', createdAt, finishedAt: createdAt });
		return hash;
	};

	const state = async (hash: string) => {
		const { db, storage } = booted.current.deps;
		const file = await storage.get(pdfKey(hash));
		file?.stream.destroy();
		return { row: await db.$count(pdfDocuments, eq(pdfDocuments.hash, hash)), file: file ? 1 : 0 };
	};

	it('of visitors are kept for 30 days, those of companies for ever', async () => {
		const old = await addPdf('free-certificate', daysAgo(31));
		const young = await addPdf('free-certificate', daysAgo(29));
		const report = await addPdf('report', daysAgo(3_000));
		await sweep({ freePdfs: 0, freeContacts: 0 });
		expect(await state(old)).toEqual({ row: 1, file: 1 });
		await sweep();
		expect(await state(old)).toEqual({ row: 0, file: 0 });
		expect([await state(young), await state(report)]).toEqual(Array(2).fill({ row: 1, file: 1 }));
	});

	it('of certificates that former versions rendered are deleted at once', async () => {
		const [former, report] = [await addPdf('certificate', daysAgo(1)), await addPdf('report', daysAgo(1))];
		const { db } = booted.current.deps;
		await db.insert(pdfDocuments).values({ hash: 'unfinished', kind: 'certificate', locale: 'en', content: {} });
		await sweep({ freePdfs: 0, freeContacts: 0, failedJobs: 0 });
		expect([await state(former), await state(report)]).toEqual([
			{ row: 0, file: 0 },
			{ row: 1, file: 1 },
		]);
		expect((await state('unfinished')).row).toBe(0);
	});

	it('of visitors are kept no longer than their results', async () => {
		const pdf = await addPdf('free-certificate', daysAgo(11));
		await sweep({ freePdfs: 0, freeContacts: 10 });
		expect(await state(pdf)).toEqual({ row: 0, file: 0 });
	});

	it('keep their rows while the storage cannot remove their files', async () => {
		const { storage } = booted.current.deps;
		const { remove } = storage;
		const pdf = await addPdf('free-certificate', daysAgo(31));
		storage.remove = () => Promise.reject(new Error('away'));
		await expect(sweep()).rejects.toThrow('away');
		storage.remove = remove;
		expect(await state(pdf)).toEqual({ row: 1, file: 1 });
		await sweep();
		expect(await state(pdf)).toEqual({ row: 0, file: 0 });
	});

	it('that could not be rendered are forgotten after 90 days', async () => {
		const { db } = booted.current.deps;
		const values = { kind: 'report', locale: 'ja', content: { name: 'x' }, createdAt: daysAgo(200) } as const;
		await db.insert(pdfDocuments).values([
			{ ...values, hash: 'failed-old', failedAt: daysAgo(91) },
			{ ...values, hash: 'failed-young', failedAt: daysAgo(89) },
		]);
		await sweep();
		expect([await state('failed-old'), await state('failed-young')].map(({ row }) => row)).toEqual([0, 1]);
	});
});

describe('jobs', () => {
	it('are kept for 30 days when finished, for 90 days when failed, and for ever while open', async () => {
		const { db } = booted.current.deps;
		const job = { name: 'swept', payload: {}, createdAt: daysAgo(300), relayedAt: daysAgo(300) };
		const added = await db
			.insert(outboxJobs)
			.values([
				{ ...job, finishedAt: daysAgo(31) },
				{ ...job, failedAt: daysAgo(91) },
				{ ...job, finishedAt: daysAgo(29) },
				{ ...job, failedAt: daysAgo(89) },
				job,
			])
			.returning({ id: outboxJobs.id });
		const left = async () =>
			(await db.select({ id: outboxJobs.id }).from(outboxJobs).where(eq(outboxJobs.name, 'swept'))).map(({ id }) =>
				added.findIndex((row) => row.id === id),
			);
		await sweep({ failedJobs: 0 });
		expect((await left()).sort()).toEqual([1, 2, 3, 4]);
		await sweep();
		expect((await left()).sort()).toEqual([2, 3, 4]);
	});
});

for (const { name, onRedis, options } of QUEUES) {
	describe(`a worker that sweeps, with the queue on ${name}`, options, () => {
		const queued = withQueue(onRedis);

		it('deletes old jobs from the queue too, also when another sweep fails', async () => {
			const { deps, clock, logs } = queued.current;
			await queued.current.startWorker();
			await deps.db.insert(outboxJobs).values({ name: 'autograde', payload: { progressId: 999_999, round: 1 } });
			const queue = openQueue(deps.config, () => {});
			await deps.outbox.look();
			await expect
				.poll(
					async () => {
						await queue.promoteJobs();
						return queue.getJobCountByTypes('failed', 'completed');
					},
					{ timeout: LIMITS.poll, interval: 200 },
				)
				.toBe(1);
			const broken = { ...deps, sessions: { ...deps.sessions, sweep: () => Promise.reject(new Error('away')) } };
			clock.advance(91 * DAY_MS);
			const sweeping = startSweeping(broken, queue);
			await expect.poll(() => queue.getJobCountByTypes('failed', 'completed'), { interval: 100 }).toBe(0);
			await sweeping.stop();
			expect(logs.some((line) => line.includes('"sweep":"sessions"'))).toBe(true);
			await queue.close();
		});
	});
}
