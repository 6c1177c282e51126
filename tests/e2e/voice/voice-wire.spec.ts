import type { BrowserContext } from 'playwright/test';
import { VOICE_LANGUAGES, type VoiceLanguage } from '#shared/voice/languages.ts';
import type { Value } from '#shared/voice/statements.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { answered, inTurn, openCodes, pressOn, SEND } from '#tests/e2e/support/voice.ts';
import { openRound } from '#tests/e2e/support/voice-rounds.ts';
import { asFormer } from '#tests/support/database/former-round.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { type Exchange, type RecordingProxy, startRecordingProxy } from '#tests/support/processes/recording-proxy.ts';

/**
 * What the network on which somebody answers sees of the call that carries the answers: encryption hides no length.
 *
 * @module-tag rest
 */

let codes: string[] = [];
/** Of a round that asks the first set, whose statements and slips are fewer and shorter. */
let former: string[] = [];
let proxy: RecordingProxy;

test.beforeAll(async ({ app }) => {
	codes = await openCodes(app, 30);
	former = (await asFormer(app, await openRound(app, await assessmentAt(app, 3)))).codes;
	proxy = await startRecordingProxy(app.serverUrl);
});
test.afterAll(() => proxy.close());

type Answering = { code: string | undefined; language?: VoiceLanguage; value: (at: number) => Value };

/** What passes as somebody sends these answers, from a tab of their own. */
const exchangeOf = async (
	context: BrowserContext,
	{ code = '', language = 'vi', value }: Answering,
): Promise<Exchange> => {
	const page = await context.newPage();
	await answered(page, code, language, proxy.url, value);
	const before = proxy.exchanges.length;
	await pressOn(page, SEND);
	await expect(page.locator('.problem, .places')).toBeVisible();
	await page.close();
	const sent = proxy.exchanges.slice(before).filter(({ request }) => request.startsWith('POST /api/voice '));
	expect(sent).toHaveLength(1);
	const [exchange = { request: '', answer: '' }] = sent;
	expect(exchange.answer.toLowerCase()).not.toContain('content-encoding');
	return exchange;
};

const lengthsOf = ({ request, answer }: Exchange) => ({ request: request.length, answer: answer.length });

const always = (value: Value) => () => value;
const MIXED: Record<string, (at: number) => Value> = {
	'all yes': always('yes'),
	'all no': always('no'),
	'all declined': always('declined'),
	'one no': (at) => (at === 6 ? 'no' : 'yes'),
	mixed: inTurn,
};

test('what was answered changes the length of neither request nor answer', async ({ context }) => {
	const lengths: Record<string, ReturnType<typeof lengthsOf>> = {};
	for (const [at, [name, value]] of Object.entries(MIXED).entries()) {
		const exchange = await exchangeOf(context, { code: codes[at], value });
		expect(exchange.answer).toMatch(/^HTTP\/1\.1 200 /);
		lengths[name] = lengthsOf(exchange);
	}
	const one = lengths['all yes'];
	expect(lengths).toEqual(Object.fromEntries(Object.keys(MIXED).map((name) => [name, one])));
});

test('nor does the set of statements', async ({ context }) => {
	const lengths: Record<string, ReturnType<typeof lengthsOf>> = {};
	for (const [at, [name, value]] of Object.entries(MIXED).entries()) {
		const exchange = await exchangeOf(context, { code: former[at], value });
		expect(exchange.answer).toMatch(/^HTTP\/1\.1 200 /);
		lengths[name] = lengthsOf(exchange);
	}
	const now = lengthsOf(await exchangeOf(context, { code: codes[24], value: always('yes') }));
	expect(lengths).toEqual(Object.fromEntries(Object.keys(MIXED).map((name) => [name, now])));
	const refused = [
		await exchangeOf(context, { code: former[0], value: always('no') }),
		await exchangeOf(context, { code: codes[24], value: always('declined') }),
	];
	for (const { answer } of refused) expect(answer).toMatch(/^HTTP\/1\.1 422 /);
	const [one, other] = refused.map(lengthsOf);
	expect(one).toEqual(other);
});

test('nor does the language', async ({ context }) => {
	const lengths: Record<string, ReturnType<typeof lengthsOf>> = {};
	for (const [at, language] of VOICE_LANGUAGES.entries()) {
		const value = at % 2 === 0 ? always('no') : always('declined');
		const exchange = await exchangeOf(context, { code: codes[10 + at], language, value });
		expect(exchange.answer).toMatch(/^HTTP\/1\.1 200 /);
		lengths[language] = lengthsOf(exchange);
	}
	expect(lengths).toEqual(Object.fromEntries(VOICE_LANGUAGES.map((language) => [language, lengths.vi])));
});

test('a wrong code and a used one have one length, whatever was answered', async ({ context }) => {
	const [used] = codes.slice(25);
	await exchangeOf(context, { code: used, value: always('yes') });
	const refused = [
		await exchangeOf(context, { code: used, value: always('no') }),
		await exchangeOf(context, { code: '2-0000-0000-0000-0', language: 'fil', value: always('declined') }),
	];
	for (const { answer } of refused) expect(answer).toMatch(/^HTTP\/1\.1 422 /);
	const [one, other] = refused.map(lengthsOf);
	expect(one).toEqual(other);
});
