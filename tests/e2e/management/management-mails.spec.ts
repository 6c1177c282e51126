import { eq } from 'drizzle-orm';
import { mails } from '#server/db/tables/notices.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectScreen, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { visit } from '#tests/e2e/support/visit.ts';
import { startedAssessment } from '#tests/support/assessments.ts';
import { makeCompanyUser, makeConsoleAdmin } from '#tests/support/factories.ts';
import { makeFailedJob } from '#tests/support/inquiries.ts';
import { makeMail } from '#tests/support/notices/mail-rows.ts';

const t = texts.ja;
const { console: consoleTexts, management } = t;

const { mails: words } = management;
const { shell, timeline } = consoleTexts;

test('mails that could not be sent are found, say why, and are sent again', async ({ page, app, context }) => {
	const admin = await makeConsoleAdmin(app);
	await signInAs(context, app, admin);
	const { companyId, progress } = await startedAssessment(app, { admin });
	// A member is told nothing of what the company's admins are told.
	const member = await makeCompanyUser(app, { companyId, role: 1 });
	const failed = { userId: member.user.id, progressId: progress.id, state: 'failed' } as const;
	const first = await makeMail(app, failed);
	await makeMail(app, { ...failed, kind: 'deadline' });
	await makeMail(app, { ...failed, kind: 'moved_back', state: 'sent', sentTo: member.user.email, attempts: 1 });
	await makeFailedJob(app, { name: 'send-mail', payload: { mail_id: first.id } });
	await page.goto('/console/companies');
	await page.getByRole('link', { name: shell.links.mails, exact: true }).click();
	await page.getByLabel(words.search).fill(member.user.email);
	await page.getByLabel(words.search).press('Enter');
	await expect(page.getByRole('row')).toHaveCount(4);
	await page.getByLabel(t.labels.mails.state, { exact: true }).selectOption({ label: words.states.failed });
	await page.getByLabel(t.labels.mails.kind, { exact: true }).selectOption({ label: words.kinds.assessment_started });
	await expect(page).toHaveURL(/q=.*state=failed&kind=assessment_started/);
	await expect(page.getByRole('row')).toHaveCount(2);
	const row = page.getByRole('row').last();
	await expect(row).toContainText(t.server.mails.failures.auth);
	await expect(row.getByText('EAUTH')).toBeHidden();
	await row.getByText(words.response).click();
	await expect(row.getByText('EAUTH')).toBeVisible();
	await expect(row.getByRole('link')).toHaveAttribute('href', `/console/companies/${companyId}?tab=timeline`);
	await expectScreen(page, shell.links.mails, 'ja');
	await row.getByRole('button', { name: words.retry }).click();
	await expect(page.getByText(words.noHit)).toBeVisible();

	await page.getByLabel(t.labels.mails.kind, { exact: true }).selectOption({ label: words.all });
	await expect(page.getByRole('row')).toHaveCount(2);
	await page.getByRole('button', { name: words.retryAll }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog).toContainText(fill(words.retryAllTitle, { count: 1 }));
	await dialog.getByRole('button', { name: words.retry }).click();
	await expect(page.getByText(words.noHit)).toBeVisible();
	const states = await app.deps.db.select({ state: mails.state }).from(mails).where(eq(mails.userId, member.user.id));
	expect(states.filter(({ state }) => state === 'failed')).toEqual([]);

	await visit(page, `/console/companies/${companyId}?tab=timeline`);
	const line = page
		.getByRole('listitem')
		.filter({ hasText: timeline.mailed.replace('{{about}}', words.kinds.moved_back) });
	await expect(line).toContainText(`1人：${member.user.name}`);
	await expectScreen(page, /\S/, 'ja');
});
