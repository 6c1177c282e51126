import { signInAs } from '#tests/e2e/support/company.ts';
import { expectToast } from '#tests/e2e/support/console.ts';
import { LOGGED_FAILURES } from '#tests/e2e/support/refusals.ts';
import { expect, expectScreen, inTurn, phoneTag, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { makeAssessor, makeConsoleAdmin } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** Staff declare conflicts of interest; from then on they are not chosen, and only read. */

for (const language of ['ja', 'en'] as const) {
	const t = texts[language];
	const { interests, work, account } = t.console;

	test.describe(`in ${language} ${phoneTag(language)}`, inTurn(import.meta, language), () => {
		test.use({ language });

		test('an assessor declares one, an admin cannot choose them, and removes it', async ({
			page,
			app,
			allowedMessages,
		}) => {
			allowedMessages.push(LOGGED_FAILURES);
			await publishPaper(app, smallPaper());
			const admin = await makeConsoleAdmin(app);
			const { companyId } = await assessmentAt(app, 3, { admin });
			const assessor = await makeAssessor(app, [companyId]);
			const company = (await admin.get<{ company_name: string }>(`/console/companies/${companyId}`)).data.company_name;

			await signInAs(page.context(), app, assessor);
			await page.goto('/console/account#interests');
			const panel = page.locator('#interests');
			await expect(panel.getByText(interests.noneDeclared)).toBeVisible();
			await expect(panel.getByRole('heading', { name: interests.title })).toBeFocused();
			await expectScreen(page, account.ownTitle, language);
			await panel.getByRole('button', { name: interests.open }).click();
			const dialog = page.getByRole('dialog');
			const key = dialog.getByLabel(new RegExp(t.labels.interests.company_key));
			await key.fill(company.slice(0, 3));
			await dialog.getByLabel(new RegExp(t.labels.interests.since_on)).fill('2024-04-01');
			await dialog.getByLabel(new RegExp(t.labels.assessment.reason)).fill('以前の勤務先です。');
			await dialog.getByRole('button', { name: interests.declare, exact: true }).click();
			await expect(key).toHaveAttribute('aria-invalid', 'true');
			await expect(dialog.getByText(t.server.interests.noSuchCompany)).toBeVisible();
			await expectScreen(page, account.ownTitle, language);
			await key.fill(company);
			await dialog.getByRole('button', { name: interests.declare, exact: true }).click();
			await expect(dialog).toHaveCount(0);
			await expectToast(page, t.server.interests.declaredAndEnded);
			await expect(panel.getByText(company)).toBeVisible();
			await panel.getByRole('button', { name: interests.confirm }).click();
			await expectToast(page, t.server.interests.confirmed);
			await expectScreen(page, account.ownTitle, language);

			await signInAs(page.context(), app, admin);
			await page.goto(`/console/companies/${companyId}`);
			await page.getByRole('button', { name: work.assign.open }).click();
			const choice = page.getByRole('dialog').getByRole('checkbox', { name: assessor.user.name });
			await expect(choice).toBeDisabled();
			await expect(choice).toHaveAccessibleDescription(new RegExp(interests.conflicted));
			await expectScreen(page, company, language);

			await page.goto('/console/assessors');
			await page.getByRole('link', { name: interests.listTitle }).click();
			await expectScreen(page, interests.listTitle, language);
			const { name } = assessor.user;
			await page.getByRole('button', { name: fill(interests.removeOf, { name, company }) }).click();
			await dialog.getByLabel(new RegExp(t.labels.assessment.reason)).fill('株式を手放した');
			await dialog.getByRole('button', { name: interests.remove, exact: true }).click();
			await expectToast(page, t.server.interests.removed);
			await expect(page.getByText(interests.nobody)).toBeVisible();
			await expectScreen(page, interests.listTitle, language);
		});

		test('an admin who has declared one reads, and neither rates nor finalizes', { tag: '@rest' }, async ({
			page,
			app,
		}) => {
			await publishPaper(app, smallPaper());
			const admin = await makeConsoleAdmin(app);
			const checked = await assessmentAt(app, 3, { admin });
			const awaiting = await assessmentAt(app, 6, { admin });
			const numbers: string[] = [];
			for (const { companyId } of [checked, awaiting]) {
				type Company = { registration_number: string; company_name: string };
				const { data } = await admin.get<Company>(`/console/companies/${companyId}`);
				numbers.push(data.company_name);
				await admin.post('/console/own_interests', {
					company_key: data.registration_number,
					since_on: '2024-04-01',
					reason: '株式を持っている',
				});
			}
			await signInAs(page.context(), app, admin);
			await page.goto(`/console/check-submissions/${checked.progress.id}`);
			await expect(page.getByText(interests.bannerTitle)).toBeVisible();
			await expectScreen(page, numbers[0] ?? '', language);
			await page.getByRole('table').getByRole('link').first().click();
			await page.getByRole('main').getByRole('table').getByRole('link').first().click();
			await expect(page.getByText(t.console.checking.readOnly)).toBeVisible();
			await expect(page.getByRole('radio').first()).toBeDisabled();

			await page.goto('/console/confirm-assessments');
			await page
				.getByRole('button', { name: fill(t.console.lists.finalise.firstRow, { company: numbers[1] ?? '' }) })
				.click();
			const dialog = page.getByRole('dialog');
			await expect(dialog.getByText(interests.bannerTitle)).toBeVisible();
			await expect(dialog.getByText(interests.blocked).first()).toBeVisible();
			const confirm = dialog.getByRole('button', { name: t.console.lists.finalise.first, exact: true });
			await expect(confirm).toHaveAttribute('aria-disabled', 'true');
			await expect(dialog.getByRole('button', { name: t.console.lists.approval.return })).toHaveCount(0);
			await expectScreen(page, /\S/, language);
		});
	});
}
