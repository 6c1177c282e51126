import type { Page } from 'playwright/test';
import { addDays, tokyoDate, wordedDate } from '#shared/dates.ts';
import type { RequestRow } from '#shared/evidence/requests.ts';
import { languageNames } from '#shared/voice/languages.ts';
import { LEAST_CODES } from '#shared/voice/limits.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { LOGGED_FAILURES } from '#tests/e2e/support/refusals.ts';
import { openReview, railOf } from '#tests/e2e/support/review.ts';
import { expect, expectScreen, inTurn, phoneTag, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import {
	answerWith,
	closeRound,
	codesIn,
	leaveInLog,
	missKey,
	openRound,
	roundOf,
	voicedPaper,
} from '#tests/e2e/support/voice-rounds.ts';
import { READY } from '#tests/support/assessment/ready-requests.ts';
import { publishPaper, rateEverything, type Staged, submittedAssessment } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { advance } from '#tests/support/journey.ts';

/** Staff ask the workers of a company, and read what they said; the company reads its part. */

/** What every request on a question says whose guidance names no evidence. */
const READY_TEXT = { ja: READY.ja[2], en: READY.en[2] };

test.use({ allowedMessages: [LOGGED_FAILURES] });

test.beforeEach(async ({ app }) => {
	await publishPaper(app, voicedPaper());
});

const screenOf = ({ progress }: Staged): string => `/console/voice/${progress.id}`;
const checkOf = ({ progress }: Staged): string => `/console/check-submissions/${progress.id}`;

const signedIn = async (page: Page, app: TestApp): Promise<Staged> => {
	const staged = await submittedAssessment(app);
	await signInAs(page.context(), app, staged.admin);
	return staged;
};

/** What the browser keeps. */
const keptBy = (page: Page): Promise<string> =>
	page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]));

for (const language of ['ja', 'en'] as const) {
	test.describe(language, inTurn(import.meta, language), () => {
		test.use({ language });
		const { voice, shell, checking } = texts[language].console;
		const { labels, common } = texts[language];
		const { voice: own } = texts[language].company;
		const lastDay = (): string => wordedDate(addDays(tokyoDate(new Date()), 14), language);
		const title = new RegExp(`^${voice.title}`);

		/** Opens a round from the check, and leaves its codes: they are told once. */
		const openedByStaff = async (page: Page, staged: Staged): Promise<string[]> => {
			await page.goto(`${checkOf(staged)}?tab=voice`);
			await page.getByRole('link', { name: voice.openTitle }).click();
			await expect(page.getByRole('heading', { name: voice.promises })).toBeVisible();
			const form = page.getByRole('region', { name: voice.openTitle });
			await expect(form.getByRole('checkbox')).toHaveCount(10);
			await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(0);
			const open = form.getByRole('button', { name: voice.open });
			await form.getByLabel(labels.voice.code_count).fill('9');
			await open.click();
			await expect(form.getByText(voice.languagesMissing)).toBeVisible();
			await expect(form.getByText(fill(voice.codeCountWrong, { least: LEAST_CODES, most: 2000 }))).toBeVisible();
			await expectScreen(page, title, language);

			await form.getByLabel(labels.voice.code_count).fill('12');
			await form.getByRole('checkbox', { name: fill(voice.unread, { name: languageNames.vi[language] }) }).check();
			const answered = page.waitForResponse(/console\.voice\.open/);
			await open.click();
			const codes = await codesIn(await answered);
			expect(codes).toHaveLength(12);
			const panel = page.getByRole('region', { name: voice.codesTitle });
			await expect(panel.getByRole('button', { name: new RegExp(voice.printPoster) })).toBeVisible();
			await expectScreen(page, title, language);

			// Leaving asks, by a link and by the button.
			await page.getByRole('link', { name: shell.links.allAssessments, exact: true }).last().click();
			const leaving = page.getByRole('dialog', { name: common.unsaved.codesTitle });
			await expect(leaving.getByText(common.unsaved.codesLost)).toBeVisible();
			await leaving.getByRole('button', { name: common.unsaved.stay }).click();
			await panel.getByRole('button', { name: voice.done }).click();
			const closing = page.getByRole('dialog', { name: voice.doneTitle });
			await expect(closing.getByText(voice.notPrinted)).toBeVisible();
			await closing.getByRole('button', { name: voice.done }).click();
			return codes;
		};

		const expectRunning = async (page: Page, codes: readonly string[]): Promise<void> => {
			await expect(page.getByText(fill(voice.running, { date: lastDay() }))).toBeVisible();
			await expect(page.getByRole('region', { name: voice.openTitle })).toHaveCount(0);
			await expectScreen(page, title, language);
			const kept = await keptBy(page);
			for (const code of codes) {
				expect(await page.content()).not.toContain(code);
				expect(kept).not.toContain(code);
			}
		};

		/** Grading asks while workers can still answer. */
		const expectAsked = async (page: Page, staged: Staged): Promise<void> => {
			await page.goto(checkOf(staged));
			await page.getByRole('button', { name: checking.confirm }).click();
			const dialog = page.getByRole('dialog');
			const confirm = dialog.getByRole('button', { name: checking.confirm });
			await expect(dialog.getByText(fill(voice.beforeGrading, { date: lastDay() }))).toBeVisible();
			await expect(confirm).toHaveAttribute('aria-disabled', 'true');
			await expect(dialog.getByText(voice.gradeAnywayFirst)).toBeVisible();
			await expectScreen(page, /./, language);
			await dialog.getByRole('checkbox', { name: voice.gradeAnyway }).check();
			await expect(confirm).not.toHaveAttribute('aria-disabled', 'true');
		};

		/** What the check says of a marked question. */
		const expectMarked = async (page: Page, app: TestApp, staged: Staged): Promise<void> => {
			await openReview(page, app, staged, 1, language);
			const marked = page.getByRole('region', { name: /1-1-1$/ });
			await expect(marked.getByText(voice.mark)).toBeVisible();
			await expect(marked.getByText(/パスポート|passport/i).last()).toBeVisible();
			await expect(marked.getByText(voice.notAlone.split('{{')[0] ?? '')).toBeVisible();
			await expect(page.getByText(voice.mark)).toHaveCount(1);
			if ((page.viewportSize()?.width ?? 0) > 1000) {
				await expect(railOf(page, language).getByRole('link', { name: /2-1/ })).toContainText(
					fill(voice.railMarks, { count: 2 }),
				);
			}
			await expectScreen(page, /1-1$/, language);
		};

		/** Asks about marked questions, several at once. */
		const ask = async (page: Page, staged: Staged): Promise<void> => {
			await page.goto(`${checkOf(staged)}?tab=voice`);
			const list = page.getByRole('region', { name: fill(voice.marksTitle, { count: 3 }) }).first();
			await expect(list.getByRole('link')).toHaveCount(3);
			await expectScreen(page, /./, language);
			await list.getByRole('button').click();
			const dialog = page.getByRole('dialog', { name: voice.askTitle });
			await dialog.getByRole('checkbox').first().uncheck();
			await expect(dialog.getByText(fill(voice.askMore, { count: 1 }))).toBeVisible();
			await expect(dialog.getByRole('button').last()).toHaveAttribute('aria-disabled', 'true');
			await dialog.getByRole('checkbox').first().check();
			const due = wordedDate(addDays(tokyoDate(new Date()), 7), language);
			await expect(dialog.getByText(fill(voice.askUsual, { date: due }))).toBeVisible();
			await expect(dialog.getByText(READY_TEXT[language])).toHaveCount(3);
			await expect(dialog.getByRole('textbox')).toHaveCount(0);
			await expectScreen(page, /./, language);
			await dialog.getByRole('button').last().click();
			await expect(dialog).toHaveCount(0);
			const { data: requests } = await staged.owner.get<RequestRow[]>('/app/evidence_requests');
			expect(requests.map(({ content }) => content)).toEqual(Array.from({ length: 3 }, () => READY_TEXT[language]));
			expect(JSON.stringify(requests)).not.toMatch(new RegExp(`${texts.ja.console.voice.title}|パスポートを自分`));
		};

		const expectCounts = async (page: Page, staged: Staged): Promise<void> => {
			await page.goto(screenOf(staged));
			const row = page.getByRole('row', { name: /パスポート|passport/ });
			await expect(row.getByRole('cell').filter({ hasText: /^6$/ })).toHaveCount(2);
			const languages = page.getByRole('table', { name: voice.languagesTitle });
			await expect(languages.getByRole('row', { name: languageNames.vi[language] })).toContainText('12');
			await expectScreen(page, title, language);
		};

		/** The company reads bands of categories beside its report. */
		const expectSummary = async (page: Page, app: TestApp, { owner, progress }: Staged): Promise<void> => {
			await signInAs(page.context(), app, owner);
			await page.goto(`/app/assessment-results/${progress.id}?isFirstTime=true`);
			const panel = page.getByRole('region', { name: own.title });
			await expect(panel.getByRole('row').filter({ hasText: own.bands.some })).toHaveCount(1);
			await expect(panel.getByRole('row').filter({ hasText: own.bands.most })).toHaveCount(4);
			await expectScreen(page, texts[language].documents.report.titleFirst, language);
		};

		test(`${phoneTag(language)} a round, from its opening to what the company reads`, async ({ page, app }) => {
			const staged = await signedIn(page, app);
			const codes = await openedByStaff(page, staged);
			await expectRunning(page, codes);
			await rateEverything(app, staged.progress.id, 1);
			await expectAsked(page, staged);

			await answerWith(app, codes.slice(0, 6), {});
			await answerWith(app, codes.slice(6), { against: ['own_papers', 'pay', 'safety', 'japanese', 'recommend'] });
			await closeRound(app, await roundOf(app, staged));
			await expectMarked(page, app, staged);
			await ask(page, staged);
			await expectCounts(page, staged);

			await page.goto('/terms');
			await expectSummary(page, app, await advance(app, staged, 6));
		});

		test(`${phoneTag(language)} a round whose key is missing, and one that the log of the database still holds`, {
			tag: '@rest',
		}, async ({ page, app }) => {
			const staged = await signedIn(page, app);
			const { id } = await openRound(app, staged);
			await missKey(app, { id });
			await page.goto(screenOf(staged));
			await expect(page.getByText(voice.keyMissing)).toBeVisible();
			await expectScreen(page, title, language);
			await closeRound(app, { id });
			await leaveInLog(app, { id });
			await page.reload();
			await expect(page.getByText(voice.leftInLog)).toBeVisible();
			await expect(page.getByText(voice.logReasons.slots)).toBeVisible();
			await expectScreen(page, title, language);
			await page.screenshot({
				fullPage: true,
			});
		});

		test(`${phoneTag(language)} a round that fewer than ten answered`, { tag: '@rest' }, async ({ page, app }) => {
			const [few, some] = [await signedIn(page, app), await submittedAssessment(app)];
			for (const [staged, answers] of [
				[few, 4],
				[some, 6],
			] as const) {
				const round = await openRound(app, staged, ['vi', 'my']);
				await answerWith(app, round.codes.slice(0, answers), { against: ['own_papers'] });
				await closeRound(app, round);
			}
			await page.goto(screenOf(few));
			await expect(page.getByText(voice.tooFew)).toBeVisible();
			await expect(page.getByRole('table')).toHaveCount(0);
			await expectScreen(page, title, language);

			await signInAs(page.context(), app, some.admin);
			await page.goto(screenOf(some));
			const row = page.getByRole('row', { name: /パスポート|passport/ });
			await expect(row).toContainText(voice.bands.most);
			await expect(row).toContainText(voice.bands.few);
			await expect(page.getByRole('table')).toHaveCount(1);
			for (const cell of await page.getByRole('cell').allInnerTexts()) expect(cell).not.toMatch(/\d/);
			await expectScreen(page, title, language);
			await page.goto(`${checkOf(some)}?tab=voice`);
			await expect(page.getByText(voice.tooFewForMarks.split('}}').at(-1) ?? '')).toBeVisible();
			await expectScreen(page, /./, language);
		});
	});
}

test('a check that is over opens no round, and says so', { tag: '@rest' }, async ({ page, app }) => {
	const staged = await signedIn(page, app);
	await advance(app, staged, 4);
	const { voice } = texts.ja.console;
	await page.goto(screenOf(staged));
	await expect(page.getByText(voice.none)).toBeVisible();
	await expect(page.getByText(voice.notNow)).toBeVisible();
	await expect(page.getByRole('button', { name: voice.open })).toHaveCount(0);
	await expectScreen(page, /./, 'ja');
});
