import { expect, it } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { call } from '#tests/support/client.ts';

const unnamed = withApp();
const named = withApp({
	env: { OPERATOR_NAME: '検証評価機構', OPERATOR_ADDRESS: '東京都千代田区1-1', OPERATOR_EMAIL: 'info@example.com' },
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
		},
	});
	expect(await call(unnamed.current, 'GET', '/operator')).toMatchObject({ status: 200, data: null });
});
