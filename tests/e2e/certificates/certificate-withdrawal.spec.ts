import type { Locator, Page } from 'playwright/test';
import { tokyoDate } from '#shared/dates.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectAccessible, expectScreen, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { loaded, visit } from '#tests/e2e/support/visit.ts';
import { moveCompany, reissue, withdraw } from '#tests/support/assessment/withdrawal.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { makeAssessor } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** A certificate is re-issued, withdrawn and issued again, as staff and as the company see it. */

const t = texts.ja;
const { company: companyTexts } = t;

const { certificates, certification, timeline } = t.console;

const dialog = (page: Page): Locator => page.getByRole('dialog');

const act = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true });

const confirm = async (page: Page, name: string): Promise<void> => {
	await dialog(page).getByRole('button', { name, exact: true }).dblclick();
	await expect(dialog(page)).toHaveCount(0);
};

/** What the company reads on its overview, its certificate screen and in its history. */
const seeWithdrawn = async (page: Page, reason: string): Promise<void> => {
	await visit(page, '/app/assessment');
	await loaded(page);
	await expectScreen(page, /\S/, 'ja');
	await expect(page.getByText(companyTexts.cockpit.texts.withdrawn)).toBeVisible();
	await expect(page.getByText(companyTexts.card.withdrawnText)).toBeVisible();
	await expect(page.getByText(reason)).toHaveCount(0);
	await visit(page, '/app/history');
	await loaded(page);
	await expect(
		page.getByRole('row').getByText(new RegExp(`${fill(companyTexts.history.withdrawnOn, { date: '' })}$`)),
	).toBeVisible();
	await expect(page.getByRole('link', { name: companyTexts.history.certificate, exact: true })).toHaveCount(0);
	await visit(page, '/app/certificate');
	await expectScreen(page, companyTexts.certificate.title, 'ja');
	await expect(page.getByText(reason)).toHaveCount(0);
	await page.getByRole('link', { name: companyTexts.certificate.toAssessment }).click();
	await expect(page).toHaveURL(/\/app\/assessment$/);
};

test.describe('without a document', () => {
	test.use({ allowedMessages: [/Failed to load resource/] });

	test('a certificate is re-issued, withdrawn and issued again', async ({ page, app, context }) => {
		await publishPaper(app, smallPaper());
		const staged = await assessmentAt(app, 13);
		const { admin, owner, progress, companyId } = staged;
		await signInAs(context, app, admin);
		await page.goto(`/console/certifications/${progress.id}`);
		await expect(page.getByText(new RegExp(`${fill(certificates.standing.valid, { date: '' })}$`))).toBeVisible();
		await expectScreen(page, /\S/, 'ja');

		await expect(page.getByText(certificates.refused.unchanged)).toBeVisible();
		await expect(act(page, certificates.reissueAction)).toHaveCount(0);
		const address = await moveCompany(app, companyId);
		await page.reload();
		await act(page, certificates.reissueAction).click();
		const changed = dialog(page).getByRole('row').filter({ hasText: address });
		await expect(changed).toContainText('東京都千代田区丸の内1-1-1');
		await dialog(page).getByLabel(t.labels.assessment.reason).fill('所在地の誤りを直した。');
		await expectAccessible(page);
		await confirm(page, certificates.reissueAction);
		await expect(page.getByRole('heading', { name: certificates.former })).toBeVisible();
		await expect(page.getByRole('row').getByText(certificates.states.replaced)).toBeVisible();
		await expectScreen(page, /\S/, 'ja');

		await act(page, certificates.withdraw).click();
		await expect(dialog(page).getByText(certificates.withdrawEffect.visitors)).toBeVisible();
		await expect(dialog(page).getByRole('button', { name: certificates.withdraw })).toHaveAttribute(
			'aria-disabled',
			'true',
		);
		const reason = '虚偽の申告があった。';
		await dialog(page).getByLabel(t.labels.assessment.reason).fill(reason);
		await confirm(page, certificates.withdraw);
		await expect(
			page.getByText(new RegExp(`${fill(certificates.standing.withdrawn, { date: '' })}$`)).first(),
		).toBeVisible();
		await expect(page.getByText(fill(timeline.reason, { reason }))).toBeVisible();
		await expect(act(page, certificates.withdraw)).toHaveCount(0);
		await page.getByRole('link', { name: certification.viewCertificate }).first().click({ trial: true });
		await visit(page, `/console/certificates/${progress.id}`);
		await expectScreen(page, /\S/, 'ja');
		await expect(page.getByText(fill(timeline.reason, { reason }))).toBeVisible();

		await signInAs(context, app, owner);
		await page.goto('/app/assessment');
		await seeWithdrawn(page, reason);

		expect((await reissue(staged, tokyoDate(app.clock.now()))).status).toBe(200);
		await page.goto('/app/certificate');
		await expect(page.getByText(companyTexts.certificate.reissuedText)).toBeVisible();
		await expectScreen(page, /\S/, 'ja');
	});
});

const withdrawn = async (staged: Staged): Promise<void> => {
	const { status, text } = await withdraw(staged, 'A declaration was wrong.');
	if (status !== 200) throw new Error(text);
};

test.describe('en', () => {
	test.use({ language: 'en' });

	test('an assessor reads what became of a certificate, and cannot end it', { tag: '@rest' }, async ({
		page,
		app,
		context,
	}) => {
		await publishPaper(app, smallPaper());
		const staged = await assessmentAt(app, 13);
		await withdrawn(staged);
		await signInAs(context, app, await makeAssessor(app, [staged.companyId]));
		const en = texts.en.console;
		await page.goto('/console/certifications');
		await expect(page.getByRole('row').getByText(en.certificates.states.withdrawn)).toBeVisible();
		await expect(page.getByRole('row').getByText(en.certification.statuses.expired)).toHaveCount(0);
		await page.goto(`/console/certifications/${staged.progress.id}`);
		await expect(page.getByText(/^Withdrawn on /)).toBeVisible();
		await expect(page.getByText(fill(en.timeline.reason, { reason: 'A declaration was wrong.' }))).toBeVisible();
		await expect(page.getByText(en.certificates.readOnly)).toBeVisible();
		await expect(page.getByRole('button', { name: en.certificates.reissueAction })).toHaveCount(0);
		await expectScreen(page, /\S/, 'en');
	});
});
