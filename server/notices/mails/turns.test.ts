import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** Number of attempts in each second, if no mail ever finds a slot. */
const looksOf = (mails: number, sendingMs: number, seconds: number): number[] => {
	const turnIn = createTurns();
	const begin = 1_000_000;
	const due = new Map<number, number>([[0, mails]]);
	const looks = Array.from({ length: seconds }, () => 0);
	for (let second = 0; second < seconds; second++) {
		for (let at = second * 1_000; at < (second + 1) * 1_000; at++) {
			const here = due.get(at) ?? 0;
			due.delete(at);
			for (let mail = 0; mail < here; mail++) {
				looks[second] = (looks[second] ?? 0) + 1;
				const next = at + Math.max(1, Math.round(turnIn({ now: begin + at, sendingMs, slots: 2 })));
				due.set(next, (due.get(next) ?? 0) + 1);
			}
		}
	}
	return looks;
};

it('mails that wait for a slow mail server look seldom, however many there are', () => {
	const [first = 0, ...later] = looksOf(20_000, 30_000, 300);
	expect(first).toBe(20_000);
	expect(Math.max(...later)).toBeLessThanOrEqual(105);
});

it('a mail server that is fast again finds mails to send, however far ahead the turns were', () => {
	const turnIn = createTurns();
	for (let mail = 0; mail < 5_000; mail++) turnIn({ now: 0, sendingMs: 30_000, slots: 2 });
	// Turns of the first minute are a second apart; later ones come at a hundred per second.
	const far = Array.from({ length: 100 }, () => turnIn({ now: 0, sendingMs: 30_000, slots: 2 }));
	expect((far.at(-1) ?? 0) - (far[0] ?? 0)).toBeLessThanOrEqual(1_000);
	expect(turnIn({ now: 60_000, sendingMs: 20, slots: 2 })).toBeLessThanOrEqual(50);
});

it('a few mails wait for as long as those before them take', () => {
	const turnIn = createTurns();
	const turns = Array.from({ length: 3 }, () => turnIn({ now: 0, sendingMs: 400, slots: 2 }));
	expect(turns).toEqual([200, 400, 600]);
});
