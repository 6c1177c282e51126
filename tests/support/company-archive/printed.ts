import { writeFile } from 'node:fs/promises';
import { and, eq, isNull } from 'drizzle-orm';
import type { PrintToFile } from '#server/calls/deps.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { renderPdf } from '#server/exports/render.ts';
import type { TestApp } from '#tests/support/app.ts';
import { call } from '#tests/support/client.ts';

/** PDFs that consist of their source text, so that tests can search them. */

/** Writes the document's data as text instead of printing it. */
export const printText: PrintToFile = async (document, locale, file) => {
	const text = `%PDF-1.7 ${locale} ${JSON.stringify(document)}`;
	await writeFile(file, text);
	return { byteSize: text.length };
};

/** Runs the print jobs as a worker does. */
export const printAll = async ({ deps }: TestApp): Promise<void> => {
	const open = await deps.db
		.select()
		.from(outboxJobs)
		.where(and(eq(outboxJobs.name, renderPdf.name), isNull(outboxJobs.finishedAt), isNull(outboxJobs.failedAt)));
	for (const { id, payload } of open) {
		await renderPdf.run({ ...deps, print: printText }, payload as { hash: string }, id);
	}
};

type Reader = { token: string | null };
type Locale = 'ja' | 'en';

/** Requests a PDF, prints it, and downloads it. Returns the status; 404 if this reader has no such PDF. */
const download = async (app: TestApp, { token }: Reader, path: string, locale: Locale): Promise<number> => {
	const asked = await call(app, 'GET', path, { token, locale });
	if (asked.status !== 202) return asked.status;
	await printAll(app);
	return (await call(app, 'GET', path, { token, locale })).status;
};

/** Downloads all PDFs of an assessment that an area offers. Returns the statuses. */
export const downloadAll = async (
	app: TestApp,
	reader: Reader,
	area: 'app' | 'console',
	progressId: number,
	locale: Locale = 'ja',
): Promise<Record<string, number>> => {
	const result = `/${area}/assessment_results/${progressId}`;
	const paths = {
		report: `${result}/pdf?is_first_time=true`,
		secondReport: `${result}/pdf?is_first_time=false`,
		explanation: `${result}/explanation/pdf?is_first_time=true`,
		secondExplanation: `${result}/explanation/pdf?is_first_time=false`,
		proposal: `/${area}/improvement_proposals/${progressId}/pdf`,
		plan: `/${area}/improvement_plans/${progressId}/pdf`,
	};
	const statuses: Record<string, number> = {};
	for (const [name, path] of Object.entries(paths)) statuses[name] = await download(app, reader, path, locale);
	return statuses;
};
