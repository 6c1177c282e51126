import { addDays, tokyoDate } from '#shared/dates.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { removeDrafts } from '#tests/e2e/support/drafts.ts';
import { expect, expectAccessible, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';

/** An admin sees which laws to read again, schedules the draft of a paper, looks at it while it waits, and takes it back. */

const t = texts.en;
const words = t.management.papers;
const coming = t.comingPapers;

const LAW = { kind: 'law', text: '古い法令', text_en: 'An old law', source: '第1条', source_en: 'Article 1' } as const;

test.use({ language: 'en', allowedMessages: [/status of 422/] });

test('old laws are listed; a draft is scheduled for a day to come, and taken back', async ({ page, app, context }) => {
	const admin = await makeConsoleAdmin(app);
	await removeDrafts(app);
	const [category] = smallPaper();
	const [sub] = category?.sub_categories ?? [];
	const [question] = sub?.questions ?? [];
	if (!category || !sub || !question) throw new Error('the small paper has questions');
	const basis = [{ ...LAW, as_of: '2020-04-01' }];
	const guidance = { purpose: 'なぜ問うか', purpose_en: null, basis, evidence: [] };
	const read = { ...category, sub_categories: [{ ...sub, questions: [{ ...question, guidance }] }] };
	await publishPaper(app, [read], false);
	await admin.post('/console/assessment_papers', {
		is_premium: false,
		is_published: false,
		main_categories: smallPaper(),
	});
	await signInAs(context, app, admin);
	await page.goto('/console/simple-assessments');
	await page.getByRole('button', { name: '1 basis' }).click();
	await expect(page.getByText(fill(coming.reading.old, { number: '1-1-1', day: '2020-04-01' }))).toBeVisible();
	await expect(page.getByText(LAW.text_en)).toBeVisible();
	await page.getByRole('button', { name: coming.schedule.open }).click();
	const dialog = page.getByRole('dialog');
	const day = dialog.getByLabel(t.labels.papers.publish_on);
	await day.fill(tokyoDate(new Date()));
	await dialog.getByRole('button', { name: coming.schedule.action }).click();
	await expect(day).toHaveAttribute('aria-invalid', 'true');
	await day.fill(addDays(tokyoDate(new Date()), 30));
	await expectAccessible(page);
	await dialog.getByRole('button', { name: coming.schedule.action }).click();

	const heading = page.getByRole('heading', { name: coming.coming.heading });
	await expect(heading).toBeVisible();
	await expect(page.getByText(words.noDraft)).toBeVisible();
	await expect(page.getByRole('button', { name: coming.schedule.open })).toHaveCount(0);
	await expectAccessible(page);
	await page.getByRole('button', { name: t.management.difference.show }).last().click();
	await expect(dialog).toContainText(coming.coming.difference);
	await page.keyboard.press('Escape');

	await page.getByRole('button', { name: coming.coming.takeBack }).click();
	await expect(dialog).toContainText(coming.coming.takeBackText);
	await dialog.getByRole('button', { name: coming.coming.takeBack }).click();
	await expect(heading).toHaveCount(0);
	await expect(page.getByRole('link', { name: words.continue })).toBeVisible();
});
