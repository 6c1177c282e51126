import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectAccessible, expectScreen, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { publishPaper, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { makeCompanyUser, PASSWORD } from '#tests/support/factories.ts';

/** The admins of a company accept the terms, once; members only have the links. */

const t = texts.ja;
const { terms, overview } = t.company;

test.use({ settings: { env: { OPERATOR_NAME: '検証評価機構' } } });

test.beforeEach(async ({ app }) => {
	await publishPaper(app, smallPaper());
});

test('an admin accepts once, and a second sign-in is not asked @phone', async ({ page, app }) => {
	const { owner } = await startedAssessment(app);
	const logIn = async (): Promise<void> => {
		await page.goto('/app/login');
		await page.getByLabel(t.labels.accounts.email).fill(owner.user.email);
		await page.getByLabel(t.labels.accounts.password).fill(PASSWORD);
		await page.getByRole('button', { name: t.session.login }).click();
		await expectScreen(page, overview.title, 'ja');
	};
	await page.goto('/app/login');
	const privacy = page.getByRole('main').getByRole('link', { name: t.public.shell.privacy });
	await expect(privacy).toHaveAttribute('href', '/privacy');
	await logIn();
	const notice = page.getByRole('region', { name: terms.title });
	await expect(notice).toContainText('第2版（2026年12月01日から有効）');
	await expect(notice.getByRole('link', { name: t.public.shell.terms })).toHaveAttribute('href', '/terms');
	await expectAccessible(page);

	// It is on the overview only, in few lines, and stands until somebody has accepted.
	const box = await notice.boundingBox();
	expect(box?.height).toBeLessThan(180);
	const card = await page.getByRole('region', { name: t.company.cockpit.label }).boundingBox();
	expect(box?.y, 'moves nothing above it').toBeGreaterThan(card?.y ?? Number.POSITIVE_INFINITY);
	await page.goto('/app/profile');
	await expect(page.getByRole('heading', { level: 1, name: t.company.profile.title })).toBeVisible();
	await expect(notice).toBeHidden();
	await page.goto('/app/assessment');
	await notice.getByRole('button', { name: terms.accept }).click();
	await expect(notice).toBeHidden();
	await expect(page.getByText(t.server.companies.termsAccepted)).toBeVisible();

	await page.context().clearCookies();
	await page.evaluate(() => sessionStorage.clear());
	await logIn();
	const links = page.getByRole('contentinfo');
	await expect(links.getByRole('link', { name: t.public.shell.terms })).toHaveAttribute('href', '/terms');
	await expect(notice).toBeHidden();
});

test('a member is not asked, and has the links below every screen', { tag: '@rest' }, async ({
	page,
	app,
	context,
}) => {
	const { companyId } = await startedAssessment(app);
	await signInAs(context, app, await makeCompanyUser(app, { companyId, role: 1 }));
	await page.goto('/app/assessment');
	await expectScreen(page, overview.title, 'ja');
	await page.waitForLoadState('networkidle');
	await expect(page.getByRole('region', { name: terms.title })).toHaveCount(0);
	const links = page.getByRole('contentinfo');
	await expect(links.getByRole('link', { name: t.public.shell.privacy })).toHaveAttribute('href', '/privacy');
	await expectAccessible(page);
});
