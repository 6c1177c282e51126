import { desc, eq } from 'drizzle-orm';
import type { Page } from 'playwright/test';
import { companyOf } from '#server/companies/queries.ts';
import { paperQuestions } from '#server/db/tables/papers.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { logOut } from '#tests/e2e/support/console.ts';
import { countInputs } from '#tests/e2e/support/counted.ts';
import { failing, LOGGED_FAILURES } from '#tests/e2e/support/refusals.ts';
import { expect, expectAccessible, phoneTag, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { visit } from '#tests/e2e/support/visit.ts';
import { askedFor, makeRequest } from '#tests/support/assessment/evidence.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { certificateOf } from '#tests/support/certificates.ts';
import { makeAssessor, makeCompany, makeConsoleAdmin } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** The search that opens everywhere in the console: by keys alone, and counted. */

const t = texts.ja;
const { palette } = t;

test.beforeEach(async ({ app }) => {
	await publishPaper(app, smallPaper());
});

const dialogOf = (page: Page, words = palette) => page.getByRole('dialog', { name: words.title, exact: true });
const fieldOf = (page: Page, words = palette) => page.getByRole('combobox', { name: words.field });

const open = async (page: Page): Promise<void> => {
	await page.keyboard.press('ControlOrMeta+k');
	await expect(fieldOf(page)).toBeFocused();
};

test('a support call: from the name of a member to the open request of the company in three keys', async ({
	page,
	app,
	context,
}) => {
	const counted = await countInputs(page);
	const { staged } = await askedFor(app);
	const { name } = staged.owner.user;
	await signInAs(context, app, await makeConsoleAdmin(app));
	await visit(page, '/console/work');
	await open(page);
	await page.keyboard.type(name);
	const before = { ...counted };
	await expect(page.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('button', { name: fill(palette.act.requests, { count: 1 }) })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/console\/evidence-requests\/\d+$/);
	expect(counted.keys - before.keys).toBeLessThanOrEqual(3);
	expect(counted.clicks - before.clicks).toBe(0);
});

test('of a company with several requests all are listed, also where none is answered', { tag: '@rest' }, async ({
	page,
	app,
	context,
}) => {
	const { staged } = await askedFor(app);
	await makeRequest(app, staged, { content: '二つ目' });
	await signInAs(context, app, await makeConsoleAdmin(app));
	await visit(page, '/console/work');
	await open(page);
	await page.keyboard.type(staged.owner.user.name);
	await expect(page.getByRole('option', { name: staged.owner.user.name })).toHaveAttribute('aria-selected', 'true');
	await page.keyboard.press('Tab');
	await page.getByRole('button', { name: fill(palette.act.requests, { count: 2 }) }).press('Enter');
	await expect(page).toHaveURL(/\/console\/evidence-requests\?/);
	await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(2);
});

test('from the code of a certificate to the certificate in one key, also before the answer, and to its assessment in two', {
	tag: '@rest',
}, async ({ page, app, context }) => {
	const counted = await countInputs(page);
	const { progress } = await assessmentAt(app, 13);
	const { code } = await certificateOf(app, progress.id);
	await signInAs(context, app, await makeConsoleAdmin(app));
	await visit(page, '/console/work');
	await open(page);
	await page.keyboard.type(code);
	const before = { ...counted };
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(new RegExp(`/console/certifications/${progress.id}$`));
	expect(counted.keys - before.keys).toBe(1);
	await open(page);
	await page.keyboard.type(code);
	await expect(page.getByRole('option', { name: code })).toHaveAttribute('aria-selected', 'true');
	const again = { ...counted };
	await page.keyboard.press('Tab');
	await expect(page.getByRole('button', { name: palette.act.assessment })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(new RegExp(`/console/check-submissions/${progress.id}$`));
	expect(counted.keys - again.keys).toBeLessThanOrEqual(2);
});

test('nothing is lost of what is typed at once behind the key, also on a slow machine; the key closes it again', {
	tag: '@rest',
}, async ({ page, app, context }) => {
	const { progress } = await assessmentAt(app, 13);
	const { code } = await certificateOf(app, progress.id);
	await signInAs(context, app, await makeConsoleAdmin(app));
	await visit(page, '/console/work');
	const slow = await context.newCDPSession(page);
	await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
	await page.keyboard.press('ControlOrMeta+k');
	await page.keyboard.type(code);
	await expect(fieldOf(page)).toHaveValue(code);
	await page.keyboard.press('ControlOrMeta+k');
	await expect(dialogOf(page)).toHaveCount(0);
	await page.keyboard.press('ControlOrMeta+k');
	await page.keyboard.type(code);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(new RegExp(`/console/certifications/${progress.id}$`));
});

test('screens are found by other words and by what is done there; two characters say what they do not find', {
	tag: '@rest',
}, async ({ page, app, context }) => {
	await signInAs(context, app, await makeConsoleAdmin(app));
	await visit(page, '/console/work');
	await open(page);
	await page.keyboard.type('監査');
	const screens = page.getByRole('group', { name: palette.groups.screens });
	await expect(screens.getByRole('option', { name: t.console.shell.links.auditEvents })).toHaveCount(1);
	await fieldOf(page).fill('インポート');
	await expect(screens.getByRole('option')).toContainText([palette.importCompanies]);
	await fieldOf(page).fill(t.console.work.assign.open);
	await expect(screens.getByRole('option', { name: t.console.shell.links.companies })).toHaveCount(1);
	await fieldOf(page).fill('賃金');
	await expect(dialogOf(page)).toContainText(fill(palette.nothingBeginning, { q: '賃金' }));
	await expect(dialogOf(page)).toContainText(palette.beginnings);
});

test('where more companies match than are shown, the way to all of them stands below', { tag: '@rest' }, async ({
	page,
	app,
	context,
}) => {
	for (const number of [1, 2, 3, 4, 5, 6]) await makeCompany(app, { companyName: `六社の会${number}` });
	await signInAs(context, app, await makeConsoleAdmin(app));
	await visit(page, '/console/work');
	await open(page);
	await page.keyboard.type('六社の会');
	const companies = page.getByRole('group', { name: palette.groups.companies });
	await expect(companies).toContainText(fill(palette.most, { count: 5 }));
	await expect(companies.getByRole('option')).toHaveCount(6);
	await page.keyboard.press('ArrowUp');
	await expect(
		page.getByRole('option', { name: fill(palette.moreCompanies, { q: '六社の会' }), selected: true }),
	).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/console\/companies\?q=/);
	await expect(page.getByRole('link', { name: /六社の会/ })).toHaveCount(6);
});

test('by keys alone: screens of the role, what was opened last, Escape, and what an act leads to', async ({
	page,
	app,
	context,
}) => {
	const company = await makeCompany(app);
	await signInAs(context, app, await makeConsoleAdmin(app));
	await visit(page, `/console/companies/${company.id}`);
	await expect(page.getByRole('heading', { level: 1, name: company.companyName })).toBeVisible();
	await open(page);
	await expectAccessible(page);
	await expect(page.getByRole('group', { name: palette.groups.recent }).getByRole('option')).toHaveText([
		company.companyName,
	]);
	await page.keyboard.press('Escape');
	await expect(dialogOf(page)).toHaveCount(0);

	await open(page);
	await page.keyboard.type(t.console.shell.links.auditEvents);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/console\/audit-events$/);

	await open(page);
	await page.keyboard.type(company.companyName);
	await expect(page.getByRole('group', { name: palette.groups.companies }).getByRole('option')).toHaveCount(1);
	await expectAccessible(page);
	await page.keyboard.press('Tab');
	await expect(page.getByRole('button', { name: palette.act.start })).toBeFocused();
	await expect(dialogOf(page)).toContainText(palette.keys.acts);
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('Enter');
	const title = fill(t.management.companies.start.title, { company: company.companyName });
	await expect(page.getByRole('dialog', { name: title })).toBeVisible();
	// Over a dialog the search does not open.
	await page.keyboard.press('ControlOrMeta+k');
	await expect(dialogOf(page)).toHaveCount(0);
	await page.keyboard.press('Escape');
	await expect(page).toHaveURL(new RegExp(`/console/companies/${company.id}$`));
});

test('an address opens the dialog of an act where state and role allow it, and closing it leaves the company', {
	tag: '@rest',
}, async ({ page, app, context }) => {
	const [fresh, checked] = [await makeCompany(app), await assessmentAt(app, 3)];
	const { companyName } = await companyOf(app.deps.db, checked.companyId);
	const addressOf = (id: number, act: string): string => `/console/companies/${id}?act=${act}`;
	const start = page.getByRole('dialog', {
		name: fill(t.management.companies.start.title, { company: fresh.companyName }),
	});
	const assign = page.getByRole('dialog', { name: fill(t.console.work.assign.title, { company: companyName }) });
	await signInAs(context, app, await makeConsoleAdmin(app));
	await visit(page, addressOf(fresh.id, 'start'));
	await expect(start).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press('Escape');
	await expect(start).toHaveCount(0);
	await expect(page).toHaveURL(new RegExp(`/console/companies/${fresh.id}$`));
	await visit(page, addressOf(checked.companyId, 'assign'));
	await expect(assign).toBeVisible();

	// While one is checked no other is started; nobody else assigns, and other words mean nothing.
	const opensNothing = async (address: string): Promise<void> => {
		await visit(page, address);
		await expect(page.getByRole('heading', { level: 1, name: companyName })).toBeVisible();
		await expect(page.getByRole('dialog')).toHaveCount(0);
	};
	await opensNothing(addressOf(checked.companyId, 'start'));
	await opensNothing(addressOf(checked.companyId, 'delete'));
	await context.clearCookies();
	await signInAs(context, app, await makeAssessor(app, [checked.companyId]));
	await opensNothing(addressOf(checked.companyId, 'assign'));
});

test('an address opens the active paper at a question, and closing it leaves the list', { tag: '@rest' }, async ({
	page,
	app,
	context,
}) => {
	const [question] = await app.deps.db
		.select()
		.from(paperQuestions)
		.where(eq(paperQuestions.content, '設問2-1-1'))
		.orderBy(desc(paperQuestions.id));
	if (!question) throw new Error('the small paper has the question');
	const list = '/console/regular-assessments';
	const dialog = page.getByRole('dialog', { name: t.management.papers.viewActive });
	await signInAs(context, app, await makeConsoleAdmin(app));
	await visit(page, `${list}?question=${question.key}`);
	await expect(dialog).toContainText(question.content);
	await expect(dialog).not.toContainText('設問1-1-1');
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);
	await expect(page).toHaveURL(new RegExp(`${list}$`));
	await visit(page, `${list}?question=00000000-0000-4000-8000-000000000000`);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an assessor finds own companies and own screens, and nothing is left after signing out', {
	tag: '@rest',
}, async ({ page, app, context }) => {
	const [own, other] = [await assessmentAt(app, 3), await assessmentAt(app, 3)];
	const [ownName, otherName] = await Promise.all(
		[own, other].map(async ({ companyId }) => (await companyOf(app.deps.db, companyId)).companyName),
	);
	await signInAs(context, app, await makeAssessor(app, [own.companyId]));
	await visit(page, `/console/companies/${own.companyId}`);
	await open(page);
	await expect(page.getByRole('option', { name: t.console.shell.links.companies, exact: true })).toBeVisible();
	for (const screen of [t.console.shell.links.jobs, palette.importCompanies])
		await expect(page.getByRole('option', { name: screen, exact: true })).toHaveCount(0);
	await page.keyboard.type(otherName ?? '');
	await expect(dialogOf(page)).toContainText(fill(palette.nothing, { q: otherName ?? '' }));
	await expectAccessible(page);
	await fieldOf(page).fill(ownName ?? '');
	await expect(page.getByRole('group', { name: palette.groups.companies }).getByRole('option')).toHaveCount(1);
	await expect(page.getByRole('button', { name: palette.act.assign })).toHaveCount(0);
	await page.keyboard.press('Escape');
	const stored = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('console-recent')));
	expect(await stored()).toHaveLength(1);
	await logOut(page, t);
	expect(await stored()).toEqual([]);
});

test.describe('a search that fails', () => {
	test.use({ allowedMessages: [LOGGED_FAILURES] });

	test('says so, and is repeated by a button', { tag: '@rest' }, async ({ page, app, context }) => {
		const company = await makeCompany(app);
		await signInAs(context, app, await makeConsoleAdmin(app));
		await visit(page, '/console/work');
		await failing(page, 'console.search', { status: 500, message: '' });
		await open(page);
		await page.keyboard.type(company.companyName);
		await expect(page.getByRole('alert')).toContainText(palette.failed);
		await page.unrouteAll();
		await page.getByRole('button', { name: palette.retry }).click();
		await expect(page.getByRole('group', { name: palette.groups.companies }).getByRole('option')).toHaveCount(1);
	});
});

test('on a phone the button opens it', { tag: phoneTag('en') }, async ({ page, app, context, language }) => {
	const company = await makeCompany(app);
	await signInAs(context, app, await makeConsoleAdmin(app));
	await visit(page, '/console/work');
	const words = texts[language];
	const button = { name: words.console.shell.search, exact: true };
	await page.getByRole('banner').getByRole('button', button).click();
	await fieldOf(page, words.palette).fill(company.companyName);
	await expectAccessible(page);
	await page.getByRole('option', { name: company.companyName }).click();
	await expect(page).toHaveURL(new RegExp(`/console/companies/${company.id}$`));
});
