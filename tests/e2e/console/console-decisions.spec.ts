import type { Locator, Page } from 'playwright/test';
import { STATUS } from '#shared/assessment/status.ts';
import type { PaperContents } from '#shared/papers/schemas.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { chooseToday } from '#tests/e2e/support/console.ts';
import { failing, LOGGED_FAILURES } from '#tests/e2e/support/refusals.ts';
import { expect, expectAccessible, inTurn, phoneTag, restUnless, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { tickAll } from '#tests/e2e/support/ticks.ts';
import { publishPaper, readProgress, type Staged, smallPaper } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';
import { advance, assessmentAt, gradeRound } from '#tests/support/journey.ts';

/** Decisions on failed critical questions: the reason comes first, and what cannot be read stops nobody. */

/** The small paper with many sub-categories, all of whose questions are critical. */
const criticalPaper = (): PaperContents => {
	const contents = smallPaper();
	const [category] = contents;
	const [sub] = category?.sub_categories ?? [];
	if (!category || !sub) throw new Error('the paper is too small');
	const others = Array.from({ length: 12 }, (_, at) => ({ ...structuredClone(sub), content: `小項目1-1の${at}` }));
	category.sub_categories.push(...others);
	for (const { sub_categories } of contents) {
		for (const { questions } of sub_categories) for (const question of questions) question.is_critical = true;
	}
	return contents;
};

// Separate settings get a separate database, in which no other test leaves what awaits finalization.
test.use({ settings: { env: { AGE_LATE_DAYS: '15' } } });

test.beforeEach(async ({ app, page, viewport }) => {
	await publishPaper(app, criticalPaper());
	if (viewport && viewport.width > 390) await page.setViewportSize({ width: 1280, height: 900 });
});

type Opened = {
	staged: Staged;
	open: () => Promise<void>;
	action: string;
	preview: string;
	to: number;
	/** How many ticks the dialog asks for besides. */
	alsoTick?: number;
};

const DECISIONS = ['report', 'reportAgain', 'finalise', 'finaliseAgain', 'issue'] as const;

/** An assessment in which everything failed, before a decision, and how its dialog is opened. */
const prepare = async (
	page: Page,
	app: TestApp,
	decision: (typeof DECISIONS)[number],
	language: 'ja' | 'en',
): Promise<Opened> => {
	const t = texts[language];
	const { lists, notes, certification } = t.console;
	const admin = await makeConsoleAdmin(app);
	const at = async (status: 4 | 5 | 6 | 9 | 10 | 12): Promise<Staged> => {
		const staged = await assessmentAt(app, status > 8 ? 8 : 3, { admin });
		await gradeRound(app, staged, status > 8 ? 2 : 1, 1);
		return advance(app, staged, status);
	};
	const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
	const visit = async (path: string, name: string): Promise<void> => {
		await page.goto(path);
		await click(name);
	};
	const nameOf = async ({ companyId }: Staged): Promise<string> =>
		(await admin.get<{ company_name: string }>(`/console/companies/${companyId}`)).data.company_name;
	await signInAs(page.context(), app, admin);
	const [first, second] = ['console.checking.preview', 'console.reassessments.preview'];
	switch (decision) {
		case 'report': {
			const staged = await at(STATUS.graded);
			const open = () => visit(`/console/check-submissions/${staged.progress.id}/evaluate`, notes.confirmReport);
			return { staged, open, action: notes.confirmReport, preview: first, to: STATUS.evaluated };
		}
		case 'reportAgain': {
			const staged = await at(STATUS.regraded);
			const open = () => visit(`/console/re-assessments/${staged.progress.id}/evaluate`, notes.confirmReport);
			return { staged, open, action: notes.confirmReport, preview: second, to: STATUS.reevaluated };
		}
		case 'finalise': {
			const staged = await at(STATUS.proposed);
			const row = fill(lists.finalise.firstRow, { company: await nameOf(staged) });
			const open = () => visit('/console/confirm-assessments', row);
			return { staged, open, action: lists.finalise.first, preview: first, to: STATUS.completed };
		}
		case 'finaliseAgain': {
			const staged = await at(STATUS.reevaluated);
			const row = fill(lists.finalise.secondRow, { company: await nameOf(staged) });
			const open = () => visit('/console/confirm-re-assessments', row);
			return { staged, open, action: lists.finalise.second, preview: second, to: STATUS.recompleted };
		}
		case 'issue': {
			const staged = await at(STATUS.applied);
			const open = async (): Promise<void> => {
				await page.goto(`/console/certifications/${staged.progress.id}`);
				await chooseToday(page);
				await click(certification.issue);
			};
			const { issue: action } = certification;
			// That it has no star, and that the company may still object.
			return { staged, open, action, preview: second, to: STATUS.issued, alsoTick: 2 };
		}
	}
};

const expectBlocked = async (button: Locator, why: string): Promise<void> => {
	await expect(button).toHaveAttribute('aria-disabled', 'true');
	await expect(button).toHaveAccessibleDescription(why);
};

for (const language of ['ja', 'en'] as const) {
	const t = texts[language];
	const { critical } = t.console;
	const failed = new RegExp(fill(critical.failures, { count: '\\d+' }).replace(/[()（）]/g, '.'));
	const label = new RegExp(`^${t.labels.assessment.reason}`);

	test.describe(`in ${language} ${phoneTag(language)}`, inTurn(import.meta, language), () => {
		test.use({ language });

		for (const decision of DECISIONS) {
			test(
				`${decision}: the failed questions are named above the reason, which stays in sight`,
				restUnless(decision === 'report'),
				async ({ page, app }) => {
					const { staged, open, action, to, alsoTick } = await prepare(page, app, decision, language);
					await open();
					const dialog = page.getByRole('dialog');
					const button = dialog.getByRole('button', { name: action, exact: true });
					const reason = dialog.getByLabel(label);
					await expectBlocked(button, critical.reasonMissing);
					await expect(dialog.getByText(critical.reasonMissing)).toBeInViewport({ ratio: 1 });
					await expect(reason).toBeInViewport({ ratio: 1 });
					const named = dialog.getByRole('region', { name: failed });
					// Nothing that is typed is lost to a look at a question.
					for (const link of await named.getByRole('link').all())
						await expect(link).toHaveAttribute('target', '_blank');
					expect(
						await named.evaluate((box) =>
							box.compareDocumentPosition(document.querySelector('dialog textarea') ?? box),
						),
					).toBe(4);
					const fields = dialog.locator('input, select, textarea');
					expect(await fields.first().evaluate((field) => field.tagName)).toBe('TEXTAREA');
					// The end of the lists is reached, and neither the field nor the button gives way.
					await dialog.locator('.body').evaluate((body) => body.scrollTo(0, body.scrollHeight));
					await expect(reason).toBeInViewport({ ratio: 1 });
					await expect(button).toBeInViewport({ ratio: 1 });
					await expectAccessible(page);
					await reason.fill('改善の約束を確認した。');
					if (alsoTick) await tickAll(dialog, alsoTick);
					await button.click();
					await expect.poll(async () => (await readProgress(app, staged.progress.id)).status).toBe(to);
				},
			);

			test(
				`${decision}: what cannot be read is said, and one goes on after a tick`,
				restUnless(decision === 'report'),
				async ({ page, app, allowedMessages }) => {
					allowedMessages.push(LOGGED_FAILURES);
					const { staged, open, action, preview, to, alsoTick } = await prepare(page, app, decision, language);
					await failing(page, preview, { status: 503, message: 'Later.' });
					await open();
					const dialog = page.getByRole('dialog');
					const button = dialog.getByRole('button', { name: action, exact: true });
					const tick = dialog.getByRole('checkbox', { name: critical.goOnUnseen });
					await expect(dialog.getByRole('alert')).toContainText(critical.unseen);
					await expectBlocked(button, critical.unseenFirst);
					await expectAccessible(page);
					await expect(tick).toBeInViewport({ ratio: 1 });
					await tick.check();
					if (alsoTick) await tickAll(dialog, alsoTick + 1);
					await button.click();
					await expect.poll(async () => (await readProgress(app, staged.progress.id)).status).toBe(to);
				},
			);
		}

		test('what was refused can be loaded again, and then asks for the reason', { tag: '@rest' }, async ({
			page,
			app,
			allowedMessages,
		}) => {
			allowedMessages.push(LOGGED_FAILURES);
			const { open, action, preview } = await prepare(page, app, 'finalise', language);
			await failing(page, preview, { status: 429, message: 'Too many requests.', retryAfter: 3 });
			await open();
			const dialog = page.getByRole('dialog');
			await expect(dialog.getByRole('alert')).toContainText(critical.unseen);
			await page.unroute(`**/trpc/${preview}**`);
			await dialog.getByRole('button', { name: t.common.tryAgain }).click();
			await expectBlocked(dialog.getByRole('button', { name: action, exact: true }), critical.reasonMissing);
			await expect(dialog.getByRole('checkbox')).toHaveCount(0);
		});
	});
}
