import type { Page } from 'playwright/test';
import { recordAudit } from '#server/audit/record.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { removeDrafts } from '#tests/e2e/support/drafts.ts';
import { expect, expectAccessible, expectFitting, expectScreen, inTurn, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { visit } from '#tests/e2e/support/visit.ts';
import { submittedAssessment } from '#tests/support/assessments.ts';
import { makeAssessor, makeCompany, makeConsoleAdmin } from '#tests/support/factories.ts';
import { makeFailedJob, makeInquiry } from '#tests/support/inquiries.ts';
import { makeMail } from '#tests/support/notices/mail-rows.ts';

/** Every screen of companies, assessors, papers, inquiries, jobs, mails and the audit log: one heading, a title, no horizontal scrolling, axe. */

const { account, shell } = texts.ja.console;
const { management } = texts.ja;

const LONG = '株式会社ミライ産業サービス・ホールディングス東日本支社人事本部グローバル採用推進統括部';

const WORDS = {
	ja: { management, shell, account },
	en: { management: texts.en.management, shell: texts.en.console.shell, account: texts.en.console.account },
} as const;

/**
 * The console is designed for 1024 px and up, and readable at 768. Each screen is looked at in the first of these
 * windows, in English, whose words are longer, in a narrow one, and must fit the others.
 */
const WIDTHS = { ja: [1440, 1024, 768], en: [1024, 1440, 768] } as const;

for (const language of ['ja', 'en'] as const) {
	const [width, ...others] = WIDTHS[language];

	const expectScreenFits = async (page: Page, heading: string): Promise<void> => {
		await expectScreen(page, heading, language);
		for (const other of others) {
			await page.setViewportSize({ width: other, height: 900 });
			await expectFitting(page);
		}
		await page.setViewportSize({ width, height: 900 });
	};

	test.describe(language, inTurn(import.meta, language), () => {
		test.use({ language, viewport: { width, height: 900 } });

		test('each screen fits and is accessible', async ({ page, app, context }) => {
			const { management: m, shell: s, account } = WORDS[language];
			const admin = await makeConsoleAdmin(app);
			const company = await makeCompany(app, { companyName: LONG });
			const staged = await submittedAssessment(app, { admin });
			await makeAssessor(app, [company.id, staged.companyId]);
			const application = await makeInquiry(app, {
				companyName: `${LONG}${language}`,
				hasInquiryRequest: true,
			});
			await makeFailedJob(app, { name: 'autograde', payload: { progressId: staged.progress.id, round: 1 } });
			const address = `${'very-long-name-of-a-visitor'.repeat(2)}@example.com`;
			await makeMail(app, { kind: 'receipt', address, state: 'failed' });
			await makeMail(app, { userId: admin.user.id, progressId: staged.progress.id, state: 'sent' });
			const changed = { action: 'company.updated', subject: 'company', subjectId: company.id };
			await recordAudit(app.deps.db, { ...changed, actorId: admin.user.id });
			await signInAs(context, app, admin);

			await visit(page, '/console/companies');
			await page.locator('tbody tr').first().waitFor();
			await expectScreenFits(page, s.links.companies);
			await visit(page, '/console/companies/new');
			await expectScreenFits(page, m.companies.newTitle);
			await visit(page, `/console/companies/${company.id}/edit`);
			await page.locator('form').waitFor();
			await expectScreenFits(page, m.companies.editTitle);
			await visit(page, `/console/companies/${company.id}`);
			await page.getByRole('tab').first().waitFor();
			await expectScreenFits(page, LONG);
			for (const tab of [1, 2]) {
				await page.getByRole('tab').nth(tab).click();
				await expectAccessible(page);
			}
			await visit(page, '/console/assessors');
			await page.locator('tbody tr').first().waitFor();
			await expectScreenFits(page, s.links.assessors);
			await visit(page, '/console/inquiries');
			await page.locator('table').waitFor();
			await expectScreenFits(page, s.links.inquiries);
			await page.getByRole('button', { name: application.companyName }).click();
			await expectAccessible(page);
			await page.keyboard.press('Escape');
			await visit(page, '/console/account');
			await expectScreenFits(page, account.ownTitle);
			await visit(page, '/console/jobs');
			await page.locator('table').last().waitFor();
			await expectScreenFits(page, s.links.jobs);
			await visit(page, '/console/mails');
			await page.locator('table').waitFor();
			await expectScreenFits(page, s.links.mails);
			await visit(page, `/console/audit-events?company_id=${company.id}&actor_id=${admin.user.id}`);
			await page.locator('table').waitFor();
			await expectScreenFits(page, s.links.auditEvents);
		});

		test('the paper screens fit and are accessible', async ({ page, app, context }) => {
			const { management: m, shell: s } = WORDS[language];
			await removeDrafts(app);
			await signInAs(context, app, await makeConsoleAdmin(app));
			for (const kind of ['regular', 'simple'] as const) {
				await visit(page, `/console/${kind}-assessments`);
				await page.locator('table').waitFor();
				await expectScreenFits(page, kind === 'regular' ? s.links.regularPapers : s.links.simplePapers);
				await visit(page, `/console/${kind}-assessments/create?duplicate=true`);
				await page.locator('h3').first().waitFor();
				await expectScreenFits(page, m.editor.title[kind]);
			}
			await page.getByRole('button', { name: m.editor.reorder.category }).click();
			await expectAccessible(page);
			await page.keyboard.press('Escape');
			if (language === 'en') {
				// English screens show only the English contents.
				await expect(page.locator('main')).not.toContainText(/[ぁ-ん]/);
			}
			await visit(page, '/console/regular-assessments/simulation');
			await page.getByText(m.simulation.noDraft).waitFor();
			await expectScreenFits(page, m.simulation.title);
		});
	});
}
