import { addDays, tokyoDate } from '#shared/dates.ts';
import { smallPaper } from '#tests/support/assessments.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';
import { signInAs } from './support/company.ts';
import { removeDrafts } from './support/drafts.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { texts } from './support/texts.ts';

/** An admin schedules the draft of a paper, looks at it while it waits, and takes it back. */

const t = texts.en;
const words = t.management.papers;

test.use({ language: 'en', allowedMessages: [/status of 422/] });

test('a draft is scheduled for a day to come, and taken back', async ({ page, app, context }) => {
	const admin = await makeConsoleAdmin(app);
	await removeDrafts(app);
	await admin.post('/console/assessment_papers', {
		is_premium: false,
		is_published: false,
		main_categories: smallPaper(),
	});
	await signInAs(context, app, admin);
	await page.goto('/console/simple-assessments');
	await page.getByRole('button', { name: words.schedule.open }).click();
	const dialog = page.getByRole('dialog');
	const day = dialog.getByLabel(t.labels.papers.publish_on);
	await day.fill(tokyoDate(new Date()));
	await dialog.getByRole('button', { name: words.schedule.action }).click();
	await expect(day).toHaveAttribute('aria-invalid', 'true');
	await day.fill(addDays(tokyoDate(new Date()), 30));
	await expectAccessible(page);
	await dialog.getByRole('button', { name: words.schedule.action }).click();

	const heading = page.getByRole('heading', { name: words.coming.heading });
	await expect(heading).toBeVisible();
	await expect(page.getByText(words.noDraft)).toBeVisible();
	await expect(page.getByRole('button', { name: words.schedule.open })).toHaveCount(0);
	await expectAccessible(page);
	await page.getByRole('button', { name: t.management.difference.show }).last().click();
	await expect(dialog).toContainText(words.coming.difference);
	await page.keyboard.press('Escape');

	await page.getByRole('button', { name: words.coming.takeBack }).click();
	await expect(dialog).toContainText(words.coming.takeBackText);
	await dialog.getByRole('button', { name: words.coming.takeBack }).click();
	await expect(heading).toHaveCount(0);
	await expect(page.getByRole('link', { name: words.continue })).toBeVisible();
});
