import { eq } from 'drizzle-orm';
import { users } from '#server/db/tables/accounts.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectScreen, inTurn, phoneTag, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** Whoever wrote a report is not the one who finalizes it: refused while there is another admin, and marked where there is none. */

test.use({ settings: { env: { FOUR_EYES: 'require' } } });

for (const language of ['ja', 'en'] as const) {
	const { lists, timeline, critical } = texts[language].console;
	const { approval, finalise } = lists;

	test.describe(`in ${language} ${phoneTag(language)}`, inTurn(import.meta, language), () => {
		test.use({ language });

		test('the author is refused and sees who may, and alone gives a reason', async ({ page, app }) => {
			await publishPaper(app, smallPaper());
			// Those of the journey in the other language.
			await app.deps.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.area, 'console'));
			const admin = await makeConsoleAdmin(app);
			const other = await makeConsoleAdmin(app);
			const staged = await assessmentAt(app, 6, { admin });
			await signInAs(page.context(), app, admin);
			const open = async () => {
				await page.goto('/console/confirm-assessments');
				const company = (await page.getByRole('rowheader').first().innerText()).trim();
				await page.getByRole('button', { name: fill(finalise.firstRow, { company }) }).click();
			};
			const dialog = page.getByRole('dialog');
			const confirm = dialog.getByRole('button', { name: finalise.first, exact: true });
			await open();
			await expect(dialog.getByText(approval.samePerson)).toBeVisible();
			await expect(dialog.getByText(fill(approval.eyes.refused, { names: other.user.name }))).toBeVisible();
			await expect(dialog.getByText(approval.eyes.blocked)).toBeVisible();
			await expect(confirm).toHaveAttribute('aria-disabled', 'true');
			await expectScreen(page, /\S/, language);

			await admin.delete(`/console/admin_users/${other.user.id}`);
			await open();
			await expect(dialog.getByText(critical.reasonMissing)).toBeVisible();
			await expect(confirm).toHaveAttribute('aria-disabled', 'true');
			await dialog.getByRole('textbox').fill('管理者が一人のため');
			await expectScreen(page, /\S/, language);
			await confirm.click();
			await expect(dialog).toHaveCount(0);

			const { samePerson } = texts[language].management.companies;
			await page.goto(`/console/companies/${staged.companyId}`);
			await expect(page.getByText(samePerson).first()).toBeVisible();
			await expectScreen(page, /\S/, language);
			await page.goto(`/console/companies/${staged.companyId}?tab=history`);
			await expect(page.getByText(samePerson).first()).toBeVisible();
			await expectScreen(page, /\S/, language);
			await page.goto(`/console/companies/${staged.companyId}?tab=timeline`);
			await expect(page.getByText(timeline.samePerson)).toBeVisible();
			await expect(page.getByText(fill(timeline.reason, { reason: '管理者が一人のため' }))).toBeVisible();
			await expectScreen(page, /\S/, language);
		});
	});
}
