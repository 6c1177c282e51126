import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectScreen, inTurn, phoneTag, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { visit } from '#tests/e2e/support/visit.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';

/** What is left before companies are invited: from the hint of the overview to the list, until all is done. */

const CALL = /\/trpc\/[^?]*console\.goingLive\.get/;

for (const language of ['ja', 'en'] as const) {
	test.describe(language, inTurn(import.meta, language), () => {
		test.use({ language });

		test(`an admin reads what is left before going live ${phoneTag(language)}`, async ({ page, app, context }) => {
			const t = texts[language];
			const { goingLive } = t.management;
			const hint = page.getByRole('main').getByRole('link', { name: t.console.goingLive.left.split('{{')[0] ?? '' });
			await signInAs(context, app, await makeConsoleAdmin(app));
			await page.goto('/console/all-assessments');
			await hint.click();
			await expect(page).toHaveURL('/console/going-live');
			await expectScreen(page, t.console.shell.links.goingLive, language);
			await expect(page.getByText(goingLive.demoTitle)).toBeVisible();
			const item = (title: string) =>
				page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
			await expect(item(goingLive.steps.secret.title)).toContainText('APP_SECRET');
			await expect(item(goingLive.steps.backup.title)).toContainText('npm run backup:check -- --in DIR');
			await expect(item(goingLive.steps.demo_accounts.title)).toContainText(goingLive.done);
			await expect(page.getByRole('link', { name: t.console.shell.help })).toHaveAttribute(
				'href',
				'/help/administrator#going-live',
			);
			const factors = item(goingLive.steps.second_factors.title);
			await expect(factors).toContainText(goingLive.open);
			await factors.getByRole('link', { name: goingLive.steps.second_factors.link }).click();
			await expect(page).toHaveURL('/console/account');
		});

		test(`all done: no hint is left ${phoneTag(language)}`, { tag: '@rest' }, async ({ page, app, context }) => {
			const t = texts[language];
			await signInAs(context, app, await makeConsoleAdmin(app));
			// Tests cannot run with the settings of production, whose cookies need https.
			await page.route(CALL, async (route) => {
				const answer = await route.fetch();
				await route.fulfill({
					response: answer,
					body: (await answer.text()).replaceAll('"is_done":false', '"is_done":true'),
				});
			});
			await visit(page, '/console/going-live');
			await expect(page.getByText(t.management.goingLive.allTitle)).toBeVisible();
			await expect(page.getByText(t.management.goingLive.demoTitle)).toBeHidden();
			await expectScreen(page, t.console.shell.links.goingLive, language);
			await visit(page, '/console/all-assessments');
			await expect(page.getByRole('heading', { level: 1, name: t.console.shell.links.allAssessments })).toBeVisible();
			await expect(page.locator('main a[href="/console/going-live"]')).toHaveCount(0);
		});
	});
}
