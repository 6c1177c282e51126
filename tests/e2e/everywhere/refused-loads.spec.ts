import type { Page } from 'playwright/test';
import { signInAs } from '#tests/e2e/support/company.ts';
import { failingReads, LOGGED_FAILURES, type Refusal } from '#tests/e2e/support/refusals.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { makeCompanyUser, makeConsoleAdmin } from '#tests/support/factories.ts';

/**
 * Every screen whose loads are refused: it ends in a message and a way on, and none loads for ever. The refusals after
 * which a screen stays have one handler: each screen gets one of them, and each of them every fifth screen.
 *
 * @module-tag rest
 */

const t = texts.ja;

test.use({ allowedMessages: [LOGGED_FAILURES] });

/** Refused loads whose screen stays. */
const STAYS = [409, 413, 415, 422, 429];
const MESSAGE = '少し待ってからお試しください。';

const COMPANY = [
	'assessment',
	'assessment/categories/1',
	'assessment/categories/1/sub-categories/1',
	'assessment-results/1?isFirstTime=true',
	'assessment-results/1/explanation',
	'improvement-proposals/1',
	'certificate',
	'evidence-requests',
	'evidence-requests/1',
	'history',
	'company_info',
	'profile',
	'profile/edit',
	'notices',
	'notice-settings',
	'security',
].map((path) => `/app/${path}`);

const CONSOLE = [
	'work',
	'all-assessments',
	'going-live',
	'check-submissions',
	'check-submissions/1',
	'check-submissions/1/categories/1',
	'check-submissions/1/categories/1/sub-categories/1',
	'check-submissions/1/evaluate',
	'check-submissions/1/files',
	'check-submissions/1/proposal',
	're-assessments',
	're-assessments/1',
	're-assessments/1/categories/1',
	're-assessments/1/categories/1/sub-categories/1',
	're-assessments/1/evaluate',
	're-assessments/1/files',
	'confirm-assessments',
	'confirm-re-assessments',
	'assessment-results/1?isFirstTime=true',
	'assessment-results/1/explanation',
	'improvement-proposals/1',
	'evidence-requests',
	'evidence-requests/1',
	'certifications',
	'certifications/1',
	'certificates/1',
	'companies',
	'companies/1',
	'companies/1/edit',
	'assessors',
	'simple-assessments',
	'simple-assessments/create',
	'regular-assessments',
	'regular-assessments/create',
	'inquiries',
	'audit-events',
	'notices',
	'account',
].map((path) => `/console/${path}`);

const PUBLIC = ['overview', 'questions', 'result'].map((step) => `/free-assessment/${step}`);

const tryAgain = (page: Page) => page.getByRole('button', { name: t.common.tryAgain });

/** Follows a link of the client, by way of a screen that loads nothing: so nothing seen is of the screen before. */
const open = async (page: Page, path: string): Promise<void> => {
	await page.evaluate(() => history.pushState(null, '', '/terms'));
	await expect(tryAgain(page)).toHaveCount(0);
	await page.evaluate((to) => history.pushState(null, '', to), path);
};

const expectNothingLoading = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

const walk = async (page: Page, screens: readonly string[]): Promise<void> => {
	const refuse = async (refusal: Refusal | null): Promise<void> => {
		await page.unrouteAll();
		await failingReads(page, refusal);
	};
	// A screen whose script is there from the start: `/terms` is read before it.
	await page.goto('/unexpected-error');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	for (const [at, status] of STAYS.entries()) {
		await refuse({ status, message: MESSAGE });
		for (const screen of screens.filter((_, index) => screens.length < STAYS.length || index % STAYS.length === at)) {
			await open(page, screen);
			await expect(tryAgain(page).first(), `${status} at ${screen}`).toBeVisible();
			await expect(page.getByRole('alert').filter({ hasText: MESSAGE }).first()).toBeVisible();
			await expectNothingLoading(page);
		}
	}
	await refuse({ status: 500, message: 'a bug' });
	for (const screen of screens) {
		await open(page, screen);
		await expect(page, `500 at ${screen}`).toHaveURL(/\/unexpected-error$/);
	}
	await refuse(null);
	for (const screen of screens) {
		await open(page, screen);
		await expect(page.getByRole('alert').first(), `no connection at ${screen}`).toContainText(
			t.common.errors.noConnection,
		);
		await expectNothingLoading(page);
	}
};

test('the company area', async ({ page, app, context }) => {
	await signInAs(context, app, await makeCompanyUser(app));
	await walk(page, COMPANY);
});

test('the console', async ({ page, app, context }) => {
	await signInAs(context, app, await makeConsoleAdmin(app));
	await walk(page, CONSOLE);
});

test('the free assessment', async ({ page, app, context }) => {
	const cookies = {
		info: { firstName: '花子', lastName: '山田', email: 'hanako@example.com', companyName: '検証株式会社' },
		result: { total: 80, categories: [], certificate_token: 'x' },
	};
	await context.addCookies(
		Object.entries(cookies).map(([name, value]) => ({
			name,
			value: encodeURIComponent(JSON.stringify(value)),
			url: app.url,
		})),
	);
	await walk(page, PUBLIC);
});
