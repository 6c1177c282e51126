import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { voiceCodes, voiceCounters } from '#server/db/tables/voice.ts';
import { statementsOf as askedIn, CURRENT_SET, STATEMENT_IDS } from '#shared/voice/statements.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { call } from '#tests/support/client.ts';
import { statementsOf } from '#tests/support/database/statements.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { answer, closeAfter, formerRound, goToClosing, newSlips, openedRound, saying } from '#tests/support/voice.ts';

const booted = withApp();
const guarded = withApp({ env: { LIMIT_CODE_MISSES_PER_NETWORK: '3', TRUST_PROXY: '127.0.0.1' } });

beforeAll(async () => {
	for (const app of [booted.current, guarded.current]) await publishPaper(app, smallPaper());
});
afterEach(() => booted.current.clock.release());

const open = async (app: TestApp = booted.current) => {
	const staged = await assessmentAt(app, 3);
	return { staged, ...(await openedRound(app, staged)) };
};

const countersOf = async ({ deps }: TestApp, roundId: number): Promise<Record<string, number>> => {
	const rows = await deps.db.select().from(voiceCounters).where(eq(voiceCounters.roundId, roundId));
	return Object.fromEntries(rows.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]));
};

const send = (body: object) => call(booted.current, 'POST', '/voice', { body });

/** Not of a code: what differs between any two answers. */
const alike = ({ status, headers, text }: Awaited<ReturnType<typeof send>>) => ({
	status,
	text,
	headers: [...headers].filter(([name]) => name !== 'date'),
});

describe('the statements', () => {
	it('are told in each language and of each set, to anybody, without a cookie', async () => {
		const texts = new Set<string>();
		const told = (query: string) =>
			call<{ statements: { id: string; text: string }[] }>(booted.current, 'GET', `/voice/statements?${query}`);
		for (const language of ['ja-easy', 'vi', 'zh', 'fil', 'ne', 'id', 'my', 'pt', 'en', 'es']) {
			for (const [query, set] of [
				[`language=${language}&set=1`, 1],
				[`set=2&language=${language}`, 2],
				// As slips without a number.
				[`language=${language}`, 1],
			] as const) {
				const { status, data, headers } = await told(query);
				expect([status, headers.get('set-cookie')]).toEqual([200, null]);
				expect(data.statements.map(({ id }) => id)).toEqual(askedIn(set));
				for (const { text } of data.statements) texts.add(text);
			}
		}
		expect(texts.size).toBe(STATEMENT_IDS.length * 10);
		for (const query of ['language=ja', 'language=vi&set=3', 'language=vi&set=', 'set=2']) {
			expect((await told(query)).status, query).toBe(422);
		}
	});
});

describe('answers', () => {
	it('use up their code and are counted, and nothing else is kept', async () => {
		const app = booted.current;
		const { id, codes } = await open();
		const sent = await answer(app, codes[3] ?? '', { said: { own_papers: 'no', pay: 'unknown', debt: 'declined' } });
		expect([sent.status, sent.text, sent.headers.get('set-cookie')]).toEqual([200, '{"message":"","data":null}', null]);
		expect(await countersOf(app, id)).toMatchObject({
			answers: 1,
			'language vi': 1,
			'own_papers no': 1,
			'pay unknown': 1,
			'debt declined': 1,
			'harassment no': 1,
			'recommend yes': 1,
		});
		expect(Object.keys(await countersOf(app, id))).toHaveLength(2 + askedIn(CURRENT_SET).length);
		expect(await app.deps.db.$count(voiceCodes, eq(voiceCodes.roundId, id))).toBe(19);
	});

	it('are taken with the code as people type it, from a browser without CSRF, and in any language', async () => {
		const app = booted.current;
		const { id, codes } = await open();
		const [one = '', two = '', three = ''] = codes;
		const typed = [one.toLowerCase().replaceAll('-', ' '), two.replaceAll('-', ''), ` ${three.replaceAll('0', 'o')} `];
		const headers = { Origin: app.url, Referer: `${app.url}/voice` };
		for (const code of typed) expect((await answer(app, code, { headers, language: 'es' })).status).toBe(200);
		expect(await countersOf(app, id)).toMatchObject({ answers: 3, 'language es': 3 });
	});

	it('are counted once, also when sent twenty times at once', async () => {
		const app = booted.current;
		const { id, codes } = await open();
		const tries = await Promise.all(Array.from({ length: 20 }, () => answer(app, codes[0] ?? '')));
		expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(422)]);
		expect(await countersOf(app, id)).toMatchObject({ answers: 1, 'own_papers yes': 1 });
	});

	it('of many people at once are all counted, each by one transaction that writes every counter', async () => {
		const app = booted.current;
		const { id, codes } = await open();
		const tries = await Promise.all(codes.map((code) => answer(app, code)));
		expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([200]));
		expect(await countersOf(app, id)).toMatchObject({ answers: 20, 'language vi': 20, 'own_papers yes': 20 });
		const { rows } = await app.deps.db.execute(
			`select count(distinct xmin::text)::int as ids from voice_counters where round_id = ${id}`,
		);
		expect(rows).toEqual([{ ids: 1 }]);
	});

	it('with a statement missing or twice are refused before the code is looked at', async () => {
		const app = booted.current;
		const { id, codes } = await open();
		const whole = saying();
		const wrong = [[], whole.slice(1), [...whole.slice(1), ...whole.slice(-1)]];
		const refusals = [];
		for (const answers of wrong) {
			for (const code of [codes[0], newSlips(1)[0], 'x']) {
				refusals.push(alike(await send({ code, language: 'vi', answers })));
			}
		}
		const [first] = refusals;
		expect([first?.status, JSON.parse(first?.text ?? '')]).toEqual([
			422,
			{
				message: 'Answer each statement once.',
				errors: { answers: ['Answer each statement once.'] },
				code: 'answers_incomplete',
			},
		]);
		for (const refusal of refusals) expect(refusal).toEqual(first);
		for (const body of [
			{ code: codes[0], language: 'xx', answers: whole },
			{ code: codes[0], language: 'vi', answers: [{ statement: 'own_papers', value: 'maybe' }] },
			{ language: 'vi', answers: whole },
		]) {
			expect((await send(body)).status).toBe(422);
		}
		expect(await countersOf(app, id)).toEqual({});
	});
});

describe('a code', () => {
	it('that is wrong, used, of a closed round or no code is answered alike, with the same statements', async () => {
		const app = booted.current;
		const { codes } = await open();
		const [used = '', late = ''] = codes;
		const ended = await open();
		await answer(app, used);
		await closeAfter(app, ended.closes_on);
		const { codes: others } = await open();
		const again = others[0] ?? '';
		await answer(app, again);
		const expected = alike(await answer(app, again));
		expect([expected.status, JSON.parse(expected.text)]).toEqual([
			422,
			{
				message: 'This code does not work: it is wrong, it was already used, or the answer period is over.',
				errors: { code: ['This code does not work: it is wrong, it was already used, or the answer period is over.'] },
				code: 'code_invalid',
			},
		]);
		const count = await statementsOf(app, () => answer(app, again));
		const [wrong = ''] = newSlips(1);
		for (const each of [wrong, late, ended.codes[0] ?? '', 'x', '', 'U'.repeat(13), '<script>', '😀'.repeat(13)]) {
			expect(alike(await answer(app, each)), each).toEqual(expected);
			expect(await statementsOf(app, () => answer(app, each)), each).toBe(count);
		}
	});

	it('ends with the last day in Tokyo, also while nobody has closed the round', async () => {
		const app = booted.current;
		const { id, codes, closes_on } = await open();
		app.clock.set(`${closes_on}T23:59:59.999+09:00`);
		expect((await answer(app, codes[0] ?? '')).status).toBe(200);
		goToClosing(app, closes_on);
		expect((await answer(app, codes[1] ?? '')).status).toBe(422);
		expect(await countersOf(app, id)).toMatchObject({ answers: 1 });
	});

	it('is looked for only in rounds that ask its set, and told alike there and here', async () => {
		const app = booted.current;
		const { id, codes } = await open();
		const former = await formerRound(app, await assessmentAt(app, 3));
		const [slip = '', old = ''] = [codes[0], former.codes[0]];
		const refused = alike(await answer(app, newSlips(1)[0] ?? ''));
		expect(alike(await answer(app, slip.slice(2)))).toEqual(refused);
		expect(alike(await answer(app, `2-${old}`))).toEqual(refused);
		expect([await countersOf(app, id), await countersOf(app, former.id)]).toEqual([{}, {}]);
		for (const [code, said] of [
			[slip, saying({}, 1)],
			[old, saying({}, 2)],
		] as const) {
			const { status, text } = await send({ code, language: 'vi', answers: said });
			expect([status, JSON.parse(text).code]).toEqual([422, 'answers_incomplete']);
		}
		expect([(await answer(app, slip)).status, (await answer(app, old)).status]).toEqual([200, 200]);
		expect(await countersOf(app, id)).toMatchObject({ answers: 1, 'own_papers yes': 1, 'threats no': 1 });
		expect(await countersOf(app, former.id)).toMatchObject({ answers: 1, 'passport yes': 1, 'fees no': 1 });
	});

	it('is not hit by 300 guesses', async () => {
		await open();
		for (const code of newSlips(300)) expect((await answer(booted.current, code)).status).toBe(422);
	});
});

describe('the limit of guesses', () => {
	it('counts misses of a network alone: who has a code is always let through', async () => {
		const app = guarded.current;
		const { codes } = await open(app);
		const from = (address: string, code: string) =>
			answer({ url: app.serverUrl }, code, { headers: { 'X-Forwarded-For': address } });
		const [guess = ''] = newSlips(1);
		const statuses: number[] = [];
		for (let at = 1; at <= 4; at++) statuses.push((await from(`192.0.2.${at}`, guess)).status);
		expect(statuses).toEqual([422, 422, 422, 429]);
		expect(Number((await from('192.0.2.9', 'x')).headers.get('Retry-After'))).toBeGreaterThan(0);
		expect((await from('192.0.2.1', codes[0] ?? '')).status).toBe(200);
		// A used code tells no more than a wrong one, also now.
		expect((await from('192.0.2.1', codes[0] ?? '')).status).toBe(429);
		expect((await from('198.51.100.1', guess)).status).toBe(422);
	});
});
