/** @module-tag rest */

import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mailPasswordReset } from '#server/accounts/password-reset-mail.ts';
import { pdfDocuments } from '#server/db/tables/exports.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { openPdf, pdfFile, requestPdf } from '#server/exports/pdf.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { PRIORITY } from '#server/jobs/priorities.ts';
import { openQueue } from '#server/jobs/queue.ts';
import { type CachedDocument, isForVisitors, type PdfDocument } from '#shared/exports/documents.ts';
import { LIMITS } from '#tests/support/limits.ts';
import { sampleFreeCertificate, typicalProposal } from '#tests/support/printed/documents.ts';
import { fakePrinter, slowly } from '#tests/support/printed/fake-printer.ts';
import { QUEUES, withQueue } from '#tests/support/queues.ts';
import { createWorker } from '#workers/worker.ts';

const LONG = { timeout: LIMITS.poll, interval: 100 };

let made = 0;
const proposal = (): CachedDocument => ({
	kind: 'proposal',
	content: { ...typicalProposal(), company_name: `企業 ${++made}` },
});
const freeCertificate = (): CachedDocument => ({
	kind: 'free-certificate',
	content: { ...sampleFreeCertificate(), client_name: `訪問者 ${++made}` },
});

/** When a document was printed. */
const placeOf = (printed: PdfDocument[], document: CachedDocument): number => {
	const place = printed.findIndex(({ content }) => isDeepStrictEqual(content, document.content));
	if (place < 0) throw new Error('the document was not printed');
	return place;
};

for (const { name, onRedis, options } of QUEUES) {
	describe(`documents in the queue on ${name}`, options, () => {
		const booted = withQueue(onRedis, {
			env: { PDF_WAIT_MS: '0', PDF_CONCURRENCY: '1', PDF_TIME_LIMIT_MS: '2000' },
		});
		let stop = async (): Promise<void> => {};

		afterEach(async () => {
			await stop();
			stop = async () => {};
			vi.restoreAllMocks();
			const { deps } = booted.current;
			await booted.lose();
			await deps.db.delete(outboxJobs);
			await deps.db.delete(pdfDocuments);
		});

		const start = async (printer = fakePrinter()) => {
			const worker = await createWorker(booted.current.deps, printer);
			stop = worker.close;
			return printer;
		};

		const withQueueOf = async <T>(use: (queue: ReturnType<typeof openQueue>) => Promise<T>): Promise<T> => {
			const queue = openQueue(booted.current.deps.config, () => {});
			try {
				return await use(queue);
			} finally {
				await queue.close();
			}
		};

		const jobOf = async (hash: string) => {
			const [row, ...more] = await booted.current.deps.db
				.select()
				.from(outboxJobs)
				.where(sql`${outboxJobs.payload} @> ${JSON.stringify({ hash })}::jsonb`);
			expect(more).toEqual([]);
			return withQueueOf(async (queue) => {
				const job = await queue.getJob(`outbox-${row?.id}`);
				return { row, job, state: await job?.getState() };
			});
		};

		const relayed = (count: number) =>
			expect
				.poll(() => booted.current.deps.db.$count(outboxJobs, isNotNull(outboxJobs.relayedAt)), LONG)
				.toBeGreaterThanOrEqual(count);

		const ask = (document: CachedDocument, isAhead = false) =>
			requestPdf(booted.current.deps, document, 'ja', { isAhead });

		it('are printed for those who wait first, then for visitors, then ahead of time', async () => {
			const documents = {
				ahead: Array.from({ length: 6 }, proposal),
				visitors: Array.from({ length: 6 }, freeCertificate),
				waiting: Array.from({ length: 6 }, proposal),
			};
			for (const document of documents.ahead) await ask(document, true);
			for (const document of documents.visitors) await ask(document);
			for (const document of documents.waiting) await ask(document);
			await relayed(18);
			await expect.poll(() => withQueueOf((queue) => queue.getPrioritizedCount()), LONG).toBe(18);
			const { printed } = await start();
			await expect.poll(() => printed.length, LONG).toBe(18);
			// A worker holds four jobs at a time, which may overtake each other.
			const mean = (asked: CachedDocument[]) =>
				asked.reduce((sum, document) => sum + placeOf(printed, document), 0) / asked.length;
			expect(mean(documents.waiting)).toBeLessThan(mean(documents.visitors));
			expect(mean(documents.visitors)).toBeLessThan(mean(documents.ahead));
		});

		it('that are asked for after they were queued ahead of time come first, and are not queued twice', async () => {
			const ahead = Array.from({ length: 12 }, proposal);
			for (const document of ahead) await ask(document, true);
			await relayed(12);
			const wanted = ahead.at(-1) as CachedDocument;
			const hash = await ask(wanted);
			await expect.poll(async () => (await jobOf(hash)).job?.priority, LONG).toBe(PRIORITY.waiting);
			expect((await jobOf(hash)).row?.priority).toBe(PRIORITY.waiting);
			await ask(wanted, true);
			expect((await jobOf(hash)).row?.priority).toBe(PRIORITY.waiting);
			// At the head of the queue; the four jobs that a worker takes at once may overtake each other.
			const [head] = await withQueueOf((queue) => queue.getPrioritized(0, 0));
			expect(head?.data).toMatchObject({ payload: { hash } });
			const { printed } = await start();
			await expect.poll(() => printed.length, LONG).toBe(12);
		});

		it('that failed wait for minutes, and are tried at once when someone asks again', async () => {
			let isBroken = true;
			const printer = await start(
				fakePrinter(() => {
					if (isBroken) throw new Error('out of paper');
				}),
			);
			const document = proposal();
			const hash = await ask(document);
			await expect.poll(async () => (await jobOf(hash)).state, LONG).toBe('delayed');
			const { job } = await jobOf(hash);
			expect(job?.attemptsMade).toBe(1);
			expect(job?.opts).toMatchObject({ attempts: 8, backoff: { type: 'exponential', delay: 5_000 } });
			await withQueueOf(async (queue) => (await queue.getJob(job?.id ?? ''))?.changeDelay(3_600_000));
			isBroken = false;
			const { now } = Date;
			vi.spyOn(Date, 'now').mockImplementation(() => now() + 20_000);
			expect(await ask(document)).toBe(hash);
			await expect.poll(() => printer.printed.length, LONG).toBe(1);
			await expect.poll(async () => (await openPdf(booted.current.deps, hash))?.size, LONG).toBe(5);
		});

		it('that wait for a page do not keep other jobs waiting', async () => {
			const { deps } = booted.current;
			let release = (): void => {};
			const released = new Promise<void>((resolve) => {
				release = resolve;
			});
			const printer = await start(fakePrinter(() => released));
			for (const document of Array.from({ length: 8 }, proposal)) await ask(document);
			await relayed(8);
			await expect.poll(() => printer.busy.now, LONG).toBe(1);
			await enqueue(deps.db, mailPasswordReset, { email: 'nobody@example.com', locale: 'ja' });
			const mailed = and(eq(outboxJobs.name, mailPasswordReset.name), isNotNull(outboxJobs.finishedAt));
			await expect.poll(() => deps.db.$count(outboxJobs, mailed), LONG).toBe(1);
			expect(printer.printed).toEqual([]);
			release();
			await expect.poll(() => printer.printed.length, LONG).toBe(8);
			expect(await deps.db.$count(pdfDocuments, isNotNull(pdfDocuments.failedAt))).toBe(0);
		});

		it('are not printed ahead of time while pages are slow, but for those who wait', async () => {
			const printer = await start(fakePrinter(slowly(1_200)));
			const first = proposal();
			const hash = await ask(first);
			await expect.poll(async () => (await openPdf(booted.current.deps, hash)) !== null, LONG).toBe(true);
			const later = proposal();
			const ahead = await ask(later, true);
			await expect.poll(async () => (await jobOf(ahead)).state, LONG).toBe('delayed');
			expect((await jobOf(ahead)).job?.attemptsMade).toBe(0);
			expect(printer.printed).toHaveLength(1);
			await ask(later);
			await expect.poll(() => printer.printed.length, LONG).toBe(2);
		});
	});
}

describe('a worker on a starved machine', () => {
	const booted = withQueue(false, { env: { PDF_WAIT_MS: '0', PDF_CONCURRENCY: '4', PDF_TIME_LIMIT_MS: '1000' } });

	it('prints one page at a time after a slow one', async () => {
		const { deps, logs } = booted.current;
		const printer = fakePrinter(slowly(600));
		const worker = await createWorker(deps, printer);
		const first = Array.from({ length: 4 }, proposal);
		await Promise.all(first.map((document) => requestPdf(deps, document, 'ja')));
		await expect.poll(() => printer.printed.length, LONG).toBe(4);
		printer.busy.most = 0;
		await Promise.all(Array.from({ length: 4 }, proposal).map((document) => requestPdf(deps, document, 'ja')));
		await expect.poll(() => printer.printed.length, LONG).toBe(8);
		expect(printer.busy.most).toBe(1);
		expect(logs.some((line) => line.includes('"pages":1,'))).toBe(true);
		await worker.close();
	});
});

describe('documents of visitors', () => {
	const booted = withQueue(false, { env: { PDF_QUEUE_LIMIT: '2', PDF_FREE_QUEUE_LIMIT: '1' } });

	it('have a limit of their own, and take no room from others', async () => {
		const { deps } = booted.current;
		await requestPdf(deps, freeCertificate(), 'ja');
		await expect(requestPdf(deps, freeCertificate(), 'ja')).rejects.toMatchObject({ status: 429 });
		await requestPdf(deps, proposal(), 'ja');
		await requestPdf(deps, proposal(), 'ja');
		await expect(requestPdf(deps, proposal(), 'ja')).rejects.toMatchObject({ status: 429 });
	});
});

for (const { name, onRedis, options } of QUEUES) {
	describe(`a flood of documents of visitors, in the queue on ${name}`, options, () => {
		const booted = withQueue(onRedis, { env: { PDF_WAIT_MS: '0', PDF_CONCURRENCY: '2' } });
		const ask = (document: CachedDocument, address: string) =>
			pdfFile(booted.current.deps, document, { locale: 'ja', limitKey: address }, null);

		it('leaves a page to those who are signed in', async () => {
			const { deps } = booted.current;
			let release = (): void => {};
			const held = new Promise<void>((resolve) => {
				release = resolve;
			});
			const printer = fakePrinter((document) => (isForVisitors(document) ? held : undefined));
			const worker = await createWorker(deps, printer);
			try {
				for (let at = 0; at < 12; at++) await ask(freeCertificate(), '192.0.2.1');
				await expect.poll(() => printer.busy.now, LONG).toBe(1);
				const own = proposal();
				await requestPdf(deps, own, 'ja');
				await expect.poll(() => printer.printed.length, LONG).toBe(1);
				expect(placeOf(printer.printed, own)).toBe(0);
				expect(printer.busy.now, 'visitors have one of two').toBe(1);
			} finally {
				release();
				await expect.poll(() => printer.printed.length, LONG).toBe(13);
				await worker.close();
			}
		});

		it('of one address comes behind the first document of another', async () => {
			const { deps } = booted.current;
			const flood = Array.from({ length: 12 }, freeCertificate);
			for (const document of flood) await ask(document, '192.0.2.2');
			const [other, another] = [freeCertificate(), freeCertificate()];
			await ask(other, '192.0.2.3');
			await ask(another, '192.0.2.4');
			// Asked again while it waits, as clients do.
			for (const document of flood) await ask(document, '192.0.2.2');
			const printer = fakePrinter();
			const worker = await createWorker(deps, printer);
			await expect.poll(() => printer.printed.length, LONG).toBe(14);
			// A worker takes four jobs at once.
			const places = [other, another].map((document) => placeOf(printer.printed, document));
			expect(Math.max(...places)).toBeLessThan(4);
			await worker.close();
		});
	});
}
