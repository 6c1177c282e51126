import { describe, expect, it } from 'vitest';
import { awaitsEvidence } from './states.ts';

describe('awaitsEvidence', () => {
	it.each([
		[{ open: 0, answered: 0 }, false],
		[{ open: 2, answered: 0 }, true],
		[{ open: 1, answered: 1 }, false],
		[{ open: 0, answered: 3 }, false],
	])('of %j is %s', (undecided, expected) => {
		expect(awaitsEvidence(undecided)).toBe(expected);
	});
});
