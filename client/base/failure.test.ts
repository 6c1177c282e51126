import { TRPCClientError } from '@trpc/client';
import { afterEach, describe, expect, it } from 'vitest';
import { isLostSignIn } from '#client/api/reactions.ts';
import { common as commonEn } from '#shared/texts/client/common.en.ts';
import { common } from '#shared/texts/client/common.ja.ts';
import { ApiFailure, failureOf, failureOfResponse, noConnection, normalise } from './failure.ts';
import { addTexts, chooseLocale } from './locale.tsx';

addTexts({ ja: { common }, en: { common: commonEn } });
afterEach(() => chooseLocale('ja'));

/** The table's sentences in Japanese, as specified. */
const somethingWrong = '処理を完了できませんでした。時間をおいて、もう一度お試しください。';
const sessionExpired = 'ログインの有効期限が切れました。もう一度ログインしてください。';
const notFound = '見つかりません。';
const unreachable = 'サーバーに接続できません。通信状況を確認して、もう一度お試しください。';
const SPECIFIED: Readonly<Record<string, string>> = {
	[somethingWrong]: 'Something went wrong.',
	[sessionExpired]: 'Session expired.',
	[notFound]: 'Not found.',
	[unreachable]: 'Unable to connect to server.',
	'from the server': 'from the server',
};
const errors = { email: ['メールアドレスまたはパスワードが正しくありません。'] };

/** The normalization table of section 8 of the specification. */
const table = [
	{ status: 500, isLogin: false, becomes: 500, message: somethingWrong },
	{ status: 503, isLogin: false, becomes: 500, message: somethingWrong },
	{ status: 419, isLogin: false, becomes: 401, message: sessionExpired },
	{ status: 401, isLogin: false, becomes: 401, message: sessionExpired },
	{ status: 401, isLogin: true, becomes: 401, message: 'from the server' },
	{ status: 404, isLogin: false, becomes: 404, message: notFound },
	{ status: 403, isLogin: false, becomes: 403, message: 'from the server' },
	{ status: 409, isLogin: false, becomes: 409, message: 'from the server' },
	{ status: 422, isLogin: false, becomes: 422, message: 'from the server' },
	{ status: 429, isLogin: false, becomes: 429, message: 'from the server' },
] as const;

describe('normalisation', () => {
	it.each(table)('$status becomes $becomes (login: $isLogin)', ({ status, isLogin, becomes, message }) => {
		const failure = normalise({ status, message: 'from the server' }, isLogin);
		expect([failure.status, failure.message]).toEqual([becomes, message]);
		chooseLocale('en');
		const inEnglish = normalise({ status, message: 'from the server' }, isLogin);
		expect([inEnglish.status, inEnglish.message]).toEqual([becomes, SPECIFIED[message]]);
	});

	it('is in both languages where there is no answer', () => {
		expect(noConnection()).toMatchObject({ status: 0, message: unreachable });
		chooseLocale('en');
		expect(noConnection()).toMatchObject({ status: 0, message: 'Unable to connect to server.' });
	});

	it('keeps field errors and the retry delay', () => {
		const failure = normalise({ status: 422, message: 'no', errors, retryAfter: 30 }, false);
		expect([failure.errors, failure.retryAfterSeconds]).toEqual([errors, 30]);
	});

	it('falls back to a default message where the server sent none', () => {
		expect(normalise({ status: 413, message: '' }, false).message).toBe(somethingWrong);
	});
});

const trpcError = (data: unknown, meta?: Record<string, unknown>): TRPCClientError<never> =>
	TRPCClientError.from({ error: { code: -32_000, message: 'from the server', data } } as never, meta ? { meta } : {});

describe('errors of a tRPC call', () => {
	it('reads status, field errors and the retry delay', () => {
		const failure = failureOf(trpcError({ httpStatus: 422, errors, retryAfter: 3, path: 'app.session.me' }));
		expect(failure).toMatchObject({ status: 422, message: 'from the server', errors, retryAfterSeconds: 3 });
	});

	it('recognizes a login by its procedure path', () => {
		expect(failureOf(trpcError({ httpStatus: 401, errors: null, path: 'app.session.login' })).message).toBe(
			'from the server',
		);
		expect(failureOf(trpcError({ httpStatus: 401, errors: null, path: 'app.session.me' })).message).toBe(
			sessionExpired,
		);
	});

	it.each(['app.session.secondFactorLogin', 'console.session.passkeyLogin'])('takes %s for a login too', (path) => {
		expect(failureOf(trpcError({ httpStatus: 401, errors: null, path })).message).toBe('from the server');
	});

	it('reads what a login says that it still needs', () => {
		const extra = { challenge: 'a', methods: ['totp'], passkey: null };
		const asked = failureOf(trpcError({ httpStatus: 401, errors: null, extra, path: 'app.session.login' }));
		expect([asked.extra, isLostSignIn(asked)]).toEqual([extra, false]);
		const ended = failureOf(trpcError({ httpStatus: 401, errors: null, extra: null, path: 'app.session.me' }));
		expect([ended.extra, isLostSignIn(ended)]).toEqual([null, true]);
	});

	it('takes the status of a response that is not from our server', () => {
		const response = new Response('<h1>Bad gateway</h1>', { status: 502 });
		expect(failureOf(TRPCClientError.from(new Error('not JSON'), { meta: { response } }))).toMatchObject({
			status: 500,
			message: somethingWrong,
		});
	});

	it('answers 0 without a response, and 500 for an error before sending', () => {
		expect(failureOf(TRPCClientError.from(noConnection()))).toMatchObject({ status: 0, message: unreachable });
		expect(failureOf(new TypeError('a bug before sending'))).toMatchObject({ status: 500, message: somethingWrong });
	});

	it('returns an ApiFailure unchanged', () => {
		const failure = new ApiFailure(409, 'later');
		expect(failureOf(failure)).toBe(failure);
	});
});

describe('error responses of the REST API', () => {
	it('reads the body and Retry-After', async () => {
		const body = JSON.stringify({ message: 'slow down', errors: { document: ['too large', 7] } });
		const failure = await failureOfResponse(new Response(body, { status: 429, headers: { 'Retry-After': '12' } }));
		expect(failure).toMatchObject({
			status: 429,
			message: 'slow down',
			errors: { document: ['too large'] },
			retryAfterSeconds: 12,
		});
	});

	it('tolerates a body that is not JSON', async () => {
		expect(await failureOfResponse(new Response('oops', { status: 404 }))).toMatchObject({
			status: 404,
			message: notFound,
			errors: {},
			retryAfterSeconds: null,
		});
	});
});
