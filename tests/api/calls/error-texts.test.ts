import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOperations } from '#server/calls/operation.ts';
import { operations } from '#server/router.ts';
import { PUBLIC_PAGES } from '#shared/public-pages.ts';
import { withApp } from '#tests/support/app.ts';
import { callRest, callTrpc } from '#tests/support/calls/procedures.ts';
import { BARE_ENVIRONMENT } from '#tests/support/processes/processes.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/processes/server-process.ts';

/**
 * The sentences of a refused input, from a server that has rendered the public pages: they are the client's own screens,
 * in the process that answers the calls.
 */

const booted = withApp();
let server: ServerProcess;

beforeAll(async () => {
	const { databaseUrl, dataDir, secret } = booted.current.deps.config;
	// In a process of its own: what a page changes when it is first loaded stays changed.
	server = await startServerProcess({
		NODE_ENV: 'test',
		DATABASE_URL: databaseUrl ?? '',
		DATA_DIR: dataDir,
		APP_SECRET: secret ?? '',
		LIMIT_LOGIN_PER_ADDRESS: '100000',
		LIMIT_OPEN_PER_ADDRESS: '100000',
		LIMIT_RESULTS_PER_ADDRESS: '100000',
	});
});

afterAll(() => server.kill());

const WHOLE_RESULT = {
	assessment_paper_id: 1,
	company_name: '株式会社 検証',
	client_name: '検証 花子',
	email: 'hanako@example.com',
	phone: '03-0000-0000',
	has_inquiry_request: false,
	score: 50,
	free_category_results: [],
};

type Refused = { rule: string; path: string; input: Record<string, unknown>; field: string; ja: string; en: string };

const REFUSED: Refused[] = [
	{
		rule: 'a text that is too short',
		path: '/app/login',
		input: { email: 'a@b.co', password: 'x' },
		field: 'password',
		ja: 'パスワードは8文字以上で入力してください。',
		en: 'The password field must be at least 8 characters.',
	},
	{
		rule: 'a text that is too long',
		path: '/app/login',
		input: { email: 'a@b.co', password: 'x'.repeat(129) },
		field: 'password',
		ja: 'パスワードは128文字以内で入力してください。',
		en: 'The password field must not be longer than 128 characters.',
	},
	{
		rule: 'a text that is missing',
		path: '/console/login',
		input: { email: 'a@b.co' },
		field: 'password',
		ja: 'パスワードを入力してください。',
		en: 'The password field is required.',
	},
	{
		rule: 'an email that is none',
		path: '/console/login',
		input: { email: 'nobody', password: 'long enough' },
		field: 'email',
		ja: 'メールアドレスは正しいメールアドレスの形式で入力してください。',
		en: 'The email field must be a valid email address.',
	},
	{
		rule: 'a number that is too small',
		path: '/certified',
		input: { page: 0 },
		field: 'page',
		ja: 'ページは1以上の数値で入力してください。',
		en: 'The page field must be at least 1.',
	},
	{
		rule: 'a number that is too great',
		path: '/free_assessment/contact',
		input: { ...WHOLE_RESULT, score: 101 },
		field: 'score',
		ja: '点数は100以下の数値で入力してください。',
		en: 'The score field must not be greater than 100.',
	},
	{
		rule: 'a number that is none',
		path: '/free_assessment/contact',
		input: { ...WHOLE_RESULT, score: 'many' },
		field: 'score',
		ja: '点数は数字で入力してください（例：1,200）。',
		en: 'score must be a number, such as 1,200.',
	},
	{
		rule: 'a list that is too long',
		path: '/free_assessment/contact',
		input: { ...WHOLE_RESULT, free_category_results: Array.from({ length: 51 }, () => ({})) },
		field: 'free_category_results',
		ja: '大項目の結果は50件以内にしてください。',
		en: 'The category results field must not have more than 50 items.',
	},
	{
		rule: 'a value that is no choice',
		path: '/free_assessment/paper',
		input: { with: 'everything' },
		field: 'with',
		ja: '追加の内容は選択肢の中から選んでください。',
		en: 'The selected further contents is invalid.',
	},
	{
		rule: 'a value of another type',
		path: '/free_assessment/contact',
		input: { ...WHOLE_RESULT, has_inquiry_request: 'yes' },
		field: 'has_inquiry_request',
		ja: '申し込みの形式が正しくありません。',
		en: 'The application field is not in the right format.',
	},
];

const all = listOperations(operations);

const expectSentences = async ({ rule, path, input, field, ...sentences }: Refused): Promise<void> => {
	const called = all.find(({ operation }) => operation.path === path);
	if (!called) throw new Error(`there is no call ${path}`);
	for (const locale of ['ja', 'en'] as const) {
		const options = { token: null, locale, input };
		const refusal = {
			status: 422,
			message: sentences[locale],
			errors: { [field]: [sentences[locale]] },
			data: null,
			meta: null,
		};
		expect([rule, await callRest(server, called.operation, options)]).toEqual([rule, refusal]);
		expect([rule, await callTrpc(server, called.name, called.operation, options)]).toEqual([rule, refusal]);
	}
};

/** Each way in which a page of this name is asked for: in both languages, with the parameter that it shows something of. */
const addressesOf = ({ path, parameter }: { path: string; parameter?: string }): string[] =>
	['ja', 'en'].flatMap((language) => {
		const plain = `${path}?lang=${language}`;
		return parameter ? [plain, `${plain}&${parameter}=${encodeURIComponent(`${path}/x`)}`] : [plain];
	});

describe('a server that has rendered nothing yet', () => {
	it.each(REFUSED)('says what is wrong with $rule', expectSentences);
});

describe('a server that has rendered every public page', () => {
	beforeAll(async () => {
		for (const [name, page] of PUBLIC_PAGES) {
			for (const address of addressesOf(page)) {
				const html = await (await fetch(server.url + address)).text();
				expect([name, html]).toEqual([name, expect.stringMatching(/<div id="root"[^>]*><.*<h1/s)]);
			}
		}
	});

	it.each(REFUSED)('says the same of $rule', expectSentences);
});

const run = promisify(execFile);

it('rendering them changes nothing of the process that renders', async () => {
	const script = path.join(import.meta.dirname, '../../support/processes/render-pages.ts');
	const { stdout } = await run(process.execPath, [script], { env: BARE_ENVIRONMENT });
	expect(JSON.parse(stdout)).toEqual([]);
});
