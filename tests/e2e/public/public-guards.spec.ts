import { freeContacts } from '#server/db/tables/free-assessment.ts';
import { field, openQuestions, reachResult, visitor } from '#tests/e2e/support/free-flow.ts';
import { expect, expectScreen, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';

const t = texts.ja;

const PARTNER = 'https://partner.example/back';

const OPERATOR = {
	OPERATOR_NAME: '検証評価機構',
	OPERATOR_ADDRESS: '東京都千代田区架空町1-2-3',
	OPERATOR_EMAIL: 'info@operator.example',
};

test.use({ settings: { env: { PARTNER_REFERERS: JSON.stringify({ abc: PARTNER }), ...OPERATOR } } });

const info = JSON.stringify({ ...visitor });

test('guards redirect to the first incomplete step', async ({ page, context, app }) => {
	const remember = (name: string, value: string) =>
		context.addCookies([{ name, value: encodeURIComponent(value), url: app.url }]);
	const opens = async (path: string, heading: string): Promise<void> => {
		await page.goto(path);
		await expectScreen(page, heading, 'ja');
	};
	for (const step of ['questions', 'result', 'certificate', 'application']) {
		await opens(`/free-assessment/${step}?refererId=abc`, t.free.info.title);
		await expect(page).toHaveURL(/\/free-assessment\/info\?refererId=abc$/);
	}
	await remember('info', info);
	await opens('/free-assessment/certificate', t.free.questions.title);
	await opens('/free-assessment/result', t.free.info.title);
	// An invalid cookie counts as none.
	await remember('result', '{"total":"many"}');
	await opens('/free-assessment/result', t.free.info.title);
	await context.clearCookies({ name: 'assessment_paper_id' });
	await opens('/free-assessment/application', t.free.info.title);
	await remember('assessment_paper_id', '1');
	await opens('/free-assessment/application', t.free.application.title);
});

test('the referer is kept through all steps, and the last link leads back to the partner', { tag: '@rest' }, async ({
	page,
	app,
}) => {
	await page.goto('/free-assessment?refererId=abc');
	const back = page.getByRole('link', { name: t.public.shell.backToTop });
	await expect(back).toHaveAttribute('href', PARTNER);
	await page.getByRole('link', { name: t.public.landing.start }).click();
	await expect(page).toHaveURL(/info\?refererId=abc$/);
	await reachResult(page, t, '?refererId=abc');
	await expect(page).toHaveURL(/result\?refererId=abc$/);
	await expect(back).toHaveAttribute('href', PARTNER);
	for (const step of [t.freeResult.certificate, t.freeResult.application]) {
		await expect(page.getByRole('link', { name: step })).toHaveAttribute('href', /refererId=abc$/);
	}
	const [sent] = await app.deps.db.select({ refererId: freeContacts.refererId }).from(freeContacts);
	expect(sent).toEqual({ refererId: 'abc' });
	await page.goto('/free-assessment?refererId=unknown');
	await expect(back).toHaveAttribute('href', '/');
	await page.goto('/free-assessment?refererId=constructor');
	await expect(back).toHaveAttribute('href', '/');
});

test('the form shows validation errors by field', async ({ page }) => {
	await page.goto('/free-assessment/info');
	await page.getByRole('button', { name: t.free.info.submit }).click();
	for (const message of [
		t.free.validation.companyNameRequired,
		t.free.validation.lastNameRequired,
		t.free.validation.firstNameRequired,
		t.free.validation.emailRequired,
		t.free.validation.agreementRequired,
	]) {
		await expect(page.getByText(message, { exact: true })).toBeVisible();
	}
	await expect(field(page, t.labels.free.company_name)).toBeFocused();
	await expectScreen(page, t.free.info.title, 'ja');
	await field(page, t.labels.free.email).fill('yamada@');
	await expect(page.getByText(t.free.validation.validEmail)).toBeVisible();
	await expect(page).toHaveURL(/\/info$/);
});

test('every question is required, and one is led to what is missing @phone', async ({ page }) => {
	await openQuestions(page, t);
	const groups = page.getByRole('group').filter({ has: page.getByRole('radio') });
	const steps = page.getByRole('navigation', { name: t.free.questions.categories }).getByRole('button');
	const missing = page
		.getByRole('alert')
		.filter({ hasText: new RegExp(fill(t.free.questions.missing, { count: '\\d+' })) });
	await groups.nth(0).getByRole('radio', { name: t.free.questions.yes }).check();
	await steps.last().click();
	await expect(groups).toHaveCount(6);
	await page.getByRole('button', { name: t.free.questions.submit }).click();
	// One message, at the question that is shown and focused; the others are counted.
	await expect(groups).toHaveCount(10);
	await expect(groups.nth(1).getByRole('radio').first()).toBeFocused();
	await expect(groups.nth(1).getByRole('radio').first()).toBeInViewport();
	await expect(groups.nth(1)).toHaveAccessibleDescription(new RegExp(`^${t.free.validation.selectAnswer}`));
	await expect(page.getByText(t.free.validation.selectAnswer)).toHaveCount(1);
	await expect(missing).toContainText(
		'未回答が74問あります（採用 9問、労務管理 18問、人事制度 9問、人材育成 9問、働きがい 9問、人権 14問、社内合意 6問）',
	);
	await expectScreen(page, t.free.questions.title, 'ja');
	await groups.nth(1).getByRole('radio', { name: t.free.questions.notApplicable }).check();
	await expect(page.getByText(t.free.validation.selectAnswer)).toHaveCount(0);
	await expect(missing).toContainText('未回答が73問あります（採用 8問、');
	await page.getByRole('button', { name: t.free.questions.firstMissing }).click();
	await expect(groups.nth(2).getByRole('radio').first()).toBeFocused();
	await expect(groups.nth(2).getByRole('radio').first()).toBeInViewport();
	await page.getByRole('button', { name: t.free.questions.next }).click();
	await expect(missing).toHaveCount(0);
});

test('the home page shows a sample of a result, and who runs the service @phone', { tag: '@rest' }, async ({
	page,
	language,
}) => {
	await page.goto('/');
	await page.getByRole('heading', { level: 2, name: t.public.home.sampleTitle }).scrollIntoViewIfNeeded();
	await expect(page.getByText(t.sample.company)).toBeVisible();
	await expect(page.getByRole('img', { name: t.freeResult.radar })).toBeVisible();
	await expect(page.getByRole('heading', { level: 3, name: t.freeResult.firstSteps })).toBeVisible();
	const folded = page.locator('summary', { hasText: OPERATOR.OPERATOR_NAME });
	if (await folded.isVisible()) await folded.click();
	const contact = page.getByRole('link', { name: OPERATOR.OPERATOR_EMAIL });
	await expect(contact).toHaveAttribute('href', `mailto:${OPERATOR.OPERATOR_EMAIL}`);
	await expect(page.getByRole('contentinfo')).toContainText(
		fill(t.public.operator.runByName, { name: OPERATOR.OPERATOR_NAME }),
	);
	await expectScreen(page, t.public.home.heading, language);
	await page.goto('/unexpected-error');
	await expect(page.getByRole('main').getByRole('link', { name: OPERATOR.OPERATOR_EMAIL })).toBeVisible();
	await expectScreen(page, t.public.unexpected.title, language);
	await page.goto('/privacy');
	await expect(page.getByRole('main')).toContainText(OPERATOR.OPERATOR_ADDRESS);
	await expectScreen(page, t.legal.privacy.title, language);
});

test.describe('leaving half-answered questions', () => {
	test.beforeEach(async ({ page }) => {
		await openQuestions(page, t);
		await page.getByRole('radio', { name: t.free.questions.yes }).first().check();
	});

	test('a link asks for confirmation, and staying keeps the answer', { tag: '@rest' }, async ({ page }) => {
		const dialog = page.getByRole('dialog', { name: t.common.unsaved.answersTitle });
		await page.getByRole('banner').getByRole('link').first().click();
		await expect(dialog).toContainText(t.common.unsaved.answersLost);
		await dialog.getByRole('button', { name: t.common.unsaved.stay }).click();
		await expect(page.getByRole('radio', { name: t.free.questions.yes }).first()).toBeChecked();
		await page.getByRole('banner').getByRole('link').first().click();
		await dialog.getByRole('button', { name: t.common.unsaved.leave }).click();
		await expectScreen(page, t.public.home.heading, 'ja');
	});

	test('back asks for confirmation, and leaving discards the answers', { tag: '@rest' }, async ({ page }) => {
		const dialog = page.getByRole('dialog');
		await page.goBack();
		await expect(dialog).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(dialog).toBeHidden();
		await expect(page).toHaveURL(/\/questions$/);
		await expect(page.getByRole('radio', { name: t.free.questions.yes }).first()).toBeChecked();
		await page.goBack();
		await dialog.getByRole('button', { name: t.common.unsaved.leave }).click();
		await expect(page.getByRole('heading', { level: 1, name: t.free.overview.title })).toBeVisible();
		await page.goForward();
		await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
	});

	test('reload asks for confirmation, and discards the answers', { tag: '@rest' }, async ({ page }) => {
		const asked = page.waitForEvent('dialog');
		const reloaded = page.reload();
		const dialog = await asked;
		expect(dialog.type()).toBe('beforeunload');
		await dialog.accept();
		await reloaded;
		await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
	});
});

test('without answers there is no confirmation', { tag: '@rest' }, async ({ page }) => {
	await openQuestions(page, t);
	await page.goBack();
	await expect(page.getByRole('heading', { level: 1, name: t.free.overview.title })).toBeVisible();
	await expect(page.getByRole('dialog')).toHaveCount(0);
});
