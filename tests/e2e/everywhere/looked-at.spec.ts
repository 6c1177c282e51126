import { signInAs } from '#tests/e2e/support/company.ts';
import { expectAccessible, inTurn, test } from '#tests/e2e/support/test.ts';
import { loaded, visit } from '#tests/e2e/support/visit.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** Screens at which axe looks here, since no other journey of the day does. */

for (const language of ['ja', 'en'] as const) {
	test.describe(language, inTurn(import.meta, language), () => {
		test.use({ language });

		test('screens that no other journey looks at are accessible', async ({ page, app, context }) => {
			const { progress, admin, owner } = await assessmentAt(app, 8);
			await signInAs(context, app, admin);
			for (const path of [
				'/unexpected-error',
				'/console/notices',
				'/console/programme/results',
				'/console/programme/actions',
				'/console/bulk',
				`/console/assessment-results/${progress.id}/explanation?isFirstTime=true`,
				`/console/check-submissions/${progress.id}/files`,
				'/console/re-assessments',
				`/console/re-assessments/${progress.id}/files`,
				'/console/not-found',
			]) {
				await (path === '/unexpected-error' ? page.goto(path) : visit(page, path));
				await loaded(page);
				await expectAccessible(page);
			}
			await context.clearCookies();
			await signInAs(context, app, owner);
			await page.goto('/app/not-found');
			await expectAccessible(page);
			for (const path of ['/app/assessment/assignees', '/app/records', '/app/history']) {
				await visit(page, path);
				await loaded(page);
				await expectAccessible(page);
			}
		});
	});
}
