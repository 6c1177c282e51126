import { expect, it } from 'vitest';
import { codeOf, RANDOM_CHARACTERS } from '#shared/voice/code.ts';
import { CURRENT_SET, type StatementId, statementsOf } from '#shared/voice/statements.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { afterStatement, allowed, askedIn, LANGUAGES, type Screen, screenOf } from './screen.ts';

const CODE = codeOf(Array<number>(RANDOM_CHARACTERS).fill(7));

/** Without a slip, the current set is asked. */
const ASKED = statementsOf(CURRENT_SET);

const withAnswers = (ids: readonly StatementId[]): Draft => ({
	...emptyDraft(),
	language: 'vi',
	code: 'C',
	answers: Object.fromEntries(ids.map((id) => [id, 'yes'])),
});

const LAST = ASKED.length - 1;

it('the next statement follows, then what was left out, then the check', () => {
	expect(afterStatement(withAnswers(ASKED.slice(0, 1)), 0)).toEqual({ name: 'statement', index: 1 });
	expect(afterStatement(withAnswers(ASKED.filter((_, at) => at !== 3)), LAST)).toEqual({
		name: 'statement',
		index: 3,
	});
	expect(afterStatement(withAnswers(ASKED), 4)).toEqual({ name: 'check' });
});

const screens: [unknown, Screen][] = [
	[null, LANGUAGES],
	['x', LANGUAGES],
	[
		{ name: 'statement', index: 2, other: 1 },
		{ name: 'statement', index: 2 },
	],
	[{ name: 'sent', language: 'xx' }, LANGUAGES],
	[
		{ name: 'sent', language: 'my' },
		{ name: 'sent', language: 'my', isCertain: false },
	],
];

it.each(screens)('the history entry %j is the screen %j', (state, screen) => {
	expect(screenOf(state)).toEqual(screen);
});

it('no statement is shown without a language and a code', () => {
	const statement: Screen = { name: 'statement', index: 0 };
	expect(allowed(statement, emptyDraft())).toEqual(LANGUAGES);
	expect(allowed(statement, { ...emptyDraft(), language: 'vi' })).toEqual({ name: 'code' });
	expect(allowed(statement, withAnswers([]))).toBe(statement);
});

it('each slip is asked the statements of its set, and an entry beyond them leads to the check', () => {
	const first: Draft = { ...withAnswers(statementsOf(1)), code: CODE };
	expect(askedIn(first)).toEqual(statementsOf(1));
	expect(afterStatement(first, 3)).toEqual({ name: 'check' });
	const second: Draft = { ...first, code: `2-${CODE}` };
	expect(askedIn(second)).toEqual(statementsOf(2));
	expect(afterStatement(second, 0)).toEqual({ name: 'statement', index: 1 });
	const last: Screen = { name: 'statement', index: ASKED.length - 1 };
	expect(allowed(last, second)).toBe(last);
	expect(allowed(last, first)).toEqual({ name: 'check' });
});
