import { certificates } from '#server/db/tables/certificates.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectScreen, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { loaded, visit } from '#tests/e2e/support/visit.ts';
import { makeCertified } from '#tests/support/assessment/certified.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { makeCompanyUser } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';

const t = texts.ja;
const { company, public: publicTexts } = t;
const { directory } = t.server;

/** The home page looks once a minute whether there is an entry; so it does when the clock is set right again. */
const HOUR_MS = 60 * 60_000;

// One application and one clock serve many journeys, whose home page would show the link.
test.afterEach(async ({ app }) => {
	await app.deps.db.update(certificates).set({ isListed: false });
	app.clock.release();
});

test('an admin lists the company, and visitors find it from the home page', async ({ page, app, context }) => {
	await publishPaper(app, smallPaper());
	const { owner, companyId, admin } = await assessmentAt(app, 13);
	const { listing } = company;
	const homeLink = page.getByRole('link', { name: publicTexts.home.certified });
	await page.goto('/certified');
	await expectScreen(page, directory.title, 'ja');
	await expect(page.getByText(directory.none)).toBeVisible();
	await page.goto('/');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(homeLink).toHaveCount(0);

	await signInAs(context, app, await makeCompanyUser(app, { companyId, role: 1 }));
	await page.goto('/app/certificate');
	const panel = page.getByRole('region', { name: listing.title });
	await expect(panel).toContainText(listing.off);
	await expect(panel).toContainText(listing.byAdmins);
	await expect(panel.getByRole('button')).toHaveCount(0);
	await signInAs(context, app, owner);
	await page.goto('/app/certificate');
	await expect(panel).toContainText(listing.off);
	await panel.getByRole('button', { name: listing.join }).click();
	await expect(panel.getByRole('status')).toHaveText(listing.on);
	await expectScreen(page, company.certificate.title, 'ja');

	app.clock.advance(HOUR_MS);
	const { companyName } = await makeCertified(app, { companyName: '検証の果樹園', industryCode: 'A01', prefecture: 2 });
	await page.goto('/');
	await expect(homeLink).toBeVisible();
	// The client takes the page over with the link.
	await page.keyboard.press('Shift');
	await page.waitForLoadState('networkidle');
	await expect(homeLink).toBeVisible();
	// A page that was not rendered with it asks for it.
	await page.goto('/unexpected-error');
	await visit(page, '/');
	await homeLink.click();
	await expectScreen(page, directory.title, 'ja');
	await expect(page.getByRole('listitem')).toHaveCount(2);
	await expect(page.getByText(fill(directory.band, { count: 2 }))).toBeVisible();
	await expect(page.getByRole('link', { name: directory.inviteLink })).toBeVisible();
	await expect(page.getByLabel(t.labels.certificates.prefecture)).toBeHidden();

	await page.getByLabel(t.labels.companies.company_name).fill('けんしょうの');
	await page.getByRole('button', { name: directory.submit }).click();
	await expect(page.getByText(directory.nothing)).toBeVisible();
	await expectScreen(page, directory.title, 'ja');
	await page.getByRole('link', { name: directory.clear }).click();
	const filters = page.getByText(directory.filters, { exact: true });
	await filters.click();
	await page.getByLabel(t.labels.certificates.prefecture).selectOption({ label: '青森県（1社）' });
	await page.getByLabel(t.labels.companies.company_name).fill('果樹');
	await page.getByLabel(t.labels.companies.company_name).press('Enter');
	await expect(page.getByRole('heading', { level: 3 })).toHaveText([companyName]);
	await expect(page.getByLabel(t.labels.certificates.prefecture)).toHaveValue('2');
	await expect(page.getByText(fill(directory.filtersOn, { count: 1 }))).toBeVisible();
	await page.getByRole('link', { name: 'English' }).click();
	await expectScreen(page, texts.en.server.directory.title, 'en');
	await expect(page.getByRole('listitem')).toContainText('Aomori');

	await assessmentAt(app, 13, { companyId, admin });
	await page.goto('/app/assessment');
	await page.getByRole('link', { name: texts.en.company.listing.decide }).click();
	const asked = page.getByRole('region', { name: texts.en.company.listing.title });
	await expect(asked.getByRole('status')).toContainText(texts.en.company.listing.asks);
	await expectScreen(page, texts.en.company.certificate.title, 'en');
	await asked.getByRole('button', { name: texts.en.company.listing.decline }).click();
	await expect(asked.getByRole('status')).toHaveText(texts.en.company.listing.off);
	await visit(page, '/app/assessment');
	await loaded(page);
	await expect(page.getByText(texts.en.company.listing.question)).toHaveCount(0);
});
