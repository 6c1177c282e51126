import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { signInAs } from '#tests/e2e/support/company.ts';
import { expect, expectAccessible, test } from '#tests/e2e/support/test.ts';
import { fill, texts } from '#tests/e2e/support/texts.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';
import { openWorkbook } from '#tests/support/files/workbooks.ts';

const { console: consoleTexts } = texts.ja;

const { exports: words, lists, shell } = consoleTexts;

test.use({ allowedMessages: [/ERR_FAILED/] });

const ROWS = 400;

test('a long Excel file tells how far it is, goes on on other screens, and is stopped or tried again', async ({
	page,
	app,
	context,
}) => {
	// Long also when compressed, and so old that other journeys do not meet them.
	await app.deps.db.execute(sql`
		insert into audit_events (action, detail, created_at)
		select 'bulky.event', jsonb_build_object('reason', (select string_agg(md5(n::text || m), '') from generate_series(1, 100) m)),
			'2001-01-01'
		from generate_series(1, ${ROWS}::int) n`);
	await signInAs(context, app, await makeConsoleAdmin(app));
	await page.goto('/console/audit-events?q=bulky');
	const excel = page.getByRole('button', { name: lists.excel });
	await expect(page.getByRole('row').nth(1)).toContainText('bulky.event');
	const line = await context.newCDPSession(page);
	const slow = (bytesPerSecond: number) =>
		line.send('Network.emulateNetworkConditions', {
			offline: false,
			latency: 0,
			downloadThroughput: bytesPerSecond,
			uploadThroughput: -1,
		});

	await slow(20_000);
	const saved = page.waitForEvent('download');
	await excel.click();
	await expect(page.getByText(words.making)).toBeVisible();
	await expect(
		page.getByText(new RegExp(`^${fill(words.rowsOf, { total: ROWS, rows: '[1-9]\\d*', seconds: '\\d+' })}`)),
	).toBeVisible();
	await expect(page.getByRole('progressbar', { name: words.label })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('link', { name: shell.links.certifications }).click();
	await expect(page.getByRole('heading', { level: 1, name: shell.links.certifications })).toBeVisible();
	await expect(page.getByText(words.making)).toBeVisible();
	await slow(-1);
	const [sheet] = (await openWorkbook(await readFile(await (await saved).path()))).worksheets;
	expect(sheet?.rowCount).toBe(ROWS + 1);
	await expect(page.getByText(words.making)).toBeHidden();

	await page.goBack();
	await slow(10_000);
	await excel.click();
	const stopped = page.waitForEvent('requestfailed');
	await page.getByRole('button', { name: words.cancel }).click();
	expect((await stopped).url()).toContain('/audit_events/download');
	await expect(page.getByText(words.making)).toBeHidden();
	await slow(-1);

	const path = '**/api/console/audit_events/download*';
	await page.route(path, (route) => route.abort('failed'));
	await excel.click();
	const failure = page.getByRole('alert').filter({ hasText: words.failed });
	await expect(failure).toContainText(words.nothingSaved);
	await expectAccessible(page);
	await page.unroute(path);
	const again = page.waitForEvent('download');
	await failure.getByRole('button', { name: words.again }).click();
	expect((await again).suggestedFilename()).toMatch(/\.xlsx$/);
	await expect(failure).toBeHidden();
});
