import { isNotNull } from 'drizzle-orm';
import { pdfDocuments } from '#server/db/tables/exports.ts';
import { requestPdf } from '#server/exports/pdf.ts';
import { call } from '#tests/support/client.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { typicalProposal } from '#tests/support/printed/documents.ts';
import { quantile } from '#tests/support/quantiles.ts';
import { findChromium } from '#workers/chromium.ts';
import { createChecks, type Drill, seconds, until } from './support/drill.ts';
import { withSite } from './support/site.ts';

const chromium = await findChromium(null, () => {});
/** Generous: the drill measures the latency of other calls, not the speed of rendering. */
const PER_DOCUMENT_MS = 2_000;

export const pdfsQueued: Drill = {
	name: 'PDFs queued',
	rule: 'each made once; p95 of the API under 300 ms; over the cap 429',
	limitMs: 1_800_000,
	missing: chromium ? null : 'no Chromium was found',
	run: ({ pdfs }) =>
		withSite({ servers: 1, workers: 0, env: { PDF_QUEUE_LIMIT: String(pdfs), PDF_WAIT_MS: '0' } }, async (site) => {
			const { problems, check } = createChecks();
			const { app, servers, startWorker } = site;
			const url = servers[0]?.url ?? '';
			const staged = await assessmentAt(app, 5);
			for (let n = 0; n < pdfs; n++) {
				const content = { ...typicalProposal(), company_name: `企業 ${n}` };
				await requestPdf(app.deps, { kind: 'proposal', content }, 'ja');
			}
			const path = `/console/assessment_results/${staged.progress.id}/pdf?is_first_time=true`;
			const refused = await call({ url }, 'GET', path, { token: staged.admin.token });
			check(refused.status === 429, `one more than the cap answered ${refused.status}`);
			check(Number(refused.headers.get('retry-after')) > 0, 'the refusal does not say when to come back');
			const finished = (): Promise<number> => app.deps.db.$count(pdfDocuments, isNotNull(pdfDocuments.finishedAt));
			await startWorker();
			const begin = performance.now();
			const times: number[] = [];
			const done = await until(
				async () => {
					const at = performance.now();
					const { status } = await call({ url }, 'GET', '/console/companies?page=1', { token: staged.admin.token });
					times.push(performance.now() - at);
					check(status === 200, `a read answered ${status}`);
					return (await finished()) === pdfs;
				},
				pdfs * PER_DOCUMENT_MS,
				100,
			);
			const took = performance.now() - begin;
			check(done, `only ${await finished()} of ${pdfs} were made`);
			const p95 = quantile(times, 0.95);
			check(p95 < 300, `p95 of reads was ${Math.round(p95)} ms`);
			return {
				figures: `${pdfs} made in ${seconds(took)} (${(pdfs / (took / 1000)).toFixed(1)}/s); reads p95 ${Math.round(p95)} ms`,
				problems,
			};
		}),
};
