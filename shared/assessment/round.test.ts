import { expect, it } from 'vitest';
import { AWAITING, awaitingOf, isFirstTime, ROUNDS, roundOf } from './round.ts';

it('the assessment is round 1 and the first time, the re-assessment round 2 and not', () => {
	expect([roundOf(true), roundOf(false)]).toEqual([1, 2]);
	expect([isFirstTime(1), isFirstTime(2)]).toEqual([true, false]);
});

it('the list filter names them first and second', () => {
	expect([awaitingOf(1), awaitingOf(2)]).toEqual(['first', 'second']);
	expect(ROUNDS.map((round) => AWAITING[awaitingOf(round)])).toEqual([1, 2]);
});
