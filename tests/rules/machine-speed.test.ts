import { expect, it } from 'vitest';
import { describeMachine, timeWork } from '#tests/support/machine-speed.ts';

it('blames the machine when the workload took far longer than on an idle one', () => {
	expect(describeMachine(44, [290, 320, 310], 3)).toBe(
		'the machine was slow (7.8 × of a quiet one); the same work took 310 ms during the test, 44 ms at the start of the run, 40 ms on a quiet machine; 3.0 processes wanted each core',
	);
});

it('blames the machine when the load average is high, even if the workload was fast', () => {
	expect(describeMachine(44, [43], 6)).toMatch(/^the machine was slow \(6\.0 ×/);
});

it('blames the product when the machine was fast, ignoring single outliers', () => {
	expect(describeMachine(44, [43, 900, 45], 1)).toMatch(/^the machine was not slow/);
});

it('falls back to the speed at the start when the test ended before the first measurement', () => {
	expect(describeMachine(44, [], 1)).toMatch(/^the machine was not slow.* 44 ms during the test/);
	expect(describeMachine(160, [], 1)).toMatch(/^the machine was slow/);
});

it('times the workload', () => {
	expect(timeWork()).toBeGreaterThan(0);
});
