import { describe, expect, it } from 'vitest';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { call } from '#tests/support/client.ts';

const unnamed = withApp();
const FEES = '正式評価 <b>300,000円</b>\n（従業員50人まで）\n\n再評価 100,000円';
const named = withApp({
	env: {
		OPERATOR_NAME: '検証評価機構',
		OPERATOR_ADDRESS: '東京都千代田区1-1',
		OPERATOR_EMAIL: 'info@example.com',
		OPERATOR_FEES: FEES,
		EVIDENCE_RETENTION_DAYS: '1825',
		FREE_CONTACT_RETENTION_DAYS: '20',
		ERASED_COMPANY_KEEPS: 'valid-certificates',
	},
});

it('names who runs the installation, and nothing that is not set', async () => {
	expect(await call(named.current, 'GET', '/operator')).toMatchObject({
		status: 200,
		data: {
			name: '検証評価機構',
			representative: null,
			postal_address: '東京都千代田区1-1',
			email: 'info@example.com',
			phone: null,
			has_fees: true,
		},
	});
	expect(await call(unnamed.current, 'GET', '/operator')).toMatchObject({ status: 200, data: null });
});

it('says for how long what is kept, as the settings and the sweeps have it', async () => {
	expect((await call(named.current, 'GET', '/operator/retention')).data).toEqual({
		free_result_days: 20,
		// Never later than the result.
		free_certificate_days: 20,
		audit_log_days: 730,
		evidence_days: 1825,
		notice_days: 400,
		mail_days: 180,
		mail_content_days: 7,
		network_days: 30,
		failed_job_days: 90,
		erased_company_keeps: 'valid-certificates',
	});
	expect((await call(unnamed.current, 'GET', '/operator/retention')).data).toMatchObject({
		free_certificate_days: 30,
		evidence_days: 0,
		erased_company_keeps: 'certificates',
	});
});

describe('the page with the fees', () => {
	const read = async ({ url }: TestApp, path: string) => {
		const answer = await fetch(url + path);
		return { status: answer.status, robots: answer.headers.get('X-Robots-Tag'), html: await answer.text() };
	};

	it.each([
		['ja', '/fees', '料金'],
		['en', '/fees?lang=en', 'Fees'],
	])("shows the operator's text in %s, and nothing of it as HTML", async (language, path, title) => {
		const { status, robots, html } = await read(named.current, path);
		expect([status, robots]).toEqual([200, 'noindex']);
		expect(html).toContain(`<html lang="${language}">`);
		expect(html).toContain(`<h1>${title}</h1>`);
		expect(html).toContain('正式評価 &lt;b&gt;300,000円&lt;/b&gt;\n（従業員50人まで）</p>');
		expect(html).toContain('再評価 100,000円</p>');
		expect(html).toContain('検証評価機構');
	});

	it('is reached from the terms alone', async () => {
		expect((await read(named.current, '/terms')).html).toContain('href="/fees"');
		for (const path of ['/', '/privacy', '/free-assessment', '/free-assessment/info', '/sitemap.xml']) {
			const { html } = await read(named.current, path);
			expect(html, path).not.toContain('/fees');
			expect(html, path).not.toContain('300,000');
		}
	});

	it('does not exist without the setting', async () => {
		const { status, html } = await read(unnamed.current, '/fees');
		expect(status).toBe(404);
		expect(html).toContain('ページが見つかりません');
		expect((await read(unnamed.current, '/terms')).html).not.toContain('/fees');
	});
});
