import type { z } from 'zod';
import { wordedDate } from '#shared/dates.ts';
import type { historyItem } from '#shared/progresses/schemas.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import {
	expect,
	expectAccessible,
	expectFitting,
	expectScreen,
	inTurn,
	phoneTag,
	test,
} from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { loaded, visit } from '#tests/e2e/support/visit.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { makeCompanyUser } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** A company shows others its result by a link, and ends it. */

type HistoryItem = z.output<typeof historyItem>;

// A day that is over is refused by the server.
test.use({ allowedMessages: [/status of 422/] });

test.beforeEach(({ app }) => publishPaper(app, smallPaper([1, 2, 3])));

for (const language of ['ja', 'en'] as const) {
	test.describe(language, inTurn(import.meta, language), () => {
		test.use({ language });

		test(`${phoneTag(language)} from the report a link is made, opened by a stranger, and ended`, async ({
			page,
			app,
			context,
			browser,
		}) => {
			const { shares, company, labels, documents, server } = texts[language];
			const staged = await assessmentAt(app, 13);
			await signInAs(context, app, staged.owner);
			await visit(page, `/app/assessment-results/${staged.progress.id}?isFirstTime=true`);
			await page.getByRole('link', { name: company.shell.share, exact: true }).click();

			const dialog = page.getByRole('dialog', { name: shares.form.title });
			await expect(dialog.getByLabel(labels.shares.shows)).toHaveValue(`report:${staged.progress.id}:1`);
			const options = dialog.getByLabel(labels.shares.shows).locator('option');
			const [item] = (await staged.owner.get<HistoryItem[]>('/app/assessment_history')).data;
			// The re-assessment comes first.
			const rounds = [documents.rounds.second, documents.rounds.second, documents.rounds.first, documents.rounds.first];
			for (const [at, round] of rounds.entries()) {
				const option = options.nth(at + 1);
				const { score } = item?.rounds.find(({ is_first_time: isFirst }) => isFirst === at > 1) ?? {};
				await expect(option).toContainText(round);
				await expect(option).toContainText(new RegExp(`\\D${score}\\D`));
				await expect(option).toContainText(wordedDate(item?.end_date ?? '', language));
			}
			const summary = await options.nth(4).textContent();
			await expectAccessible(page);
			await dialog.getByLabel(labels.shares.shows).selectOption(`summary:${staged.progress.id}:1`);
			await dialog.getByLabel(labels.shares.shown_to).fill('株式会社取引先 購買部');
			await dialog.getByLabel(labels.shares.until).fill('2020-01-01');
			await dialog.getByRole('button', { name: shares.make }).click();
			await expect(dialog).toContainText(server.shares.over);
			const inDays = new Date(app.clock.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
			await dialog.getByLabel(labels.shares.until).fill(inDays);
			await dialog.getByRole('button', { name: shares.make }).click();

			const made = page.getByRole('dialog', { name: shares.made.title });
			const address = (await made.locator('code').textContent()) ?? '';
			const what = { recipient: '株式会社取引先 購買部', subject: summary ?? '' };
			await expect(made.getByText(fill(shares.made.what, what))).toBeVisible();
			expect(address).toMatch(/\/share\/[\w-]{22}$/);
			await expectAccessible(page);
			await made.getByRole('button', { name: shares.made.close, exact: true }).click();
			await expectScreen(page, shares.title, language);
			await expect(page.getByText(shares.neverViewed)).toBeVisible();

			const stranger = await browser.newPage({ baseURL: app.url, viewport: page.viewportSize(), locale: language });
			await stranger.goto(address);
			await expect(stranger.getByRole('heading', { level: 1, name: documents.report.titleSummary })).toBeVisible();
			await expect(stranger.getByText('株式会社取引先')).toHaveCount(0);
			await expectAccessible(stranger);
			await expectFitting(stranger);

			await page.reload();
			await loaded(page);
			await expect(page.getByText(fill(shares.views, { count: 1 }))).toBeVisible();
			await page.getByRole('button', { name: fill(shares.endOf, { recipient: '株式会社取引先 購買部' }) }).click();
			await page.getByRole('button', { name: shares.endAction, exact: true }).click();
			await expect(page.getByRole('region', { name: fill(shares.over, { count: 1 }) })).toBeVisible();
			await stranger.reload();
			await expect(stranger.getByRole('heading', { level: 1, name: server.shares.page.unknown.title })).toBeVisible();
			await expectAccessible(stranger);
			await stranger.close();
		});
	});
}

test('before a report there is nothing to share, and members are told who shares @phone', { tag: '@rest' }, async ({
	page,
	app,
	context,
}) => {
	const { shares, company } = texts.ja;
	const staged = await assessmentAt(app, 3);
	await signInAs(context, app, staged.owner);
	await visit(page, '/app/shares');
	await expect(page.getByText(shares.nothing)).toBeVisible();
	await expect(page.getByRole('button', { name: shares.make })).toHaveCount(0);
	await expectScreen(page, shares.title, 'ja');

	const finished = await assessmentAt(app, 13);
	await signInAs(context, app, await makeCompanyUser(app, { companyId: finished.companyId, role: 1 }));
	await visit(page, '/app/shares');
	await expect(page.getByText(shares.adminsOnly)).toBeVisible();
	await visit(page, '/app/certificate');
	await expect(page.getByRole('heading', { level: 2, name: company.listing.title })).toBeVisible();
	await expect(page.getByRole('link', { name: company.shell.share, exact: true })).toHaveCount(0);
});
