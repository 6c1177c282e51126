import type { Page } from 'playwright/test';
import { signInAs } from '#tests/e2e/support/company.ts';
import { openReview } from '#tests/e2e/support/review.ts';
import { expect, expectAccessible, expectScreen, test } from '#tests/e2e/support/test.ts';
import { fill, TIME, texts } from '#tests/e2e/support/texts.ts';
import { paneOf } from '#tests/e2e/support/viewer.ts';
import {
	actionAt,
	companyPlan,
	proposedAssessment,
	staffPlan,
	toDo,
} from '#tests/support/assessment/improvement-plans.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { pdf } from '#tests/support/files/files.ts';
import { advance } from '#tests/support/journey.ts';

/** The company makes its plan, staff accept and return it, also at the sub-category of the re-assessment. */

const t = texts.ja;
const { company, plans } = t;

const { plan: words7, files } = company;
const { plan: staffWords } = t.console;
const labels = t.labels.plans;
const { editing } = t;

const FIRST = '小項目1-1';
const SECOND = '小項目1-2';

test.use({ allowedMessages: [/Failed to load resource/] });

test.beforeEach(async ({ app }) => {
	await publishPaper(app, smallPaper());
});

const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const choose = (page: Page, card: string, name: string) =>
	cardOf(page, card).getByRole('radio', { name, exact: true }).check();
const lineOf = (page: Page, name: string) =>
	page.locator('[data-open]').filter({ has: page.getByRole('button', { name, exact: true }) });
const open = async (page: Page, name: string): Promise<void> => {
	await page.getByRole('button', { name, exact: true }).click();
	await expect(cardOf(page, name)).toBeVisible();
};
const show = (page: Page, name: keyof typeof plans.list.shows) =>
	page.getByRole('button', { name: new RegExp(`^${plans.list.shows[name]} \\d+$`) });
const answered = (count: number) => fill(plans.answered, { items: 2, answered: count });

const stored = async (staged: Staged, at: number) => {
	const { data } = await staged.owner.get<Parameters<typeof actionAt>[0]>(
		`/app/improvement_plans/${staged.progress.id}`,
	);
	return actionAt(data, at);
};

test('the company makes its plan from the overview, with proofs, and with a colleague @phone-only', async ({
	page,
	app,
	context,
}) => {
	const staged = await proposedAssessment(app, 7);
	const { owner, progress } = staged;
	await signInAs(context, app, owner);
	await page.goto('/app/assessment');
	await page.getByRole('link', { name: t.company.cockpit.toPlan.planning }).click();
	await expectScreen(page, plans.title, 'ja');
	await expect(page).toHaveURL(new RegExp(`/app/improvement-plans/${progress.id}$`));
	await expect(page.getByText(answered(0), { exact: true })).toBeVisible();
	const first = cardOf(page, FIRST);
	const second = cardOf(page, SECOND);

	// One line is open at a time; it is saved by itself once it is complete, and until then says what is missing.
	await page.getByRole('button', { name: FIRST, exact: true }).focus();
	await page.keyboard.press('Enter');
	await expect(first.getByText('提案1')).toBeVisible();
	await choose(page, FIRST, plans.decisions.do);
	await expect(first.getByText(words7.missing.measure)).toBeVisible();
	await expect(first.getByText(words7.proofsLater)).toBeVisible();
	const measure = first.getByLabel(labels.measure);
	await measure.pressSequentially('面談の記録を残す ');
	await expect(
		first.getByRole('status').getByText(new RegExp(fill(editing.autosavedAt, { time: TIME }))),
	).toBeVisible();
	await page.keyboard.insertText('。');
	await first.getByLabel(labels.owner).fill(owner.user.name);
	await first.getByLabel(labels.target_date).fill('2020-01-31');
	await choose(page, FIRST, plans.progress.doing);
	await expect(lineOf(page, FIRST).getByText(plans.overdue, { exact: true })).toBeVisible();
	await expect(page.getByText(answered(1), { exact: true })).toBeVisible();
	await expect
		.poll(() => stored(staged, 0))
		.toMatchObject({
			measure: '面談の記録を残す 。',
			owner: owner.user.name,
			owner_id: owner.user.id,
			action_state: 'doing',
		});

	// Two proofs at once, one of them removed. Before they are added, it says what to hide in them.
	await expect(first.getByText(files.hide)).toBeVisible();
	await first.getByRole('button', { name: words7.addProof }).click();
	const dialog = page.getByRole('dialog', { name: files.addTitle });
	await dialog
		.getByLabel(files.file)
		.setInputFiles(['面談記録.pdf', '様式.pdf'].map((name) => ({ name, mimeType: 'application/pdf', buffer: pdf() })));
	await expectAccessible(page);
	await dialog.getByRole('button', { name: files.add }).click();
	await expect(dialog).toHaveCount(0);
	await first.getByRole('button', { name: fill(files.removeNamed, { name: '様式' }) }).click();
	await page.getByRole('dialog').getByRole('button', { name: files.removeAction }).click();
	await expect(first.getByRole('listitem')).toHaveCount(1);

	// A colleague answers the same: nothing is overwritten, and what was typed is there to choose.
	await open(page, SECOND);
	await expect(first).toHaveCount(0);
	await choose(page, SECOND, plans.decisions.not);
	await open(page, FIRST);
	await expect(lineOf(page, SECOND).getByText(words7.unsaved)).toBeVisible();
	await open(page, SECOND);
	const reason = second.getByLabel(labels.why_not);
	await expect(second.getByText(words7.missing.why_not)).toBeVisible();
	const item = (await companyPlan(app, owner, progress.id).read()).data.items[1];
	const colleague = companyPlan(app, owner, progress.id);
	expect((await colleague.save([toDo(item?.sub_category_id ?? 0, { measure: '研修を開く' })])).status).toBe(200);
	await reason.fill('対象者がいないため');
	await expect(second.getByText(editing.savedMeanwhile)).toBeVisible();
	await second.getByRole('button', { name: editing.choose }).click();
	const conflict = page.getByRole('dialog');
	await conflict.getByRole('radio', { name: new RegExp(`^${editing.mine}`) }).check();
	await expectAccessible(page);
	await conflict.getByRole('button', { name: editing.saveChosen }).click();
	await expect(page.getByText(answered(2), { exact: true })).toBeVisible();
	await expect(page.getByText(words7.complete)).toBeVisible();
	await expect
		.poll(() => stored(staged, 1))
		.toMatchObject({ decision: 'not', why_not: '対象者がいないため', measure: '' });

	// Staff accept one and return the other.
	const staff = staffPlan(staged.admin, progress.id);
	const [one, two] = [await stored(staged, 0), await stored(staged, 1)];
	expect((await staff.accept(one.id, one.version)).status).toBe(200);
	expect((await staff.return(two.id, two.version, '対象者の範囲を書いてください。')).status).toBe(200);
	await page.reload();
	await expect(second.getByText('対象者の範囲を書いてください。')).toBeVisible();
	await expect(page.getByRole('button', { name: SECOND, exact: true })).toBeFocused();
	await show(page, 'settled').click();
	await expect(page.getByRole('button', { name: SECOND, exact: true })).toHaveCount(0);
	await open(page, FIRST);
	await expect(first.getByText(plans.accepted)).toBeVisible();
	await expect(first.getByRole('textbox')).toHaveCount(0);
	await expect(first.getByRole('button', { name: '面談記録' })).toBeVisible();

	// One press leads to what was returned.
	await page.getByRole('button', { name: words7.toReturned }).click();
	await expect(page).toHaveURL(/\?show=returned&open=\d+$/);
	await expect(show(page, 'returned')).toHaveAttribute('aria-pressed', 'true');
	await expect(second.getByText('対象者の範囲を書いてください。')).toBeVisible();
	await expectScreen(page, plans.title, 'ja');
	await reason.fill('技能実習生を受け入れていないため');
	await page.keyboard.press('Control+s');
	await expect.poll(() => stored(staged, 1)).toMatchObject({ why_not: '技能実習生を受け入れていないため' });
	// Saved, and still returned until the company says that it is mended.
	await expect(second.getByText('対象者の範囲を書いてください。')).toBeVisible();
	await expect(page.getByText(fill(words7.returned, { count: 1 }))).toBeVisible();
	await second.getByRole('button', { name: fill(words7.mendedNamed, { name: SECOND }) }).click();
	await expect(page.getByText(words7.complete)).toBeVisible();
	await expect(page.getByText(fill(words7.returned, { count: 1 }))).toHaveCount(0);
	await second.getByText(fill(plans.former, { count: 1 })).click();
	await expect(second.getByText('対象者の範囲を書いてください。')).toBeVisible();

	// Later it can only be read.
	await advance(app, staged, 11);
	await page.evaluate(() => localStorage.setItem('locale', 'en'));
	await page.reload();
	await expectScreen(page, texts.en.plans.title, 'en');
	await expect(page.getByText('技能実習生を受け入れていないため')).toBeVisible();
	await expect(page.getByRole('textbox')).toHaveCount(0);
	await expect(page.getByRole('button', { name: texts.en.company.plan.downloadPdf })).toBeVisible();
	await page.getByRole('button', { name: '面談記録' }).click();
	await expect(page.getByRole('dialog', { name: /面談記録/ })).toBeVisible();
});

test('staff return an action from the plan, and accept it at its sub-category of the re-assessment', async ({
	page,
	app,
}) => {
	const staged = await proposedAssessment(app, 8);
	const { owner, admin, progress } = staged;
	const plan = companyPlan(app, owner, progress.id);
	const [one] = (await plan.read()).data.items;
	await plan.save([toDo(one?.sub_category_id ?? 0, { measure: '記録の様式を定める' })]);
	const action = await stored(staged, 0);
	await plan.addProof(action.id, { name: '記録の様式', version: action.version });
	await plan.save([
		{ ...toDo(one?.sub_category_id ?? 0, { measure: '記録の様式を定める' }), target_date: '2027-03-31' },
	]);

	await signInAs(page.context(), app, admin);
	await page.goto(`/console/re-assessments/${progress.id}`);
	await page.getByRole('link', { name: plans.title, exact: true }).click();
	await expectScreen(page, new RegExp(`^${fill(staffWords.titleOf, { company: '' })}`), 'ja');
	await expect(page.getByText(answered(1))).toBeVisible();
	await expect(page.getByRole('table', { name: plans.dates }).getByRole('row')).toHaveText([
		`${FIRST}2027年03月31日${t.charts.time.planned}`,
	]);
	await expect(show(page, 'undecided')).toHaveAttribute('aria-pressed', 'true');
	await show(page, 'unanswered').click();
	await open(page, SECOND);
	await expect(cardOf(page, SECOND).getByText(plans.noAction)).toBeVisible();
	await show(page, 'undecided').click();
	await open(page, FIRST);
	const first = cardOf(page, FIRST);
	await first.getByRole('button', { name: fill(staffWords.returnNamed, { name: FIRST }) }).click();
	const dialog = page.getByRole('dialog', { name: fill(staffWords.returnTitle, { name: FIRST }) });
	await dialog.getByLabel(staffWords.what).fill('いつから使うかを書いてください。');
	await expectAccessible(page);
	await dialog.getByRole('button', { name: staffWords.return, exact: true }).click();
	await expect(dialog).toHaveCount(0);
	await expect(first).toHaveCount(0);
	await show(page, 'decided').click();
	await expect(lineOf(page, FIRST).getByText(plans.standing.returned, { exact: true })).toBeVisible();
	await open(page, FIRST);
	await expect(first.getByText('いつから使うかを書いてください。')).toBeVisible();
	await expect(first.getByRole('button', { name: fill(staffWords.acceptNamed, { name: FIRST }) })).toHaveCount(0);

	const again = toDo(one?.sub_category_id ?? 0, { measure: '4月から記録の様式を使う' });
	const { version } = await stored(staged, 0);
	expect((await plan.save([{ ...again, version }])).status).toBe(200);

	// Beside the ratings of the second round; its proof is shown there, too.
	await openReview(page, app, staged, 2);
	const planned = page.getByRole('region', { name: plans.title });
	await expect(planned.getByText('4月から記録の様式を使う')).toBeVisible();
	await planned.getByRole('button', { name: '記録の様式', exact: true }).click();
	await expect(paneOf(page).getByRole('combobox').locator('option:checked')).toHaveText('記録の様式');
	await expectAccessible(page);

	// The company changes it while the assessor looks at it: the older one is not accepted.
	const late = await stored(staged, 0);
	await plan.save([{ ...again, measure: '4月と10月に見直す', version: late.version }]);
	const accept = planned.getByRole('button', { name: fill(staffWords.acceptNamed, { name: FIRST }) });
	await accept.click();
	await expect(planned.getByRole('alert')).toBeVisible();
	await expect(planned.getByText('4月と10月に見直す')).toBeVisible();
	await accept.click();
	await expect(planned.getByText(plans.standing.accepted, { exact: true })).toBeVisible();
	await expect(accept).toHaveCount(0);
	expect((await stored(staged, 0)).review).toMatchObject({ review: 'accepted', by: null });
	await expect(planned.getByRole('link', { name: staffWords.whole })).toBeVisible();
});

test('staff are led from one action that waits for them to the next', { tag: '@rest' }, async ({
	page,
	app,
	context,
}) => {
	const staged = await proposedAssessment(app, 8);
	const { owner, admin, progress } = staged;
	const plan = companyPlan(app, owner, progress.id);
	const { items } = (await plan.read()).data;
	await plan.save(items.map(({ sub_category_id: id }) => toDo(id)));
	await signInAs(context, app, admin);
	await page.goto(`/console/improvement-plans/${progress.id}?open=first`);
	const heading = (name: string) => page.getByRole('button', { name, exact: true });
	await expect(heading(FIRST)).toBeFocused();
	await expectAccessible(page);
	for (const name of [FIRST, SECOND]) {
		await cardOf(page, name)
			.getByRole('button', { name: fill(staffWords.acceptNamed, { name }) })
			.focus();
		await page.keyboard.press('Enter');
		if (name === FIRST) await expect(heading(SECOND)).toBeFocused();
	}
	await expect(show(page, 'decided')).toHaveText(`${plans.list.shows.decided} 2`);
	await expect(heading(SECOND)).toHaveAttribute('aria-expanded', 'false');
	await expect(page.getByRole('region', { name: plans.list.title })).toBeFocused();
	await expectScreen(page, new RegExp(`^${fill(staffWords.titleOf, { company: '' })}`), 'ja');
});
