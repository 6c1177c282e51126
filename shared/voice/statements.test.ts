import { expect, it } from 'vitest';
import { CURRENT_SET, STATEMENT_IDS, STATEMENT_SETS, STATEMENTS, statementsOf } from './statements.ts';

it('the first set is what rounds were opened with before there were sets: nothing of it may change', () => {
	expect(statementsOf(1).join(' ')).toBe(
		'contract pay overtime equal_pay safety illness housing japanese someone passport freedom fees harassment retaliation recommend',
	);
});

it('each set names a statement once, and together they name all', () => {
	for (const set of STATEMENT_SETS) expect(new Set(statementsOf(set)).size).toBe(statementsOf(set).length);
	expect(new Set(STATEMENT_SETS.flatMap((set) => statementsOf(set)))).toEqual(new Set(STATEMENT_IDS));
	expect(CURRENT_SET).toBe(Math.max(...STATEMENT_SETS));
});

it('a question that two statements of a set name is about what both ask', () => {
	const shared = STATEMENT_SETS.flatMap((set) => {
		const keys = statementsOf(set).flatMap((id) => STATEMENTS[id].questionKeys);
		return [...new Set(keys.filter((key, at) => keys.indexOf(key) !== at))].map((key) => [set, key]);
	});
	// Quitting and threats: both cover threats of being sent home. Harassment and threats.
	expect(shared).toEqual([
		[2, 'c2c967c8-9279-482b-b27d-92c0cfc529de'],
		[2, 'b6d786a6-594f-4bc4-a073-38687bf0e77f'],
	]);
});
