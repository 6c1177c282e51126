import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PrintToFile } from '#server/calls/deps.ts';
import { keptKey } from '#server/certificates/archive/files.ts';
import { archiveCertificate } from '#server/certificates/archive/job.ts';
import { findCertificateOf } from '#server/certificates/queries.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { wordedDate } from '#shared/dates.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { call } from '#tests/support/client.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { archiveAll, distinctPrinter, keptFilesOf } from '#tests/support/printed/archive.ts';
import { until } from '#tests/support/printed/browsers.ts';
import { readPdf } from '#tests/support/printed/pdf.ts';
import { withPrinter } from '#tests/support/printed/printing.ts';
import { qrCodeOn } from '#tests/support/printed/qr-codes.ts';
import { createPrinter } from '#workers/print-page.ts';
import { createWorker } from '#workers/worker.ts';

const ORIGIN = 'https://kyosei.example';

describe('printing a certificate', () => {
	const booted = withApp({ env: { PDF_WAIT_MS: '0' } });

	const issued = async () => {
		const staged = await assessmentAt(booted.current, 13);
		const certificate = await findCertificateOf(booted.current.deps.db, staged.progress.id);
		if (!certificate) throw new Error('the certificate is issued');
		const job = { certificate_id: certificate.id, locale: 'ja' } as const;
		const outboxId = await enqueue(booted.current.deps.db, archiveCertificate, job);
		const run = (print: PrintToFile, deps = booted.current.deps) =>
			archiveCertificate.run({ ...deps, print }, job, outboxId);
		return { staged, id: certificate.id, run };
	};

	const storedFiles = (id: number): Promise<string[]> =>
		readdir(path.join(booted.current.deps.config.dataDir, 'files/certificates', String(id)));

	const keptNames = async (id: number): Promise<string[]> =>
		(await keptFilesOf(booted.current, id)).map((kept) => path.basename(keptKey(kept)));

	/** Both print before either stores. */
	const atOnce = (print: PrintToFile): PrintToFile => {
		let arrived = 0;
		let goOn = (): void => {};
		const both = new Promise<void>((resolve) => {
			goOn = resolve;
		});
		return async (...asked) => {
			if (++arrived === 2) goOn();
			await both;
			return print(...asked);
		};
	};

	it('by two workers at once keeps one file, and removes the other', async () => {
		const { id, run } = await issued();
		const { print, printed } = distinctPrinter();
		const together = atOnce(print);
		await Promise.all([run(together), run(together)]);
		expect(printed).toHaveLength(2);
		expect(await storedFiles(id)).toEqual(await keptNames(id));
		expect(await storedFiles(id)).toHaveLength(1);
	});

	it('by two workers at once with the same bytes removes nothing', async () => {
		const { id, run } = await issued();
		const same: PrintToFile = async (_document, _locale, file) => {
			await writeFile(file, '%PDF-');
			return { byteSize: 5 };
		};
		const together = atOnce(same);
		await Promise.all([run(together), run(together)]);
		expect(await keptFilesOf(booted.current, id)).toHaveLength(1);
		expect(await storedFiles(id)).toHaveLength(1);
	});

	it('that was killed between the storage and the row is done again, and nobody sees the first printing', async () => {
		const { staged, id, run } = await issued();
		const { deps } = booted.current;
		const { print } = distinctPrinter();
		const killed = {
			...deps.storage,
			put: async (...asked: Parameters<typeof deps.storage.put>) => {
				await deps.storage.put(...asked);
				throw new Error('killed');
			},
		};
		await expect(run(print, { ...deps, storage: killed })).rejects.toThrow('killed');
		const [lost] = await storedFiles(id);
		expect(await keptFilesOf(booted.current, id)).toEqual([]);
		await run(print);
		const kept = await keptNames(id);
		expect(kept).toHaveLength(1);
		expect(kept).not.toContain(lost);
		const download = () =>
			call(booted.current, 'GET', '/app/certificate/pdf', { token: staged.owner.token, locale: 'ja' });
		expect((await download()).status).toBe(200);
		await run(print);
		expect(await keptNames(id)).toEqual(kept);
	});
});

describe('a printed certificate', () => {
	const booted = withApp({ env: { PUBLIC_URL: ORIGIN, PDF_WAIT_MS: '0' } });
	const printing = withPrinter();

	const fetchPdf = (locale: Locale, token: string | null): Promise<Response> =>
		fetch(`${booted.current.url}/api/app/certificate/pdf`, {
			headers: { 'Accept-Language': locale, Authorization: `Bearer ${token}` },
		});

	it('comes from a worker, which somebody who downloads it waits for', async () => {
		const app = booted.current;
		const { owner } = await assessmentAt(app, 13);
		const worker = await createWorker(app.deps, { ...distinctPrinter(), close: async () => {} });
		await until(async () => (await fetchPdf('en', owner.token)).status === 200);
		await worker.close();
	});

	it('has its code, and a QR code of the page that verifies it, in both languages', async () => {
		const app = booted.current;
		await publishPaper(app, smallPaper([1, 8]));
		const { owner } = await assessmentAt(app, 13);
		const { data } = await owner.get<{ code: string; verify_url: string; valid_until: string }>('/app/certificate');
		expect(data.verify_url).toBe(`${ORIGIN}/verify/${data.code}`);
		await archiveAll(app, { print: createPrinter(printing.browser), printed: [] });
		for (const [locale, validUntil] of [
			['ja', `有効期限${wordedDate(data.valid_until, 'ja')}`],
			['en', `Validuntil${data.valid_until}`],
		] as const) {
			const bytes = Buffer.from(await (await fetchPdf(locale, owner.token)).arrayBuffer());
			const { pages, text } = await readPdf(bytes);
			expect(pages).toHaveLength(1);
			for (const part of [data.code, data.verify_url, validUntil]) expect(text).toContain(part);
			expect(await qrCodeOn(bytes)).toBe(data.verify_url);
		}
	});
});
