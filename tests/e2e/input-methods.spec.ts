import type { CDPSession } from 'playwright/test';
import { companyLabels } from '#shared/companies/labels.ts';
import { management } from '#shared/i18n/client/management/ja.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';
import { signInAs } from './support/company.ts';
import { expect, test } from './support/test.ts';

/** Enter ends a conversion of kana; it neither takes an option nor sends a form. */

const { companies: words } = management;

/** The key code of a key that an input method takes. */
const TAKEN = 229;

const compose = (client: CDPSession, text: string): Promise<unknown> =>
	client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

/** Enter with its default action, so that a form that does not prevent it is sent. */
const confirm = (client: CDPSession): Promise<unknown> =>
	client.send('Input.dispatchKeyEvent', {
		type: 'keyDown',
		key: 'Enter',
		code: 'Enter',
		text: '\r',
		windowsVirtualKeyCode: TAKEN,
	});

/** In which order a browser tells of the end of a conversion and of the key that ended it. */
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
	test(`Enter that ends a conversion chooses and sends nothing: ${order}`, async ({ page, app, context }) => {
		await signInAs(context, app, await makeConsoleAdmin(app));
		await page.goto('/console/companies');
		await page.getByRole('link', { name: words.add }).click();
		const client = await context.newCDPSession(page);
		const industry = page.getByRole('combobox', { name: companyLabels.ja.industry_code });

		await industry.focus();
		await compose(client, '食料品');
		await expect(industry).toHaveAttribute('aria-activedescendant', /./);
		await end(client, '食料品');
		await expect(industry).toHaveValue('食料品');
		await expect(industry).toHaveAttribute('aria-expanded', 'true');
		// The next Enter is one of the person's own.
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
