import { eq } from 'drizzle-orm';
import type { FieldName } from '#client/console/management/companies/form/form-values.ts';
import { companyOf } from '#server/companies/queries.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { tokyoDate } from '#shared/dates.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectAccessible, expectScreen, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { submittedAssessment } from '#tests/support/assessments.ts';
import { makeCompany, makeCompanyUser, makeConsoleAdmin, unique } from '#tests/support/factories.ts';
import { makeFailedJob, makeInquiry } from '#tests/support/inquiries.ts';
import { composedMail } from '#tests/support/notices/mails.ts';

const t = texts.ja;
const { accounts, management } = t;
const { audit, lists, period, shell, timeline } = t.console;

const { companies: words, inquiries, jobs, members } = management;

test('a company is registered with its first administrator, and edited', async ({ page, app, context }) => {
	await signInAs(context, app, await makeConsoleAdmin(app));
	await page.goto('/console/companies');
	await page.getByRole('link', { name: words.add }).click();
	const field = (name: FieldName) => page.locator(`[name=${name}]`);
	await expect(field('established_date')).toHaveValue(tokyoDate(new Date()));

	// Only the rules of the specification are enforced.
	await page.getByRole('button', { name: words.create }).click();
	await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(11);
	await expect(field('company_name')).toBeFocused();

	const name = unique('株式会社検証工業');
	const email = `${unique('first')}@example.com`;
	await field('company_name').fill(name);
	await field('ceo_name').fill('代表 太郎');
	await field('company_address').fill('東京都港区1-1');
	await field('phone_number').fill('０３−１２３４−５６７８');
	await field('homepage_url').fill('https://example.com/');
	await field('email').fill('info@example.com');
	await field('corporate_number').fill('１２３４５６７８９０１２３');
	await field('employee_count').fill('１，２００');
	await field('user_name').fill('管理 花子');
	await field('user_email').fill(email);
	await field('user_password').fill('short');
	await page.getByRole('button', { name: words.create }).click();
	await expect(field('user_password')).toBeFocused();
	await field('user_password').fill('a long password');

	// The industry is searched by name and selected by keyboard.
	const industry = page.getByRole('combobox', { name: t.labels.companies.industry_code });
	await industry.fill('食料品');
	await page.keyboard.press('Enter');
	await expect(industry).toHaveValue('E09 食料品製造業');
	await page.getByRole('button', { name: words.create }).dblclick();
	await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
	await expect(page.getByText('09-0', { exact: false }).first()).toBeVisible();
	await page.getByRole('tab', { name: new RegExp(fill(words.tabs.members, { count: '.+' })) }).click();
	await expect(page.getByRole('row')).toHaveCount(2);
	await expect(page.getByRole('cell', { name: email })).toBeVisible();

	// The edit form derives the industry from the registration number.
	await page.getByRole('tab', { name: words.tabs.info }).click();
	await page.getByRole('link', { name: words.edit }).click();
	await expect(industry).toHaveValue('E09 食料品製造業');
	await field('company_name').fill('');
	await page.getByRole('button', { name: words.save }).click();
	await expect(field('company_name')).toBeFocused();
	await field('company_name').fill(`${name}ホールディングス`);
	await industry.fill('C05');
	await industry.press('Enter');
	await page.getByRole('button', { name: words.save }).click();
	await expect(page.getByRole('heading', { level: 1, name: `${name}ホールディングス` })).toBeVisible();
	await expect(page.getByText('05-0', { exact: false }).first()).toBeVisible();
});

test('an application becomes a company, is handled with it, and stands in the audit log with a link', async ({
	page,
	app,
	context,
}) => {
	const admin = await makeConsoleAdmin(app);
	await signInAs(context, app, admin);
	const email = `${unique('applicant')}@example.com`;
	const { companyName } = await makeInquiry(app, {
		companyName: unique('申込商事'),
		hasInquiryRequest: true,
		email,
		phone: '03-1111-2222',
	});
	await page.goto(`/console/inquiries?handling=open&q=${encodeURIComponent(companyName)}`);
	await expect(page.getByRole('row')).toHaveCount(2);
	await page.getByRole('button', { name: companyName }).click();
	await page.getByRole('dialog').getByRole('button', { name: inquiries.care }).click();
	await page.getByRole('button', { name: inquiries.takeOver }).click();
	await page.getByLabel(t.labels.free.note).fill('来週、電話をかけ直す');
	await expectScreen(page, t.console.shell.links.inquiries, 'ja');
	await page.getByRole('button', { name: inquiries.saveCare }).click();
	await expect(page.getByRole('dialog')).toContainText('来週、電話をかけ直す');
	await expect(page.getByRole('dialog')).toContainText(inquiries.receipt);
	await page.getByRole('dialog').getByRole('button', { name: t.common.close }).click();
	await page.getByLabel(t.labels.free.in_charge_id).selectOption({ label: inquiries.mine });
	await expect(page.getByRole('row').last()).toContainText(fill(inquiries.ownedBy, { name: admin.user.name }));
	await page.getByRole('button', { name: companyName }).click();
	await page.getByRole('dialog').getByRole('link', { name: inquiries.makeCompany }).click();
	const field = (name: FieldName) => page.locator(`[name=${name}]`);
	await expect(field('company_name')).toHaveValue(companyName);
	await expect(field('user_name')).toHaveValue('山田 花子');
	await expect(field('phone_number')).toHaveValue('03-1111-2222');
	await expectScreen(page, words.newTitle, 'ja');
	await field('ceo_name').fill('代表 太郎');
	await field('company_address').fill('東京都港区1-1');
	await field('homepage_url').fill('https://example.com/');
	await field('corporate_number').fill('1234567890123');
	await field('employee_count').fill('12');
	await page.getByText(accounts.byLink).click();
	await expect(field('user_password')).toHaveCount(0);
	await expectScreen(page, words.newTitle, 'ja');
	await page.getByRole('button', { name: words.create }).click();
	await expect(page.getByRole('heading', { level: 1, name: companyName })).toBeVisible();
	expect((await composedMail(app, 'password_link', email))?.text).toContain('/app/set-password#token=');

	await page.goto(`/console/inquiries?q=${encodeURIComponent(companyName)}`);
	const row = page.getByRole('row').last();
	await expect(row).toContainText(admin.user.name);
	await expect(row.getByRole('link', { name: companyName })).toBeVisible();
	await page.getByLabel(t.labels.free.handled, { exact: true }).selectOption({ label: inquiries.open });
	await expect(page.getByText(inquiries.noHit)).toBeVisible();
	await page.getByRole('button', { name: lists.clear }).click();
	await expect(page).toHaveURL(/inquiries$/);
	await page.goto(`/console/inquiries?handling=handled&q=${encodeURIComponent(companyName)}`);
	await page.getByRole('button', { name: companyName }).click();
	await page.getByRole('dialog').getByRole('button', { name: inquiries.reopen }).click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(page.getByText(inquiries.noHit)).toBeVisible();

	// The audit log is found by words, person and company, all in the address.
	await page.goto('/console/audit-events');
	const person = page.getByRole('combobox', { name: t.labels.audit.actor_id });
	await person.fill(admin.user.email);
	await page.getByRole('option', { name: new RegExp(admin.user.email) }).click();
	await expect(page).toHaveURL(new RegExp(`actor_id=${admin.user.id}`));
	await page.getByLabel(audit.search).fill(t.management.inquiries.done);
	await page.getByLabel(audit.search).press('Enter');
	const event = page.getByRole('row').last();
	await expect(event).toContainText(
		fill(t.server.audit.sentences.inquiry_handled, {
			subject: fill(t.server.subjects.application, { company: companyName }),
		}),
	);
	await page.reload();
	await expect(person).toHaveValue(new RegExp(admin.user.name));
	await expect(event).toContainText(t.server.free.handled);
	await page.getByLabel(audit.search).fill('');
	await page.getByLabel(audit.search).press('Enter');
	await page.getByLabel(t.labels.audit.event_kind).selectOption('company');
	await page.getByLabel(audit.period, { exact: true }).selectOption('today');
	await expect(page).toHaveURL(/event_kind=company.*date_from=/);
	const company = page.getByRole('combobox', { name: t.labels.accounts.company_id });
	await company.fill(companyName);
	await page.getByRole('option', { name: companyName }).click();
	await expect(page).toHaveURL(/company_id=\d/);
	await event.getByRole('link', { name: companyName }).click();
	await expect(page.getByRole('heading', { level: 1, name: companyName })).toBeVisible();
});

test('a failed job is found, and tried again', async ({ page, app, context }) => {
	const admin = await makeConsoleAdmin(app);
	await signInAs(context, app, admin);
	const { companyId, progress } = await submittedAssessment(app, { admin });
	const payload = { progressId: progress.id, round: 1 };
	const { id } = await makeFailedJob(app, { name: 'autograde', payload, error: 'Error: connect ECONNREFUSED' });
	await page.goto('/console/companies');
	await page.getByRole('link', { name: shell.links.jobs, exact: true }).click();
	await page.getByLabel(t.labels.ops.job_name, { exact: true }).selectOption('autograde');
	await expect(page).toHaveURL(/job_name=autograde/);
	const again = page.getByRole('button', { name: new RegExp(fill(jobs.retryOf, { job: '.*', id })) });
	const row = page.getByRole('row').filter({ has: again });
	await expect(row).toContainText(t.server.ops.failures.connection);
	await expect(row.getByRole('link')).toHaveAttribute('href', `/console/companies/${companyId}?tab=timeline`);
	await expectScreen(page, shell.links.jobs, 'ja');
	await again.click();
	await expect(again).toHaveCount(0);
});

test('leaving a half-filled form asks for confirmation, and the draft is restored, without the password', {
	tag: '@rest',
}, async ({ page, app, context }) => {
	await signInAs(context, app, await makeConsoleAdmin(app));
	await page.goto('/console/companies/new');
	await page.locator('[name=company_name]').fill('入力途中');
	await page.locator('[name=user_password]').fill('a long password');
	await page.reload({ waitUntil: 'load' }).catch(() => {});
	await expect(page.locator('[name=company_name]')).toHaveValue('入力途中');
	await expect(page.locator('[name=user_password]')).toHaveValue('');
	await page.getByRole('button', { name: t.common.cancel }).click();
	await page.getByRole('dialog').getByRole('button', { name: t.common.unsaved.leave }).click();
	await expect(page.getByRole('heading', { level: 1, name: t.management.companies.title })).toBeVisible();
});

test('an assessment is started, given another period, moved back and canceled', async ({ page, app, context }) => {
	const admin = await makeConsoleAdmin(app);
	await signInAs(context, app, admin);
	const company = await makeCompany(app);
	await page.goto(`/console/companies/${company.id}`);
	const dialog = page.getByRole('dialog');
	const choose = async (item: string): Promise<void> => {
		await page.getByRole('button', { name: words.assessmentActions }).click();
		await page.getByRole('menuitem', { name: item }).click();
	};
	await choose(words.start.item);
	await expect(dialog).toContainText(company.companyName);
	await dialog.getByRole('button', { name: words.start.action }).dblclick();
	await expect(page.getByText(t.server.status[1]).first()).toBeVisible();
	const rows = await app.deps.db
		.select()
		.from(assessmentProgresses)
		.where(eq(assessmentProgresses.companyId, company.id));
	expect(rows).toHaveLength(1);

	// At the first status there is nothing to move back to, and nothing else to start.
	await page.getByRole('button', { name: words.assessmentActions }).click();
	await expect(page.getByRole('menuitem', { name: words.moveBack.item })).toHaveCount(0);
	await expect(page.getByRole('menuitem', { name: words.start.item })).toHaveAttribute('aria-disabled', 'true');
	await page.keyboard.press('Escape');

	await choose(words.period.item);
	await dialog.getByLabel(t.labels.assessment.end_date).fill('2020-01-01');
	await dialog.getByRole('button', { name: words.period.action }).click();
	await expect(dialog).toContainText(period.startAfterEnd);
	await dialog.getByLabel(t.labels.assessment.start_date).fill('2026-04-01');
	await dialog.getByLabel(t.labels.assessment.end_date).fill('2027-03-31');
	await dialog.getByRole('button', { name: words.period.action }).click();
	await expect(page.getByText('2027年03月31日').first()).toBeVisible();

	await choose(words.cancel.item);
	await expect(dialog).toContainText(fill(management.companies.cancel.title, { company: company.companyName }));
	await dialog.getByRole('button', { name: words.cancel.keep }).click();
	await choose(words.cancel.item);
	await dialog.getByRole('button', { name: words.cancel.action }).click();
	await expect(page.getByText(t.server.status[14]).first()).toBeVisible();
	await page.getByRole('tab', { name: words.tabs.history }).click();
	await expect(page.getByRole('row')).toHaveCount(2);
});

test('a move back lists its effects before the confirmation', { tag: '@rest' }, async ({ page, app, context }) => {
	const admin = await makeConsoleAdmin(app);
	await signInAs(context, app, admin);
	const { companyId, owner } = await submittedAssessment(app, { admin });
	const { companyName } = await companyOf(app.deps.db, companyId);
	await page.goto('/console/companies');
	const row = page.getByRole('row').filter({ has: page.locator(`a[href="/console/companies/${companyId}"]`) });
	await row.getByRole('button').click();
	await page.getByRole('menuitem', { name: words.moveBack.item }).click();
	const dialog = page.getByRole('dialog');
	const act = dialog.getByRole('button', { name: words.moveBack.action });
	await expect(act).toHaveAttribute('aria-disabled', 'true');
	// Only lower ids are offered.
	await expect(dialog.getByRole('option')).toHaveText([words.moveBack.choose, t.server.status[1], t.server.status[2]]);
	await dialog.getByRole('combobox').selectOption('2');
	await expect(dialog.getByRole('alert')).toContainText(words.moveBack.unset.submission);
	await dialog.getByLabel(t.labels.assessment.message_to_company).fill('労働条件通知書を差し替えてください。');
	await dialog.getByLabel(t.labels.assessment.reason).fill('書類の不足');
	await expectAccessible(page);
	await act.click();
	await expect(row).toContainText(t.server.status[2]);

	// Staff find both in the timeline, and talk about them there.
	await page.goto(`/console/companies/${companyId}?tab=timeline`);
	const entries = page.getByRole('region', { name: timeline.title }).getByRole('listitem');
	await expect(entries.first()).toContainText(`${t.server.status[3]} → ${t.server.status[2]}`);
	await expect(entries.first()).toContainText(fill(timeline.reason, { reason: '書類の不足' }));
	await expect(entries.first()).toContainText(
		fill(timeline.message, { message: '労働条件通知書を差し替えてください。' }),
	);
	const add = page.getByRole('button', { name: timeline.add });
	await expect(add).toHaveAttribute('aria-disabled', 'true');
	await page.getByLabel(timeline.write).fill('電話で説明しました。\n<b>明日届く</b>');
	await add.click();
	await expect(entries.first()).toContainText('<b>明日届く</b>');
	await expect(page.getByLabel(timeline.write)).toHaveValue('');
	await expectScreen(page, companyName, 'ja');

	await context.clearCookies();
	await signInAs(context, app, owner);
	await page.goto('/app/assessment');
	await expect(page.getByText('労働条件通知書を差し替えてください。')).toBeVisible();
	await expect(page.getByText('書類の不足')).toHaveCount(0);
	await expectScreen(page, t.company.overview.title, 'ja');
});

test('the head of a long list stays in sight, and a row is 46 px high', { tag: '@rest' }, async ({
	page,
	app,
	context,
}) => {
	await signInAs(context, app, await makeConsoleAdmin(app));
	for (let made = 0; made < 25; made++) await makeCompany(app);
	await page.goto('/console/companies');
	const rows = page.locator('tbody tr');
	await page.setViewportSize({ width: 1440, height: 600 });
	const head = page.getByRole('columnheader', { name: t.labels.companies.company_name });
	await expect(rows.nth(20)).toBeAttached();
	expect((await rows.nth(3).boundingBox())?.height).toBe(46);
	await rows.last().scrollIntoViewIfNeeded();
	await expect(rows.last()).toBeInViewport();
	await expect(head).toBeInViewport({ ratio: 1 });
	await expectScreen(page, words.title, 'ja');
});

test('members are added, edited, given a password and deleted', { tag: '@rest' }, async ({ page, app, context }) => {
	await signInAs(context, app, await makeConsoleAdmin(app));
	const company = await makeCompany(app);
	const owner = await makeCompanyUser(app, { companyId: company.id, role: 0 });
	await page.goto(`/console/companies/${company.id}?tab=members`);
	const dialog = page.getByRole('dialog');
	await page.getByRole('button', { name: members.add }).click();
	const add = dialog.getByRole('button', { name: members.add });
	await expect(add).toHaveAttribute('aria-disabled', 'true');
	const field = (name: string) => dialog.locator(`[name=${name}]`);
	await dialog.getByRole('button', { name: accounts.people.more }).click();
	await dialog.getByText(accounts.byPassword).click();
	await expect(field('role')).toHaveValue('1');
	await field('name').fill('山田 太郎');
	await field('email').fill(owner.user.email.toUpperCase());
	await field('password').fill('1234567');
	await add.click();
	await expect(dialog).toContainText(t.company.account.newPasswordHelp);
	await field('password').fill('long enough');
	await add.click();
	await expect(dialog).toContainText(fill(t.server.validation.taken, { field: t.labels.accounts.email }));
	const email = `${unique('member')}@example.com`;
	await field('email').fill(email);
	await add.dblclick();
	await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(1);

	const act = async (name: string, item: string): Promise<void> => {
		await page.getByRole('button', { name: fill(accounts.people.actionsOf, { name }) }).click();
		await page.getByRole('menuitem', { name: item, exact: true }).click();
	};
	await act('山田 太郎', members.edit);
	await expect(dialog.getByRole('button', { name: members.save })).toHaveAttribute('aria-disabled', 'true');
	await field('name').fill('');
	await dialog.getByRole('button', { name: members.save }).click();
	await expect(field('name')).toHaveAttribute('aria-invalid', 'true');
	await field('name').fill('山田 次郎');
	await dialog.getByRole('button', { name: members.save }).click();
	await act('山田 次郎', members.reset);
	await field('password').fill('another password');
	await dialog.getByRole('button', { name: members.reset }).click();
	await expect(dialog).toHaveCount(0);

	// A company keeps one admin: the error is shown, and the member stays.
	await act(owner.user.name, members.delete);
	await dialog.getByRole('button', { name: members.deleteAction }).click();
	await expect(page.getByText(accounts.people.admin, { exact: false }).first()).toBeVisible();
	await dialog.getByRole('button', { name: t.common.cancel }).click();
	await act('山田 次郎', members.delete);
	await expect(dialog).toContainText(fill(accounts.people.removeTitle, { name: '山田 次郎' }));
	await dialog.getByRole('button', { name: members.deleteAction }).click();
	await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(0);
});

test.use({ allowedMessages: [/status of (409|422)/] });
