import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { makeAssessor, makeCompany, makeConsoleAdmin, unique } from '#tests/support/factories.ts';

const t = texts.ja;
const { accounts, management } = t;
const { lists, shell } = t.console;

const { assessors: words, inquiries } = management;

test.use({ allowedMessages: [/status of (401|403|409|422)/] });

test('an account is registered, edited, assigned, given a password and deleted', async ({ page, app, context }) => {
	const admin = await makeConsoleAdmin(app);
	await signInAs(context, app, admin);
	const [first, second] = [await makeCompany(app), await makeCompany(app)];
	await page.goto('/console/assessors');
	const dialog = page.getByRole('dialog');
	const field = (name: string) => dialog.locator(`[name=${name}]`);
	const email = `${unique('assessor')}@example.com`;
	await page.getByRole('button', { name: words.add.item }).click();
	await expect(field('role')).toHaveValue('1');
	await field('name').fill('佐藤 花子');
	await field('email').fill('not an address');
	await field('password').fill('1234567');
	await field('password').blur();
	const register = dialog.getByRole('button', { name: words.add.action });
	await register.click();
	await expect(field('email')).toBeFocused();
	await expect(field('password')).toHaveAttribute('aria-invalid', 'true');
	await field('email').fill(email);
	await field('password').fill('long enough');
	await register.dblclick();
	const row = page.getByRole('row').filter({ hasText: email });
	await expect(row).toHaveCount(1);
	await expect(row).toContainText(words.noCompany);
	// What somebody has to do is compared down a column.
	for (const head of [words.loads.open, words.loads.waiting, words.loads.oldest_days]) {
		await expect(page.getByRole('columnheader', { name: head, exact: true })).toBeVisible();
	}

	const act = async (name: string, item: string): Promise<void> => {
		await page.getByRole('button', { name: fill(accounts.people.actionsOf, { name }) }).click();
		await page.getByRole('menuitem', { name: item, exact: true }).click();
	};
	// Companies are searched on the server; the selection survives another search.
	await act('佐藤 花子', words.assign.item);
	for (const company of [first, second]) {
		await dialog.getByLabel(words.picker.search).fill(company.companyName);
		await dialog.getByLabel(words.picker.search).press('Enter');
		await dialog.getByRole('checkbox', { name: company.companyName, exact: true }).check();
	}
	await dialog.getByRole('button', { name: words.assign.action }).click();
	await expect(row).toContainText(first.companyName);
	await expect(row).toContainText(second.companyName);

	await act('佐藤 花子', words.edit);
	await field('name').fill('佐藤 次郎');
	const note = dialog.getByText(fill(accounts.formerTold, { email }));
	await field('email').fill(`${unique('assessor')}@example.com`);
	await expect(note).toBeVisible();
	await field('email').fill(email.toUpperCase());
	await expect(note).toHaveCount(0);
	await field('email').fill(email);
	await dialog.getByRole('button', { name: words.save }).click();
	await act('佐藤 次郎', words.password.item);
	await field('password').fill('another password');
	await dialog.getByRole('button', { name: words.password.item }).click();
	await expect(dialog).toHaveCount(0);
	await act('佐藤 次郎', words.delete.item);
	await dialog.getByRole('button', { name: words.delete.action }).click();
	await expect(row).toHaveCount(0);

	// The link that undoes it is only for who changed it themselves.
	await act(admin.user.name, words.edit);
	await field('email').fill(email);
	await expect(dialog.getByText(fill(accounts.formerToldOwn, { email: admin.user.email }))).toBeVisible();
	await field('email').fill(admin.user.email);
	await dialog.getByRole('button', { name: t.common.cancel }).click();
	await expect(dialog).toHaveCount(0);

	// Admins see all companies, and cannot delete their own account.
	await page.getByRole('button', { name: fill(accounts.people.actionsOf, { name: admin.user.name }) }).click();
	await expect(page.getByRole('menuitem', { name: words.assignAdmin })).toHaveAttribute('aria-disabled', 'true');
	await page.getByRole('menuitem', { name: words.delete.item }).click();
	await dialog.getByRole('button', { name: words.delete.action }).click();
	await expect(page.getByRole('alert')).toBeVisible();
	await dialog.getByRole('button', { name: t.common.cancel }).click();
	await expect(page.getByRole('row').filter({ hasText: admin.user.email })).toHaveCount(1);
});

test('assessors see neither accounts nor inquiries', { tag: '@rest' }, async ({ page, app, context }) => {
	await signInAs(context, app, await makeAssessor(app));
	await page.goto('/console/companies');
	await page.getByRole('heading', { level: 1 }).waitFor();
	await expect(page.getByRole('link', { name: shell.links.assessors, exact: true })).toHaveCount(0);
	for (const path of ['/console/assessors', '/console/inquiries']) {
		await signInAs(context, app, await makeAssessor(app));
		await page.goto(path);
		await expect(page).toHaveURL(/\/console\/login/);
	}
});

test('a late 401 does not end a newer session', { tag: '@rest' }, async ({ page, app, context }) => {
	const assessor = await makeAssessor(app);
	await signInAs(context, app, assessor);
	await page.goto('/console/companies');
	await page.getByRole('heading', { level: 1 }).waitFor();
	let arrive = (): void => {};
	const late = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	await page.route('**/trpc/console.companies.list**', async (route) => {
		await late;
		await route.fulfill({ status: 401, contentType: 'application/json', body: '{"message":"Unauthenticated."}' });
	});
	const request = page.waitForRequest('**/trpc/console.companies.list**');
	await page.getByLabel(t.labels.companies.company_name).fill('一');
	await page.getByLabel(t.labels.companies.company_name).press('Enter');
	await request;
	await page.evaluate(() => {
		history.pushState(null, '', '/console/login');
		dispatchEvent(new PopStateEvent('popstate'));
	});
	await expect(page.getByLabel(t.labels.accounts.password)).toBeVisible();
	await signInAs(context, app, assessor);
	const answered = page.waitForResponse('**/trpc/console.companies.list**');
	arrive();
	await answered;
	await expect(page.getByRole('status').or(page.getByRole('alert')).first()).toBeVisible();
	expect((await context.cookies()).map(({ name }) => name)).toEqual(expect.arrayContaining(['token', 'user']));
});

test('an inquiry shows its result, its message and whether the visitor applied', async ({ page, app, context }) => {
	await signInAs(context, app, await makeConsoleAdmin(app));
	const paper = await (await fetch(`${app.url}/api/free_assessment/paper`)).json();
	const { data } = paper as {
		data: { id: number; main_categories: { id: number; sub_categories: { id: number }[] }[] };
	};
	const name = unique('お問い合わせ商事');
	const sent = await fetch(`${app.url}/api/free_assessment/contact`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({
			assessment_paper_id: data.id,
			company_name: name,
			client_name: '問合 太郎',
			email: 'visitor@example.com',
			phone: '03-0000-0000',
			message: 'くわしい話を聞かせてください。',
			has_inquiry_request: true,
			score: 80,
			free_category_results: data.main_categories.map((category) => ({
				main_category_id: category.id,
				score: 80,
				free_sub_category_results: category.sub_categories.map((sub) => ({ sub_category_id: sub.id, score: 80 })),
			})),
		}),
	});
	expect(await sent.json()).toMatchObject({ data: { id: expect.any(Number) } });
	await page.goto('/console/inquiries');
	await page.getByLabel(inquiries.search).fill(name);
	await page.getByLabel(inquiries.search).press('Enter');
	await expect(page.getByRole('row')).toHaveCount(2);
	await expect(page.getByRole('row').last()).toContainText('80点');
	await page.getByRole('button', { name }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog).toContainText('くわしい話を聞かせてください。');
	await expect(dialog).toContainText(t.management.inquiries.yes);
	await dialog.getByRole('button', { name: t.common.close }).click();
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: lists.excel }).click();
	expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
});

test('every list is downloaded with its search filter', { tag: '@rest' }, async ({ page, app, context }) => {
	await signInAs(context, app, await makeConsoleAdmin(app));
	const { companyName } = await makeCompany(app);
	for (const [screen, path, q] of [
		['companies', 'companies', companyName],
		['all-assessments', 'assessment_progresses', companyName],
		['inquiries', 'inquiries', companyName],
		['certifications', 'certifications', companyName],
		['audit-events', 'audit_events', 'login'],
	] as const) {
		await page.goto(`/console/${screen}?q=${encodeURIComponent(q)}`);
		const download = page.waitForRequest(
			(request) => new URL(request.url()).pathname === `/api/console/${path}/download`,
		);
		const saved = page.waitForEvent('download');
		await page.getByRole('button', { name: lists.excel }).click();
		const { searchParams } = new URL((await download).url());
		expect([searchParams.get('q'), searchParams.get('page')]).toEqual([q, null]);
		expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
	}
});
