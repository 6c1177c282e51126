import { expect, it } from 'vitest';
import { presetOf, rangeOf } from './presets.ts';

it('7 days are today and the six before it, 30 days likewise', () => {
	expect(rangeOf('today', '2026-03-03')).toEqual({ date_from: '2026-03-03', date_to: '' });
	expect(rangeOf('week', '2026-03-03')).toEqual({ date_from: '2026-02-25', date_to: '' });
	expect(rangeOf('month', '2026-03-03')).toEqual({ date_from: '2026-02-02', date_to: '' });
	expect(rangeOf('all', '2026-03-03')).toEqual({ date_from: '', date_to: '' });
});

it('a period is called by its preset, and by its days otherwise', () => {
	const of = (from: string, to = '') => presetOf({ from, to }, '2026-03-03');
	expect([of(''), of('2026-03-03'), of('2026-02-25'), of('2026-02-02')]).toEqual(['all', 'today', 'week', 'month']);
	expect([of('2026-02-24'), of('2026-03-03', '2026-03-03'), of('', '2026-03-03')]).toEqual(['days', 'days', 'days']);
});
