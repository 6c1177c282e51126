import type { CDPSession } from 'playwright/test';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';

/** Enter that confirms an IME conversion neither selects an option nor submits a form. */

const { management } = texts.ja;

const { companies: words } = management;

/** The key code of keys that an IME processes. */
const IME_KEY_CODE = 229;

const compose = (client: CDPSession, text: string): Promise<unknown> =>
	client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

/** Enter with its default action, which submits a form unless prevented. */
const confirm = (client: CDPSession): Promise<unknown> =>
	client.send('Input.dispatchKeyEvent', {
		type: 'keyDown',
		key: 'Enter',
		code: 'Enter',
		text: '\r',
		windowsVirtualKeyCode: IME_KEY_CODE,
	});

/** The order of the compositionend and keydown events, which differs between browsers. */
const ORDERS: readonly (readonly [name: string, end: (client: CDPSession, text: string) => Promise<void>])[] = [
	[
		'the key first',
		async (client, text) => {
			await confirm(client);
			await client.send('Input.insertText', { text });
		},
	],
	[
		'the key last, as Safari does',
		async (client, text) => {
			await client.send('Input.insertText', { text });
			await confirm(client);
		},
	],
];

for (const [order, end] of ORDERS) {
	test(`Enter that confirms a conversion selects and submits nothing: ${order}`, async ({ page, app, context }) => {
		await signInAs(context, app, await makeConsoleAdmin(app));
		await page.goto('/console/companies');
		await page.getByRole('link', { name: words.add }).click();
		const client = await context.newCDPSession(page);
		const industry = page.getByRole('combobox', { name: texts.ja.labels.companies.industry_code });

		await industry.focus();
		await compose(client, '食料品');
		await expect(industry).toHaveAttribute('aria-activedescendant', /./);
		await end(client, '食料品');
		await expect(industry).toHaveValue('食料品');
		await expect(industry).toHaveAttribute('aria-expanded', 'true');
		// The next Enter is not part of a conversion.
		await page.keyboard.press('Enter');
		await expect(industry).toHaveValue('E09 食料品製造業');

		const name = page.locator('[name=company_name]');
		await name.focus();
		await compose(client, '共生');
		await end(client, '共生');
		await expect(name).toHaveValue('共生');
		await expect(page.getByRole('alert')).toHaveCount(0);
		await page.keyboard.press('Enter');
		await expect(page.getByRole('alert')).not.toHaveCount(0);
	});
}
