import { describe, expect, it } from 'vitest';
import type { Values } from '#client/editing/edits.ts';
import { openText } from '#client/editing/state.ts';
import type { PlanAction } from '#shared/plans/schemas.ts';
import { planAction } from '#tests/support/assessment/plan-actions.ts';
import { asTyped, fits, isDay, memberOf, missingIn, savedTextOf, toWire, unfitIn, valuesOf } from './action-values.ts';

const read = (values: Values) => valuesOf((key) => values[key] ?? null);

const action: PlanAction = {
	...planAction,
	id: 7,
	measure: '面談の記録を残す',
	owner: '人事部 佐藤',
	action_state: 'planned',
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
	expect(toWire({ ...savedTextOf({ action }).values, decision: 'not', why_not: '対象外' }, [])).toEqual({
		decision: 'not',
		why_not: '対象外',
	});
	expect(toWire(savedTextOf({ action }).values, [])).toMatchObject({ decision: 'do', target_date: null });
	expect(toWire({}, [])).toBe(null);
});

it('names the member whom the text names, and none where two have that name', () => {
	const members = ['佐藤', '鈴木', '鈴木'].map((name, at) => ({ id: at + 1, name }));
	expect(['佐藤 ', '鈴木', '人事部', ''].map((owner) => memberOf(owner, members))).toEqual([
		1,
		undefined,
		undefined,
		undefined,
	]);
	expect(toWire({ decision: 'do', owner: '佐藤' }, members)).toMatchObject({ owner: '佐藤', owner_id: 1 });
	expect(['', '2026-11-30', '2026-11-31'].map(isDay)).toEqual([true, true, false]);
});
