import { isNotNull } from 'drizzle-orm';
import { pdfDocuments } from '#server/db/tables/exports.ts';
import { requestPdf } from '#server/exports/pdf.ts';
import { typicalProposal } from '#tests/support/printed/documents.ts';
import { commandOf, descendantsOf, stillAlive } from '#tests/support/processes/processes.ts';
import { findChromium } from '#workers/chromium.ts';
import { createChecks, type Drill, seconds, until } from './support/drill.ts';
import { withSite } from './support/site.ts';

const DOCUMENTS = 12;

const browsers = (): number[] => descendantsOf(process.pid).filter((pid) => /chrom/i.test(commandOf(pid)));

const chromium = await findChromium(null, () => {});

export const workerKilledRendering: Drill = {
	name: 'kill -9 of the worker while rendering',
	rule: 'each document once, no orphan browser, done within 60 s',
	limitMs: 180_000,
	missing: chromium ? null : 'no Chromium was found',
	run: () =>
		withSite({ servers: 1, workers: 1 }, async ({ app, workers, startWorker }) => {
			const { problems, check } = createChecks();
			const finished = (): Promise<number> => app.deps.db.$count(pdfDocuments, isNotNull(pdfDocuments.finishedAt));
			for (let n = 0; n < DOCUMENTS; n++) {
				const content = { ...typicalProposal(), company_name: `企業 ${n}` };
				await requestPdf(app.deps, { kind: 'proposal', content }, 'ja');
			}
			check(await until(async () => (await finished()) > 0, 60_000), 'nothing was rendered before the kill');
			const before = await finished();
			const orphans = browsers();
			await workers[0]?.kill();
			check(orphans.length > 0, 'no browser was at work');
			check(await until(() => stillAlive(orphans).length === 0, 10_000), 'a browser outlived its worker');
			await startWorker();
			const begin = performance.now();
			const done = await until(async () => (await finished()) === DOCUMENTS, 60_000);
			const took = performance.now() - begin;
			check(done, `after 60 s only ${await finished()} of ${DOCUMENTS} are there`);
			return { figures: `${before} of ${DOCUMENTS} before the kill, all ${seconds(took)} after the restart`, problems };
		}),
};
