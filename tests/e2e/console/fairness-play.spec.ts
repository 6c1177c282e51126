import { eq, sql } from 'drizzle-orm';
import { users } from '#server/db/tables/accounts.ts';
import { turnTo } from '#tests/e2e/support/company.ts';
import * as play from '#tests/e2e/support/fairness.ts';
import { expect, expectScreen, inTurn, phoneTag, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import {
	publishPaper,
	readProgress,
	type Staged,
	smallPaper,
	submittedAssessment,
} from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { CHECKING_ROUNDS, checkEverything, checkingCalls } from '#tests/support/checking.ts';
import { makeAssessor, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { advance, gradeAsRated } from '#tests/support/journey.ts';
import { LIMITS } from '#tests/support/limits.ts';

/** Two companies, three assessors and two admins play what makes a result fair, through the screens. */

test.use({ settings: { worker: true, env: { CALIBRATION_PERCENT: '100', FOUR_EYES: 'require' } } });

const nameOf = async (admin: Person, { companyId }: Staged): Promise<string> =>
	(await admin.get<{ company_name: string }>(`/console/companies/${companyId}`)).data.company_name;

/** The other company, whose result nobody disputes inside: rated, reported and finalized over the API. */
const finalisedBy = async (app: TestApp, people: { author: Person; finaliser: Person; rater: Person }) => {
	const { author, finaliser, rater } = people;
	const staged = await submittedAssessment(app, { admin: author });
	const { companyId, progress } = staged;
	await author.put(`/console/companies/${companyId}/assessors`, { user_ids: [rater.user.id] });
	await checkEverything(checkingCalls(CHECKING_ROUNDS[0], staged, rater), 2);
	await gradeAsRated(app, staged, 1);
	await advance(app, staged, 6);
	const { status, text } = await finaliser.post(`/console/assessment_progresses/${progress.id}/confirm`);
	expect(status, text).toBe(200);
	return staged;
};

for (const language of ['ja', 'en'] as const) {
	const t = texts[language];
	const { company: own, documents } = t;
	const { calibration, lists } = t.console;
	const { eyes } = lists.approval;

	test.describe(`in ${language} ${phoneTag(language)}`, inTurn(import.meta, language), () => {
		// The report is not there while the round is corrected.
		test.use({ language, allowedMessages: [/status of 404/] });

		test('a conflict, a second rating, four eyes, a correction and a refusal', async ({ page, app }) => {
			test.setTimeout(LIMITS.longJourney);
			const screens = { page, t, language };
			const paper = await publishPaper(app, smallPaper());
			await app.deps.db.execute(sql`update papers set explain_level = 'question' where id = ${paper}`);
			// Those of the journey in the other language.
			await app.deps.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.area, 'console'));
			const [author, finaliser] = [await makeConsoleAdmin(app), await makeConsoleAdmin(app)];
			const [conflicted, rater, third] = [await makeAssessor(app), await makeAssessor(app), await makeAssessor(app)];
			const first = await submittedAssessment(app, { admin: author });
			const company = await nameOf(author, first);
			const { id } = first.progress;
			const turn = (person: Person) => turnTo(page, app, person);
			const statusNow = async () => (await readProgress(app, id)).status;

			await turn(conflicted);
			await play.declareConflict(screens, company, '以前の勤務先です。');
			await turn(author);
			await play.assign(screens, first.companyId, { chosen: rater, refused: conflicted });
			await turn(rater);
			await play.checkByKeys(screens, id, '2');

			await turn(third);
			await play.rateBlind(screens, company, { first: rater, keys: [...'222222222223'] });
			await play.writeOfBoth(screens, '台帳は見ましたか。');
			await turn(rater);
			await page.goto('/console/work');
			await page
				.getByRole('region', { name: calibration.ownRated })
				.getByRole('link', { name: company, exact: true })
				.click();
			await expect(page.getByText(fill(calibration.sameOf, { same: 11, count: 12 }))).toBeVisible();
			await expect(page.getByText(calibration.differs, { exact: true })).toHaveCount(1);
			await page.getByRole('checkbox', { name: fill(calibration.onlyDiffering, { count: 1 }) }).check();
			await expect(page.getByRole('table')).toHaveCount(1);
			await expect(page.getByText(calibration.noneDiffer)).toHaveCount(2);
			await play.writeOfBoth(screens, '最新のものだけでした。');
			await turn(author);
			await page.goto('/console/calibrations');
			await expectScreen(page, calibration.title, language);
			await expect(page.getByRole('row').filter({ hasText: rater.user.name }).first()).toContainText('12');

			await advance(app, first, 6);
			await play.openApproval(screens, company);
			const dialog = page.getByRole('dialog');
			await expect(dialog.getByText(fill(eyes.refused, { names: finaliser.user.name }))).toBeVisible();
			await expect(dialog.getByRole('button', { name: lists.finalise.first, exact: true })).toHaveAttribute(
				'aria-disabled',
				'true',
			);
			await expectScreen(page, /\S/, language);
			await turn(finaliser);
			await play.finalise(screens, company);
			expect(await statusNow()).toBe(7);

			await turn(first.owner);
			await play.objectTo(screens, id, [
				{ at: 0, reason: '記録があります。' },
				{ at: 2, reason: '規程があります。' },
			]);
			const objection = page.url();
			await turn(author);
			await play.decide(screens, company, [
				{ isUpheld: true, reason: '記録により認める。' },
				{ isUpheld: false, reason: '規程は確認済み。' },
			]);
			await turn(first.owner);
			await page.goto('/app/assessment');
			await expect(page.getByText(own.objections.correctingTitle)).toBeVisible();
			await expectScreen(page, own.overview.title, language);

			await turn(author);
			await play.assign(screens, first.companyId, { chosen: third, refused: conflicted });
			await turn(third);
			await play.correct(screens, id);
			await advance(app, first, 6);
			await turn(finaliser);
			await play.finalise(screens, company);
			await turn(first.owner);
			await page.goto(`/app/assessment-results/${id}?isFirstTime=true`);
			await expect(page.getByText(documents.objection.corrected.split('{{')[0] ?? '')).toBeVisible();
			await expectScreen(page, /\S/, language);
			await page.goto(objection);
			await expect(page.getByText(t.objections.states.corrected, { exact: true })).toBeVisible();
			await expectScreen(page, own.objections.title, language);

			await turn(author);
			await play.certify(screens, id);
			await turn(first.owner);
			await page.goto('/app/certificate');
			await expectScreen(page, own.certificate.title, language);

			const second = await finalisedBy(app, { author, finaliser, rater: conflicted });
			await turn(second.owner);
			await play.objectTo(screens, second.progress.id, [{ at: 1, reason: '点検の記録があります。' }]);
			const declined = page.url();
			await turn(author);
			await play.decide(screens, await nameOf(author, second), [{ isUpheld: false, reason: '期間の外の記録です。' }]);
			await turn(second.owner);
			await page.goto(declined);
			await expect(page.getByText('期間の外の記録です。')).toBeVisible();
			await expect(page.getByText(own.objections.notUpheldText)).toBeVisible();
			await expectScreen(page, own.objections.title, language);
			expect((await readProgress(app, second.progress.id)).status).toBe(7);
		});
	});
}
