import { eq } from 'drizzle-orm';
import { documentQuestions } from '#server/db/tables/evidence.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectAccessible, expectScreen, inTurn, phoneTag, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { publishPaper, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { pdf } from '#tests/support/files/files.ts';

/** The first day: the records to prepare, by department, to tick, to print and to add. */

const LEDGER = {
	text: '賃金台帳',
	text_en: 'Wage ledger',
	record: 'wage_ledger',
	department: ['accounting', 'hr'] as const,
};
const CARDS = {
	text: '在留カードの確認票',
	text_en: 'Card checks',
	record: 'card_checks',
	department: ['hr'] as const,
};

/** A paper of which the first two questions accept the wage ledger, and the first also the card checks. */
const paperWithRecords = () => {
	const contents = smallPaper();
	const [first, second] = contents[0]?.sub_categories[0]?.questions ?? [];
	const told = { purpose: '賃金を確かめるため', purpose_en: 'Purpose', basis: [] };
	const evidenceOf = (...evidence: (typeof LEDGER | typeof CARDS)[]) => ({
		guidance: { ...told, evidence: evidence.map((one) => ({ ...one, department: [...one.department] })) },
	});
	Object.assign(first ?? {}, evidenceOf(CARDS, LEDGER));
	Object.assign(second ?? {}, evidenceOf(LEDGER));
	return contents;
};

for (const locale of ['ja', 'en'] as const) {
	test.describe(locale, inTurn(import.meta, locale), () => {
		test.use({ language: locale });
		const { company } = texts[locale];
		const { records } = company;

		test(`${phoneTag(locale)} records are found from the overview, ticked, and added to all their questions (${locale})`, async ({
			page,
			app,
			context,
		}) => {
			await publishPaper(app, paperWithRecords());
			const { owner } = await startedAssessment(app);
			await signInAs(context, app, owner);
			await page.goto('/app/assessment');
			const card = page.getByRole('region', { name: records.title });
			await expect(card).toContainText(fill(records.cardText, { total: 2, shared: 1, count: 0 }));
			// Put away, and found again.
			await card.getByText(records.title).click();
			await expect(card.getByRole('link', { name: records.open })).toBeHidden();
			await page.reload();
			await expect(card.getByRole('link', { name: records.open })).toBeHidden();
			await card.getByText(records.title).click();
			await card.getByRole('link', { name: records.open }).click();
			await expectScreen(page, records.title, locale);
			await expect(page.getByRole('main')).toContainText(fill(records.timeText, { count: 6, hours: 1 }));
			const status = page.getByRole('main').getByRole('status').first();
			await expect(status).toHaveText(fill(records.progress, { count: 0, total: 2 }));

			const ledger = page.getByRole('checkbox', {
				name: locale === 'ja' ? '賃金台帳と給与明細' : 'Wage ledger and payslips',
			});
			const saved = page.waitForResponse(/markRecord/);
			await ledger.check();
			await expect(status).toHaveText(fill(records.progress, { count: 1, total: 2 }));
			await saved;
			await page.reload();
			await expect(ledger).toBeChecked();
			await ledger.uncheck();
			await expect(status).toHaveText(fill(records.progress, { count: 0, total: 2 }));

			// The department is closed, and opened by its link or a search; one that stays ticked does not vanish.
			const checks = page.getByRole('checkbox', { name: locale === 'ja' ? /在留カード/ : /card checks/i });
			await expect(checks).toBeHidden();
			await expect(page.getByRole('main')).toContainText(fill(records.atHand, { count: 0, total: 1 }));
			await page.getByLabel(records.search).fill(locale === 'ja' ? '在留' : 'card');
			await page.getByLabel(records.search).press('Enter');
			await expect(checks).toBeVisible();
			await expect(ledger).toBeHidden();
			await page.getByLabel(records.search).fill('');
			await page.getByLabel(records.search).press('Enter');
			await expect(checks).toBeHidden();
			await page.getByLabel(records.onlyMissing).check();
			await checks.check();
			await expect(checks).toBeVisible();
			await expect(ledger).toHaveCount(1);
			await checks.uncheck();
			await page.getByLabel(records.onlyMissing).uncheck();
			const departments = page.getByRole('navigation', { name: records.departments });
			await departments.getByRole('link').first().click();
			await expect(checks).toBeVisible();
			await page.getByRole('main').getByRole('group').first().locator('summary').click();
			await expect(checks).toBeHidden();
			const trail = page.getByRole('navigation', { name: texts[locale].common.breadcrumbs });
			await expect(trail.getByRole('link', { name: company.overview.title })).toBeVisible();
			await expect(
				page.getByRole('banner').getByRole('link', { name: company.shell.assessment, exact: true }),
			).toHaveAttribute('aria-current', 'page');

			const row = page.getByRole('listitem').filter({ has: ledger });
			await expect(row).toContainText(fill(records.several, { count: 2 }));
			await row.getByText(records.questions, { exact: true }).click();
			await expect(row.getByRole('link')).toHaveCount(2);
			await expectScreen(page, records.title, locale);
			await row.getByText(records.add, { exact: true }).click();
			const adding = page.getByRole('dialog', { name: company.files.addTitle });
			await adding
				.getByLabel(company.files.file)
				.setInputFiles({ name: 'ledger.pdf', mimeType: 'application/pdf', buffer: pdf() });
			await adding.getByRole('button', { name: company.files.add, exact: true }).click();
			const offer = page.getByRole('dialog', { name: records.offerTitle });
			await expect(offer.getByRole('checkbox')).toHaveCount(2);
			await expectAccessible(page);
			await offer.getByRole('button', { name: records.offerAction }).click();
			await expect(offer).toHaveCount(0);
			await expect(ledger).toBeChecked();
			const { data } = await owner.get<{ company_document_files: { id: number; answer_content_ids: number[] }[] }>(
				'/app/assessment',
			);
			const [document] = data.company_document_files;
			expect(document?.answer_content_ids).toHaveLength(2);
			const links = await app.deps.db
				.select()
				.from(documentQuestions)
				.where(eq(documentQuestions.documentId, document?.id ?? 0));
			expect(links).toHaveLength(2);
		});
	});
}

test('a paper without records has no list, and the overview does not mention one', { tag: '@rest' }, async ({
	page,
	app,
	context,
}) => {
	await publishPaper(app, smallPaper());
	const { owner } = await startedAssessment(app);
	await signInAs(context, app, owner);
	await page.goto('/app/records');
	await expect(page.getByText(texts.ja.company.records.none)).toBeVisible();
	await expectScreen(page, texts.ja.company.records.title, 'ja');
	await page.goto('/app/assessment');
	await expect(page.getByRole('heading', { level: 1, name: texts.ja.company.overview.title })).toBeVisible();
	await page.waitForLoadState('networkidle');
	await expect(page.getByRole('region', { name: texts.ja.company.records.title })).toHaveCount(0);
});

test('the list is printed without what only works on a screen', { tag: '@rest' }, async ({ page, app, context }) => {
	await publishPaper(app, paperWithRecords());
	const { owner } = await startedAssessment(app);
	await signInAs(context, app, owner);
	await page.goto('/app/records');
	const records = page.getByRole('listitem').getByRole('checkbox');
	// The one to begin with; the departments are closed.
	await expect(records).toHaveCount(1);
	await page.emulateMedia({ media: 'print' });
	await expect(records).toHaveCount(2);
	await page.emulateMedia({ media: 'screen' });
	await page.getByLabel(texts.ja.company.records.search).fill('賃金');
	await page.getByLabel(texts.ja.company.records.search).press('Enter');
	await expect(records).toHaveCount(1);
	await page.emulateMedia({ media: 'print' });
	await expect(records).toHaveCount(2);
	await expect(page.getByRole('button', { name: texts.ja.company.records.print })).toBeHidden();
	await expect(page.getByText(texts.ja.company.records.questions, { exact: true }).first()).toBeHidden();
	await expect(records.first()).toBeVisible();
	await expect(records.last()).toBeVisible();
});
