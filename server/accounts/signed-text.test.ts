import { expect, it } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import { signedText } from './signed-text.ts';

const signed = (env: Record<string, string>): string => signedText('本文\n', { config: readConfig(env) }, 'ja');

it('a mail ends with who sends it and where to ask', () => {
	const text = signed({
		OPERATOR_NAME: '検証評価機構',
		OPERATOR_EMAIL: 'info@example.com',
		OPERATOR_PHONE: '03-0000-0000',
	});
	expect(text).toBe(
		'本文\n\n--\nKyosei（外国人雇用の評価サービス）\n差出人：検証評価機構\nお問い合わせ：info@example.com / 03-0000-0000\n',
	);
});

it('a mail of an installation without an operator names the administrator', () => {
	expect(signed({})).toMatch(/--\nKyosei（外国人雇用の評価サービス）\nお問い合わせ：このサービスの管理者まで/);
});
