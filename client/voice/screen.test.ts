import { expect, it } from 'vitest';
import { STATEMENT_IDS, type StatementId } from '#shared/voice/statements.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { afterStatement, allowed, LANGUAGES, type Screen, screenOf } from './screen.ts';

const withAnswers = (ids: readonly StatementId[]): Draft => ({
	...emptyDraft(),
	language: 'vi',
	code: 'C',
	answers: Object.fromEntries(ids.map((id) => [id, 'yes'])),
});

const LAST = STATEMENT_IDS.length - 1;

it('the next statement follows, then what was left out, then the check', () => {
	expect(afterStatement(withAnswers(STATEMENT_IDS.slice(0, 1)), 0)).toEqual({ name: 'statement', index: 1 });
	expect(afterStatement(withAnswers(STATEMENT_IDS.filter((_, at) => at !== 3)), LAST)).toEqual({
		name: 'statement',
		index: 3,
	});
	expect(afterStatement(withAnswers(STATEMENT_IDS), 4)).toEqual({ name: 'check' });
});

const screens: [unknown, Screen][] = [
	[null, LANGUAGES],
	['x', LANGUAGES],
	[{ name: 'statement', index: 99 }, LANGUAGES],
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
