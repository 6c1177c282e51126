import { sql } from 'drizzle-orm';
import { wordedDate } from '#shared/dates.ts';
import type { ObjectionStanding } from '#shared/objections/schemas.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectScreen, inTurn, phoneTag, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { makeAssessor } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** Where a screen tells the company to ask somebody, it says whom. */

const OPERATOR = {
	OPERATOR_NAME: '検証評価機構',
	OPERATOR_EMAIL: 'info@operator.example',
	OPERATOR_PHONE: '03-1234-5678',
};

for (const language of ['ja', 'en'] as const) {
	const { contacts, overview, objections, cockpit } = texts[language].company;

	test.describe(`in ${language} ${phoneTag(language)}`, inTurn(import.meta, language), () => {
		test.use({ language, settings: { env: OPERATOR } });

		test('at 7 and in the refusal of a late objection', async ({ page, app, context }) => {
			await publishPaper(app, smallPaper());
			const staged = await assessmentAt(app, 7);
			const assessor = await makeAssessor(app, [staged.companyId]);
			const expectContacts = async (): Promise<void> => {
				await expect(page.getByText(fill(contacts.assessors, { names: assessor.user.name }))).toHaveCount(1);
				await expect(page.getByText(fill(contacts.operator, { name: OPERATOR.OPERATOR_NAME }))).toBeVisible();
				for (const [name, href] of [
					[OPERATOR.OPERATOR_EMAIL, 'mailto:info@operator.example'],
					[OPERATOR.OPERATOR_PHONE, 'tel:0312345678'],
				] as const)
					await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
			};
			await signInAs(context, app, staged.owner);
			await page.goto('/app/assessment');
			await expect(page.getByRole('region', { name: cockpit.label })).toBeVisible();
			await expectContacts();
			await expectScreen(page, overview.title, language);

			await app.deps.db.execute(
				sql`update assessment_progresses set completed_at = now() - interval '31 days' where id = ${staged.progress.id}`,
			);
			const { data } = await staged.owner.get<ObjectionStanding>('/app/objection_standing');
			await page.goto('/app/objections/new');
			const over = { date: wordedDate(data.last_day ?? '', language), count: 30 };
			await expect(page.getByText(fill(objections.whyNot.tooLate, over))).toBeVisible();
			await expectContacts();
			await expectScreen(page, objections.newTitle, language);
		});
	});
}
