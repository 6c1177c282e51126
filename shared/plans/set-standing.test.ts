import { describe, expect, it } from 'vitest';
import { PLAN_LIMITS } from './limits.ts';
import { fixedBy, takesQuestions, type WrittenLine } from './set-standing.ts';

const raise = (number: string) => ({ number, content: `設問${number}`, items: null });
const line: WrittenLine = { decision: 'do', measure: '1-1-1の記録を残す', state: 'planned', review: null };
const takes = (written: WrittenLine | null, ...numbers: string[]): boolean =>
	takesQuestions(written, numbers.map(raise), '次の設問');

describe('a line of the plan and the questions of a set', () => {
	it('takes them while it is open, or names them already', () => {
		expect(takes(null, '1-1-1')).toBe(true);
		expect(takes(line, '1-1-1', '1-1-2')).toBe(true);
		expect(takes({ ...line, state: 'done', review: 'accepted' }, '1-1-1')).toBe(true);
	});

	it('takes none that it lacks once it is declined, done, reviewed or full', () => {
		expect(takes({ ...line, decision: 'not' }, '1-1-2')).toBe(false);
		expect(takes({ ...line, state: 'done' }, '1-1-2')).toBe(false);
		expect(takes({ ...line, review: 'returned' }, '1-1-2')).toBe(false);
		expect(takes({ ...line, measure: 'あ'.repeat(PLAN_LIMITS.text - 5) }, '1-1-2')).toBe(false);
	});

	it('names the cause that applies, the review first', () => {
		expect(fixedBy({ state: 'done', review: 'accepted' })).toBe('accepted');
		expect(fixedBy({ state: 'doing', review: 'returned' })).toBe('returned');
		expect(fixedBy({ state: 'done', review: null })).toBe('done');
		expect(fixedBy({ state: 'doing', review: null })).toBeNull();
	});
});
