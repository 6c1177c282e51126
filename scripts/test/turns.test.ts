import { describe, expect, it } from 'vitest';
import { restPattern, turnOf } from './turns.ts';

it('a file has the same turn wherever it stands', () => {
	expect(turnOf('tests/e2e/company/objections.spec.ts')).toBe('ja');
	expect(turnOf('file:///x/tests/e2e/company/objections.spec.ts')).toBe('ja');
	expect(turnOf('tests/e2e/company/position.spec.ts')).toBe('en');
});

describe('of the rest', () => {
	const pattern = new RegExp(
		restPattern([
			{ file: 'tests/e2e/company/objections.spec.ts', source: '' },
			{ file: 'tests/e2e/company/position.spec.ts', source: '' },
			{ file: 'tests/e2e/everywhere/parts.spec.ts', source: '/**\n * Pictures.\n *\n * @module-tag rest\n */' },
		]),
	);

	it.each([
		['is a journey with the tag', ' wide company/objections.spec.ts in en  is filed @rest', true],
		['is a whole file', ' wide everywhere/parts.spec.ts all parts', true],
		['is no file whose name ends like it', ' wide everywhere/spare-parts.spec.ts all parts', false],
		['is no journey at one width', ' wide company/objections.spec.ts in ja  is filed', false],
		['is the phone where the turn is Japanese', ' phone company/objections.spec.ts is read @phone by both', true],
		[
			'is not the wide screen where the turn is Japanese',
			' wide company/objections.spec.ts is read @phone by both',
			false,
		],
		['is the wide screen where the turn is English', ' wide company/position.spec.ts is read @phone', true],
		['is not the phone where the turn is English', ' phone company/position.spec.ts is read @phone', false],
		['is no journey that runs on a phone alone', ' phone company/objections.spec.ts in en @phone-only is filed', false],
	])('%s', (_, name, expected) => {
		expect(pattern.test(name)).toBe(expected);
	});
});
