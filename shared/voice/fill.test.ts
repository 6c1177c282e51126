import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('puts numbers and dates into a text, each as often as it is named', () => {
	expect(fill('{{count}} of {{total}}, {{count}}', { count: 3, total: 15 })).toBe('3 of 15, 3');
	expect(fill('{{closes_on}}まで', { closes_on: '2026-12-01' })).toBe('2026-12-01まで');
	expect(fill('{{count}}', { count: 0 })).toBe('0');
});

it('leaves nothing of a name without a value, and a text without names as it is', () => {
	expect(fill('a{{count}}b', {})).toBe('ab');
	expect(fill('{count} {{ count }}', { count: 3 })).toBe('{count} {{ count }}');
});

it('does not fill what was put in', () => {
	expect(fill('{{one}}', { one: '{{two}}', two: 'x' })).toBe('{{two}}');
});
