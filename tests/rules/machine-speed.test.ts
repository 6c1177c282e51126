import { expect, it } from 'vitest';
import { describeMachine, timeWork } from '#tests/support/machine-speed.ts';

it('blames the machine where the same work took far longer than on a quiet one', () => {
	expect(describeMachine(44, [290, 320, 310], 3)).toBe(
		'the machine was slow (7.8 × of a quiet one); the same work took 310 ms during the test, 44 ms at the start of the run, 40 ms on a quiet machine; 3.0 processes wanted each core',
	);
});

it('blames the machine where many wanted it, though a short look did not feel them', () => {
	expect(describeMachine(44, [43], 6)).toMatch(/^the machine was slow \(6\.0 ×/);
});

it('blames the product where the machine was as fast as ever, whatever one moment says', () => {
	expect(describeMachine(44, [43, 900, 45], 1)).toMatch(/^the machine was not slow/);
});

it('has the speed at the start where a test ended before the next look', () => {
	expect(describeMachine(44, [], 1)).toMatch(/^the machine was not slow.* 44 ms during the test/);
	expect(describeMachine(160, [], 1)).toMatch(/^the machine was slow/);
});

it('times a piece of work', () => {
	expect(timeWork()).toBeGreaterThan(0);
});
