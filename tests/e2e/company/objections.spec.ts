import { sql } from 'drizzle-orm';
import { turnTo } from '#tests/e2e/support/company.ts';
import { itemAt } from '#tests/e2e/support/review.ts';
import { expect, expectScreen, inTurn, phoneTag, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { proposedAssessment } from '#tests/support/assessment/improvement-plans.ts';
import { fileFor, pointsAt, staffOn } from '#tests/support/assessment/objections.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { makeAssessor, makeConsoleAdmin } from '#tests/support/factories.ts';
import { advance, assessmentAt, gradeAsRated } from '#tests/support/journey.ts';

/** A company objects, somebody who was not involved decides, and the correction leads to a report that says so. */

for (const language of ['ja', 'en'] as const) {
	const t = texts[language];
	const { company } = t;
	const staff = t.console;

	test.describe(`in ${language} ${phoneTag(language)}`, inTurn(import.meta, language), () => {
		// The report and its breakdown are not there while the round is corrected.
		test.use({ language, allowedMessages: [/status of 404/] });

		test('an objection is filed, upheld at 7, corrected and finalized again', async ({ page, app }) => {
			const paper = await publishPaper(app, smallPaper());
			await app.deps.db.execute(sql`update papers set explain_level = 'question' where id = ${paper}`);
			const admin = await makeConsoleAdmin(app);
			const decider = await makeConsoleAdmin(app);
			const staged = await assessmentAt(app, 7, { admin });
			const { id } = staged.progress;

			await turnTo(page, app, staged.owner);
			await page.goto(`/app/assessment-results/${id}?isFirstTime=true`);
			await page.getByRole('link', { name: company.objections.entry }).click();
			await expectScreen(page, company.objections.newTitle, language);
			const send = page.getByRole('button', { name: company.objections.preview });
			await expect(send).toBeDisabled();
			const boxes = page.getByRole('checkbox');
			await boxes.nth(0).check();
			await expect(send).toBeDisabled();
			await page.getByRole('textbox').fill('記録があります。');
			await boxes.nth(2).check();
			await page.getByRole('textbox').nth(1).fill('規程があります。');
			await page.reload();
			await expect(page.getByText(company.requests.restoredTitle)).toBeVisible();
			await expect(page.getByRole('textbox').nth(1)).toHaveValue('規程があります。');
			await expectScreen(page, company.objections.newTitle, language);
			await send.click();
			const preview = page.getByRole('dialog');
			await expect(preview).toContainText('規程があります。');
			await preview.getByRole('button', { name: company.objections.send }).click();
			await expect(page.getByText(company.objections.sentTitle)).toBeVisible();
			await expectScreen(page, company.objections.title, language);
			const objectionUrl = page.url();

			await turnTo(page, app, admin);
			await page.goto('/console/objections');
			await expectScreen(page, staff.objections.title, language);
			await page.goto(`/console/companies/${staged.companyId}`);
			const head = page.getByRole('region', { name: t.management.companies.head.label });
			await expect(head.getByText(t.management.companies.head.objected)).toBeVisible();
			await expect(head.getByText(t.management.companies.head.held)).toBeVisible();
			await expect(head.getByRole('link', { name: staff.objections.gate.toObjection })).toBeVisible();
			await expect(head.getByRole('link', { name: staff.certification.apply })).toHaveCount(0);
			await expectScreen(page, /\S/, language);
			await page.goto(`/console/certifications/${id}`);
			await page.getByRole('button', { name: staff.certification.apply }).first().click();
			const dialog = page.getByRole('dialog');
			await expect(dialog.getByText(staff.objections.gate.undecided)).toBeVisible();
			await expect(dialog.getByRole('button', { name: staff.certification.apply })).toBeDisabled();
			await dialog.getByRole('link', { name: staff.objections.gate.toObjection }).click();
			await expect(page.getByText(staff.objections.involvedTitle)).toBeVisible();
			const assessor = await makeAssessor(app);
			await page.reload();
			await expect(page.getByText(new RegExp(assessor.user.name))).toBeVisible();
			await expect(page.getByRole('link', { name: staff.objections.toAssign })).toHaveAttribute(
				'href',
				`/console/companies/${staged.companyId}`,
			);
			await expectScreen(page, /\S/, language);

			await turnTo(page, app, decider);
			await page.goto('/console/objections');
			await page.getByRole('rowheader').getByRole('link').first().click();
			const confirm = page.getByRole('button', { name: staff.objections.decide });
			await expect(confirm).toBeDisabled();
			await page.getByRole('radio', { name: t.objections.upheld, exact: true }).first().check();
			await page.getByRole('radio', { name: t.objections.notUpheld, exact: true }).nth(1).check();
			await page.getByRole('textbox', { name: t.objections.ofDecision }).first().fill('記録により認める。');
			await page.getByRole('textbox', { name: t.objections.ofDecision }).nth(1).fill('規程は確認済み。');
			await page.reload();
			await expect(page.getByText(staff.objections.restoredText)).toBeVisible();
			await expect(page.getByRole('radio', { checked: true })).toHaveCount(2);
			await expectScreen(page, /\S/, language);
			await confirm.click();
			await page.getByRole('dialog').getByRole('button', { name: staff.objections.decide }).click();
			await expect(page.getByText(fill(t.objections.outcome, { points: 2, count: 1 }))).toBeVisible();
			await expectScreen(page, /\S/, language);

			await turnTo(page, app, staged.owner);
			await page.goto(`/app/assessment-results/${id}?isFirstTime=true`);
			await expect(page.getByText(company.objections.correctingTitle)).toBeVisible();
			await page.goto('/app/assessment');
			await expect(page.getByText(company.objections.correctingTitle)).toBeVisible();
			await expect(page.getByText(company.objections.correctingNext)).toBeVisible();
			await expect(page.getByText(company.card.hearing)).toHaveCount(0);

			await turnTo(page, app, admin);
			await page.goto(`/console/check-submissions/${id}`);
			await expect(page.getByText(staff.objections.correcting.title)).toBeVisible();
			const upheld = page.getByRole('link', { name: language === 'ja' ? /設問1-1-1/ : /Question 1-1-1/ });
			await expect(upheld).toHaveAttribute('href', /check-submissions.+sub-categories/);
			await gradeAsRated(app, staged, 1);
			await advance(app, staged, 7);

			await turnTo(page, app, staged.owner);
			await page.goto(`/app/assessment-results/${id}?isFirstTime=true`);
			await expect(page.getByText(t.documents.objection.corrected.split('{{')[0] ?? '')).toBeVisible();
			await page.goto(objectionUrl);
			await expect(page.getByText(t.objections.states.corrected, { exact: true })).toBeVisible();
			await expectScreen(page, company.objections.title, language);
			await page.goto('/app/assessment');
			const next = page.getByRole('region', { name: company.cockpit.label });
			await expect(next.getByText(company.objections.decided.split('{{')[0] ?? '')).toBeVisible();
			await expect(next.getByRole('link', { name: company.objections.toOwn })).toHaveAttribute(
				'href',
				new URL(objectionUrl).pathname,
			);
			await expectScreen(page, company.overview.title, language);
			await page.goto('/app/history');
			const state = t.objections.states.corrected;
			await page.getByRole('link', { name: fill(company.history.objection.first, { state }) }).click();
			await expect(page).toHaveURL(objectionUrl.replace(/\?.*/, ''));
		});

		test('the overview leads to an objection that was decided at 13', { tag: '@rest' }, async ({ page, app }) => {
			const paper = await publishPaper(app, smallPaper());
			await app.deps.db.execute(sql`update papers set explain_level = 'question' where id = ${paper}`);
			const staged = await assessmentAt(app, 13);
			const { id } = staged.progress;
			const filed = await fileFor(staged.owner, id, await pointsAt(app, id, [0, 1]));
			await staffOn(await makeConsoleAdmin(app), filed.data.id).decide([false, false]);
			await turnTo(page, app, staged.owner);
			await page.goto('/app/assessment');
			const line = page.getByText(company.objections.decided.split('{{')[0] ?? '');
			await line.getByRole('link', { name: company.objections.toOwn }).click();
			await expect(page).toHaveURL(new RegExp(`${filed.data.id}$`));
		});

		test('the plan says why it is closed while the re-assessment is corrected', { tag: '@rest' }, async ({
			page,
			app,
		}) => {
			const paper = await publishPaper(app, smallPaper());
			await app.deps.db.execute(sql`update papers set explain_level = 'question' where id = ${paper}`);
			const staged = await proposedAssessment(app, 11, { admin: await makeConsoleAdmin(app) });
			const { id } = staged.progress;
			const filed = await fileFor(staged.owner, id, await pointsAt(app, id, [0]));
			await staffOn(await makeConsoleAdmin(app), filed.data.id).decide([true]);
			await turnTo(page, app, staged.owner);
			await page.goto(`/app/improvement-plans/${id}`);
			await expect(page.getByText(company.objections.correctingPlan)).toBeVisible();
			await expect(page.getByRole('textbox')).toHaveCount(0);
			await expectScreen(page, /\S/, language);
			await page.goto('/app/history');
			const state = t.objections.states.correcting;
			await expect(page.getByRole('link', { name: fill(company.history.objection.second, { state }) })).toBeVisible();
			await expectScreen(page, company.history.title, language);
		});
	});
}

test('an eleventh point waits until another one is given up @phone', { tag: '@rest' }, async ({ page, app }) => {
	const { objections: words } = texts.ja.company;
	const others = smallPaper().map((category, at) => ({ ...category, content: `ほかの大項目${at + 1}` }));
	const paper = await publishPaper(app, [...smallPaper(), ...others]);
	await app.deps.db.execute(sql`update papers set explain_level = 'question' where id = ${paper}`);
	const staged = await assessmentAt(app, 7);
	await turnTo(page, app, staged.owner);
	await page.goto('/app/objections/new');
	const bar = page.getByRole('region', { name: words.preview });
	await expect(bar.getByText(words.chooseFirst)).toBeInViewport();
	const boxes = page.getByRole('checkbox');
	for (let at = 0; at < 9; at += 1) await boxes.nth(at).check();
	await expect(bar.getByText(fill(words.chosen, { count: 9, most: 10 }))).toBeInViewport();
	await expect(boxes.nth(10)).toBeEnabled();
	await boxes.nth(9).check();
	await expect(boxes.nth(10)).toBeDisabled();
	await expect(bar.getByText(words.mostChosen)).toBeInViewport();
	await expectScreen(page, words.newTitle, 'ja');
	await boxes.nth(0).uncheck();
	await expect(boxes.nth(10)).toBeEnabled();
	await expect(bar.getByText(words.mostChosen)).toHaveCount(0);
});

test('only the check items of an upheld question can be rated', { tag: '@rest' }, async ({ page, app }) => {
	const paper = await publishPaper(app, smallPaper());
	await app.deps.db.execute(sql`update papers set explain_level = 'question' where id = ${paper}`);
	const admin = await makeConsoleAdmin(app);
	const staged = await assessmentAt(app, 7, { admin });
	const { id } = staged.progress;
	const filed = await fileFor(staged.owner, id, await pointsAt(app, id, [0]));
	await staffOn(await makeConsoleAdmin(app), filed.data.id).decide([true]);
	await turnTo(page, app, admin);
	await page.goto(`/console/check-submissions/${id}`);
	await page.getByRole('row').nth(1).getByRole('link').first().click();
	await page.getByRole('row').nth(1).getByRole('link').first().click();
	await expect(page.getByText(texts.ja.console.objections.correcting.limited)).toBeVisible();
	await expect(itemAt(page, '1-1').getByRole('radio').first()).toBeEnabled();
	await expect(itemAt(page, '2-1').getByRole('radio').first()).toBeDisabled();
});
