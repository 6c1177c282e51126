import { recordAudit } from '#server/audit/record.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectAccessible, expectScreen, restUnless, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { companyForm } from '#tests/support/companies.ts';
import { makeAssessor, makeCompany, makeConsoleAdmin } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** Who changed what: from a record's page to its history, with the old and new values. */

const t = texts.ja;
const { audit, shell } = t.console;

test('a changed representative: who, from what and to what, two clicks from the page of the company', async ({
	page,
	app,
	context,
}) => {
	const { id, companyName } = await makeCompany(app, { ceoName: '北斗 一郎' });
	const changer = await makeConsoleAdmin(app, { name: '変更 した人' });
	const form = companyForm({ company_name: companyName, ceo_name: '北斗 次郎' });
	expect((await changer.put(`/console/companies/${id}`, form)).status).toBe(200);
	const other = await makeCompany(app, { ceoName: '別の 人' });
	expect((await changer.put(`/console/companies/${other.id}`, companyForm({ ceo_name: '別人 次郎' }))).status).toBe(
		200,
	);
	await signInAs(context, app, await makeConsoleAdmin(app));
	await page.goto(`/console/companies/${id}`);

	await page.getByRole('link', { name: shell.history }).click();
	await expectScreen(page, audit.historyTitle, 'ja');
	const back = page.getByRole('link', { name: audit.backTo.company });
	await expect(back).toHaveAttribute('href', `/console/companies/${id}`);
	await page.getByLabel(t.labels.audit.event_kind, { exact: true }).selectOption('with_changes');
	await expect(page).toHaveURL(/with_changes=true/);
	await expect(page.getByText(fill(audit.historyOf.company, { name: companyName }))).toBeVisible();
	const row = page.getByRole('row', { name: '変更 した人' });
	await expect(row).toHaveCount(1);
	const line = row.getByRole('listitem').filter({ hasText: t.labels.companies.ceo_name }).first();
	await expect(line).toContainText('北斗 一郎');
	await expect(line).toContainText('北斗 次郎');
	await expect(page.getByText('別人 次郎')).toHaveCount(0);
	// A company's form has more fields than a row shows.
	await row.getByRole('button', { name: new RegExp(fill(audit.showAll, { count: '\\d+' })) }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByRole('listitem').filter({ hasText: t.labels.companies.employee_countries })).toContainText(
		'ベトナム、フィリピン',
	);
	await expectAccessible(page);
	await dialog.getByRole('button', { name: t.common.close }).click();
	await expect(dialog).toBeHidden();

	await page.getByLabel(audit.period, { exact: true }).selectOption('week');
	await expect(row).toHaveCount(1);
	await page.getByLabel(audit.period, { exact: true }).selectOption('days');
	await page.getByLabel(t.labels.common.date_to).fill('2020-01-01');
	await page.getByLabel(t.labels.common.date_to).press('Enter');
	await expect(page.getByText(audit.noHit)).toBeVisible();
	await page.getByLabel(audit.period, { exact: true }).selectOption('all');
	await expect(row).toHaveCount(1);
	await page.getByRole('button', { name: audit.wholeLog }).click();
	await expect(page.getByText('別人 次郎').first()).toBeVisible();
});

test('members, staff and certificates lead to their own history; assessors have none', { tag: '@rest' }, async ({
	page,
	app,
	context,
}) => {
	const { admin, owner, companyId, progress } = await assessmentAt(app, 13);
	const about = { actorId: admin.user.id, subject: 'user', subjectId: owner.user.id };
	await recordAudit(app.deps.db, {
		...about,
		action: 'member.updated',
		detail: { company_id: companyId },
		changes: [{ field: 'name', from: '前の名', to: '後の名' }],
	});
	await signInAs(context, app, admin);
	await page.goto(`/console/companies/${companyId}?tab=members`);
	await page.getByRole('button', { name: fill(t.accounts.people.actionsOf, { name: owner.user.name }) }).click();
	await page.getByRole('menuitem', { name: shell.history }).click();
	await expect(page.getByText(fill(audit.historyOf.user, { name: owner.user.name }))).toBeVisible();
	await expect(page.getByText('前の名')).toBeVisible();
	await page.getByRole('link', { name: audit.backTo.user }).click();
	await expect(page).toHaveURL(new RegExp(`/console/companies/${companyId}\\?tab=members$`));
	await expect(page.getByText(owner.user.email)).toBeVisible();

	await page.goto(`/console/certifications/${progress.id}`);
	await page.getByRole('link', { name: shell.history }).click();
	await expect(page.getByText(t.console.audit.historyOf.certificate.slice(-12))).toBeVisible();
	await expect(page.getByRole('row')).toHaveCount(3);

	const assessor = await makeAssessor(app, [companyId]);
	await page.goto(`/console/assessors?q=${encodeURIComponent(assessor.user.email)}`);
	await page.getByRole('button', { name: fill(t.accounts.people.actionsOf, { name: assessor.user.name }) }).click();
	await page.getByRole('menuitem', { name: shell.history }).click();
	await expect(page.getByText(fill(audit.historyOf.user, { name: assessor.user.name }))).toBeVisible();
	await expect(page.getByText(audit.noHit)).toBeVisible();
	await page.getByRole('link', { name: audit.backTo.user }).click();
	await expect(page.getByRole('cell', { name: assessor.user.email })).toBeVisible();

	await signInAs(context, app, assessor);
	await page.goto(`/console/companies/${companyId}`);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByRole('link', { name: shell.history })).toHaveCount(0);
});

for (const [language, width] of [
	['ja', 1440],
	['en', 1440],
	['ja', 1024],
	['en', 390],
] as const) {
	test.describe(`${language}, ${width} px`, restUnless(language === 'en' && width === 1440), () => {
		test.use({ language, viewport: { width, height: 900 } });

		test('the history fits, with its filters in one row, and is accessible', async ({ page, app, context }) => {
			const { audit: words } = texts[language].console;
			const { id } = await makeCompany(app, { ceoName: '北斗 一郎' });
			const admin = await makeConsoleAdmin(app);
			const form = companyForm({ company_address: '東京都千代田区丸の内'.repeat(25) });
			expect((await admin.put(`/console/companies/${id}`, form)).status).toBe(200);
			await signInAs(context, app, admin);
			await page.goto(`/console/audit-events?subject=company&subject_id=${id}`);
			await expect(page.getByRole('listitem').filter({ hasText: '北斗 一郎' })).toBeVisible();
			await expectScreen(page, words.historyTitle, language);
			if (width === 390) return;
			const search = page.getByRole('search');
			const left = async (name: 'button' | 'searchbox') => (await search.getByRole(name).boundingBox())?.x ?? 0;
			const field = (await search.getByRole('searchbox').boundingBox())?.width ?? 0;
			// The label is not wider than its field.
			expect((await left('button')) - (await left('searchbox')) - field).toBeLessThan(12);
			if (width !== 1440) return;
			await page.goto('/console/audit-events');
			const ends = [page.getByLabel(words.period, { exact: true }), search.getByRole('button')];
			const [last = 0, first = 1_000] = await Promise.all(
				ends.map(async (tool) => {
					const box = await tool.boundingBox();
					return box ? box.y + box.height : 0;
				}),
			);
			expect(Math.abs(last - first)).toBeLessThan(2);
		});
	});
}
