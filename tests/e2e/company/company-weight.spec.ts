import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { companyPaths } from '#client/base/company-paths.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { readFirstSheet } from '#tests/support/answering.ts';
import { startedAssessment } from '#tests/support/assessments.ts';

/**
 * What the company's screens load when they are opened cold, as from the link of a mail.
 *
 * @module-tag rest
 */

/** Only six files are asked for at once without HTTP/2. */
const MOST_FILES = 27;
/** With zod, which only an open form needs, they are more. */
const MOST_BYTES = 250 * 1024;

const scriptsOf = async (page: Page, address: string): Promise<number[]> => {
	const bodies: Promise<Buffer>[] = [];
	page.on('response', (response) => {
		if (new URL(response.url()).pathname.endsWith('.js')) bodies.push(response.body());
	});
	await page.goto(address, { waitUntil: 'networkidle' });
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	return (await Promise.all(bodies)).map((body) => gzipSync(body).length);
};

test('the overview and a sheet are few files', async ({ app, browser }) => {
	const { owner } = await startedAssessment(app);
	const sheet = await readFirstSheet(owner);
	const addresses = [companyPaths.assessment, companyPaths.subCategory(sheet.answer_category.id, sheet.id)];
	for (const address of addresses) {
		const context = await browser.newContext({ baseURL: app.url });
		await signInAs(context, app, owner);
		const sizes = await scriptsOf(await context.newPage(), address);
		expect(sizes.length, address).toBeLessThanOrEqual(MOST_FILES);
		expect(
			sizes.reduce((sum, size) => sum + size, 0),
			address,
		).toBeLessThanOrEqual(MOST_BYTES);
		await context.close();
	}
});
