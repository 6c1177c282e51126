import { describe, expect, it } from 'vitest';
import type { Values } from '#client/editing/edits.ts';
import { openText } from '#client/editing/state.ts';
import type { PlanAction } from '#shared/plans/schemas.ts';
import { asTyped, fits, missingIn, savedTextOf, toWire, unfitIn, valuesOf } from './action-values.ts';

const read = (values: Values) => valuesOf((key) => values[key] ?? null);

const action: PlanAction = {
	id: 7,
	decision: 'do',
	why_not: '',
	measure: '面談の記録を残す',
	owner: '人事部 佐藤',
	target_date: null,
	action_state: 'planned',
	is_overdue: false,
	proofs: [],
	review: null,
	former_reviews: [],
	saved_at: '2026-11-22T00:00:00.000Z',
	saved_by: '佐藤',
	version: 3,
};

it('is a text of its own with the version of the action, 0 before there is one', () => {
	expect(savedTextOf({ action: null }).version).toBe(0);
	const saved = savedTextOf({ action });
	expect(saved.version).toBe(3);
	expect(read(saved.values)).toEqual({
		decision: 'do',
		why_not: '',
		measure: '面談の記録を残す',
		owner: '人事部 佐藤',
		target_date: '',
		action_state: 'planned',
	});
});

describe('what is missing', () => {
	it.each([
		{ values: {}, missing: 'decision' },
		{ values: { decision: 'perhaps' }, missing: 'decision' },
		{ values: { decision: 'do', measure: ' ' }, missing: 'measure' },
		{ values: { decision: 'do', measure: '研修' }, missing: null },
		{ values: { decision: 'not', measure: '研修' }, missing: 'why_not' },
		{ values: { decision: 'not', why_not: '対象者がいない' }, missing: null },
	])('of $values is $missing', ({ values, missing }) => {
		expect(missingIn(read(values))).toBe(missing);
	});
});

it('does not fit where it is too long or names no day, and only for what is shown', () => {
	expect(unfitIn(read({ decision: 'do', measure: 'あ'.repeat(2_001) }))).toBe('measure');
	expect(unfitIn(read({ decision: 'not', why_not: 'なし', measure: 'あ'.repeat(2_001) }))).toBe(null);
	expect(unfitIn(read({ decision: 'do', measure: '研修', owner: 'あ'.repeat(256) }))).toBe('owner');
	expect(unfitIn(read({ decision: 'do', measure: '研修', target_date: '2026-02-30' }))).toBe('target_date');
	expect(unfitIn(read({ decision: 'do', measure: '研修', target_date: '2026-02-28' }))).toBe(null);
});

it('is saved by itself only once it is complete', () => {
	const begun = { decision: { from: null, to: 'not' } };
	expect(fits(openText(savedTextOf({ action: null }), begun))).toBe(false);
	expect(fits(openText(savedTextOf({ action: null }), { ...begun, why_not: { from: '', to: '対象外' } }))).toBe(true);
});

it('takes a trimmed text for what was typed, and any other for a change', () => {
	const saved = savedTextOf({ action });
	expect(asTyped(saved, { measure: '面談の記録を残す ' }).values.measure).toBe('面談の記録を残す ');
	expect(asTyped(saved, { measure: '面談の記録を ' }).values.measure).toBe('面談の記録を残す');
	expect(asTyped(saved, {})).toEqual(saved);
});

it('sends of what is not done only the reason', () => {
	expect(toWire({ ...savedTextOf({ action }).values, decision: 'not', why_not: '対象外' })).toEqual({
		decision: 'not',
		why_not: '対象外',
	});
	expect(toWire(savedTextOf({ action }).values)).toMatchObject({ decision: 'do', target_date: null });
	expect(toWire({})).toBe(null);
});
