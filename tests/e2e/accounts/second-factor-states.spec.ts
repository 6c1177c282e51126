import type { Page, Route } from 'playwright/test';
import { passkeys } from '#server/db/tables/second-factor.ts';
import { signInAs } from '#tests/e2e/support/company.ts';
import { codeField, namedUrl, secretIn, test } from '#tests/e2e/support/factors.ts';
import { failing, LOGGED_FAILURES } from '#tests/e2e/support/refusals.ts';
import { expect, expectAccessible, expectFitting, expectScreen, inTurn, phoneTag } from '#tests/e2e/support/test.ts';
import { fill, type Texts, texts } from '#tests/e2e/support/texts.ts';
import { addTotp } from '#tests/support/accounts/second-factor.ts';
import {
	makeAssessor,
	makeCompanyUser,
	makeConsoleAdmin,
	PASSWORD,
	type Person,
	unique,
} from '#tests/support/factories.ts';

/** The second factor with long names, while the server is slow, and where it fails. */

test.use({ allowedMessages: [LOGGED_FAILURES] });

test.afterEach(({ app }) => app.clock.release());

const LONG_NAME = 'マリア・テレサ・デ・ラ・クルス＝グエン・ティ・フオン・サントス・オリベイラ・ダ・コンセイソン';
/** Without a place to break the line. */
const LONG_PASSKEY = `${'とても長い名前の端末'.repeat(12)}${'X'.repeat(120)}`;

const FAILED = { status: 500, message: '' };
/** Of a load; 500 leads to the page for it. */
const TOO_MANY = { status: 429, message: 'The server has enough to do.' };

/** Holds the answers to a call up, until they are let through. */
const holding = async (page: Page, call: string): Promise<() => Promise<void>> => {
	const held: Route[] = [];
	let isHolding = true;
	await page.route(`**/trpc/${call}**`, async (route) => {
		if (isHolding) held.push(route);
		else await route.continue();
	});
	return async () => {
		isHolding = false;
		for (const route of held.splice(0)) await route.continue();
	};
};

for (const locale of ['ja', 'en'] as const) {
	test.describe(locale, inTurn(import.meta, locale), () => {
		test.use({ language: locale });
		const t: Texts = texts[locale];
		const { secondFactor } = t.accounts;
		const failed = t.common.errors.somethingWrong;

		test(`${phoneTag(locale)} the accounts say who has one; an admin removes that of others, not their own (${locale})`, async ({
			page,
			app,
			context,
		}) => {
			const admin = await makeConsoleAdmin(app);
			const assessor = await makeAssessor(app, [], { name: LONG_NAME });
			const without = await makeAssessor(app);
			await addTotp(app, assessor);
			await addTotp(app, admin);
			await signInAs(context, { url: namedUrl(app) }, { ...admin, token: await app.deps.sessions.open(admin.user.id) });
			const rowOf = ({ user }: Person) => page.getByRole('row').filter({ hasText: user.email });
			const open = async (person: Person): Promise<void> => {
				await page.goto(`/console/assessors?q=${person.user.email}`);
				await expect(rowOf(person)).toHaveCount(1);
			};
			const item = page.getByRole('menuitem', { name: secondFactor.removeOthers });
			await open(without);
			await expect(rowOf(without)).not.toContainText(secondFactor.title);
			await rowOf(without).getByRole('button').click();
			await expect(page.getByRole('menuitem').first()).toBeVisible();
			await expect(item).toHaveCount(0);

			// One's own is changed on the page of one's own account, to which the header leads.
			await open(admin);
			await expect(rowOf(admin)).toContainText(secondFactor.title);
			await rowOf(admin).getByRole('button').click();
			await expect(page.getByRole('menuitem').first()).toBeVisible();
			await expect(item).toHaveCount(0);
			await page.keyboard.press('Escape');
			await page.getByRole('link', { name: t.console.shell.account }).click();
			await expectScreen(page, t.console.account.ownTitle, locale);
			await expect(page.getByText(secondFactor.on, { exact: true })).toBeVisible();

			await open(assessor);
			await expect(rowOf(assessor)).toContainText(secondFactor.title);
			await expectScreen(page, t.console.shell.links.assessors, locale);
			await rowOf(assessor).getByRole('button').click();
			await item.click();
			const dialog = page.getByRole('dialog');
			await expect(dialog).toContainText(fill(secondFactor.removeOthersTitle, { name: LONG_NAME }));
			await expectAccessible(page);
			await expectFitting(page);
			const remove = dialog.getByRole('button', { name: secondFactor.removeOthers });

			// The server fails: it says so, and nothing is closed or changed.
			await failing(page, 'console.adminUsers.removeSecondFactor', FAILED);
			await remove.click();
			await expect(page.getByText(failed).first()).toBeVisible();
			await expect(remove).not.toHaveAttribute('aria-disabled', 'true');
			await page.unrouteAll();
			await expect(rowOf(assessor)).toContainText(secondFactor.title);
			// It takes long: a second click does nothing.
			const goOn = await holding(page, 'console.adminUsers.removeSecondFactor');
			await remove.click();
			await expect(remove).toHaveAttribute('aria-disabled', 'true');
			await expectAccessible(page);
			await goOn();
			await expect(dialog).toHaveCount(0);
			await expect(rowOf(assessor)).not.toContainText(secondFactor.title);
		});

		test(`${phoneTag(locale)} a passkey with a long name fits, and its dialogs say what failed (${locale})`, {
			tag: '@rest',
		}, async ({ page, app, context }) => {
			// A member: of an admin's screens, the call about the terms shares a request with that of the second factor.
			const person = await makeCompanyUser(app, { role: 1 });
			await app.deps.db
				.insert(passkeys)
				.values({ userId: person.user.id, credentialId: unique('long'), publicKey: 'AA', name: LONG_PASSKEY });
			await signInAs(context, { url: namedUrl(app) }, person);

			// While it loads, and where it does not.
			const goOn = await holding(page, 'app.secondFactor.get');
			await page.goto('/app/security');
			const panel = page.getByRole('region', { name: secondFactor.title });
			await expect(panel.locator('[aria-busy=true]')).toBeVisible();
			await expectScreen(page, t.company.account.securityTitle, locale);
			await goOn();
			await expect(panel.getByText(LONG_PASSKEY)).toBeVisible();
			await failing(page, 'app.secondFactor.get', TOO_MANY);
			await page.reload();
			await expect(panel.getByRole('alert')).toContainText(TOO_MANY.message);
			await expectScreen(page, t.company.account.securityTitle, locale);
			await page.unrouteAll();
			await panel.getByRole('button', { name: t.common.tryAgain }).click();
			await expect(panel.getByText(LONG_PASSKEY)).toBeVisible();
			await expectScreen(page, t.company.account.securityTitle, locale);

			const dialog = page.getByRole('dialog');
			const password = dialog.getByLabel(t.labels.accounts.old_password);
			await page.getByRole('button', { name: fill(secondFactor.renameOf, { name: LONG_PASSKEY }) }).click();
			await expectAccessible(page);
			await expectFitting(page);
			await failing(page, 'app.secondFactor.renamePasskey', FAILED);
			await dialog.getByLabel(t.labels.secondFactor.name).fill('短い名前');
			await dialog.getByRole('button', { name: t.common.save }).click();
			await expect(dialog.getByText(failed)).toBeVisible();
			await expect(dialog.getByLabel(t.labels.secondFactor.name)).toHaveValue('短い名前');
			await page.unrouteAll();
			await dialog.getByRole('button', { name: t.common.save }).click();
			await expect(dialog).toHaveCount(0);

			await page.getByRole('button', { name: fill(secondFactor.removeOf, { name: '短い名前' }) }).click();
			await expect(dialog).toContainText(secondFactor.removesLast);
			await failing(page, 'app.secondFactor.removePasskey', FAILED);
			await password.fill(PASSWORD);
			await dialog.getByRole('button', { name: secondFactor.remove }).click();
			await expect(dialog.getByText(failed)).toBeVisible();
			await expectAccessible(page);
			await page.unrouteAll();
			await dialog.getByRole('button', { name: t.common.cancel }).click();
			await page.getByRole('dialog').last().getByRole('button', { name: t.common.unsaved.discard }).click();
			await expect(dialog).toHaveCount(0);
		});

		test(`${phoneTag(locale)} setting up the app and new codes say what failed, and go on (${locale})`, {
			tag: '@rest',
		}, async ({ page, app, context }) => {
			// A member: of an admin's screens, the call about the terms shares a request with that of the second factor.
			const person = await makeCompanyUser(app, { role: 1 });
			await signInAs(context, { url: namedUrl(app) }, person);
			await page.goto('/app/security');
			const dialog = page.getByRole('dialog');
			const password = dialog.getByLabel(t.labels.accounts.old_password);
			await page.getByRole('button', { name: secondFactor.appTitle }).click();
			await failing(page, 'app.secondFactor.startTotp', FAILED);
			await password.fill(PASSWORD);
			const next = dialog.getByRole('button', { name: secondFactor.continue });
			await next.click();
			await expect(dialog.getByText(failed)).toBeVisible();
			await page.unrouteAll();
			const goOn = await holding(page, 'app.secondFactor.startTotp');
			await next.click();
			await expect(next).toHaveAttribute('aria-disabled', 'true');
			await goOn();
			await expect(dialog.getByRole('img', { name: secondFactor.qrCode })).toBeVisible();
			expect(await secretIn(page)).toMatch(/^[A-Z2-7]{32}$/);
			await failing(page, 'app.secondFactor.confirmTotp', FAILED);
			await codeField(page, t).fill('123456');
			await expect(dialog.getByText(failed)).toBeVisible();
			await expectAccessible(page);
			await expectFitting(page);
		});
	});
}
