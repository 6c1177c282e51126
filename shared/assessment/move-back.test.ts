import { describe, expect, it } from 'vitest';
import { moveBackTargets, STATUS_IDS, type StatusId, unsetByMoveBack } from './status.ts';

const facts = (status: StatusId, hasProposal: boolean, passed: StatusId[] = []) => ({
	status,
	hasProposal,
	passed: new Set(passed),
});

describe('what a move back unsets', () => {
	it.each<[string, ReturnType<typeof facts>, StatusId, StatusId[]]>([
		['answers that were not submitted: nothing', facts(2, false), 1, []],
		['a submission', facts(3, false), 2, [3]],
		['back to submitted, it stays submitted', facts(6, true), 3, [4, 5, 6]],
		['a finalisation without a proposal', facts(7, false), 4, [5, 7]],
		['a finalisation alone', facts(7, true), 6, [7]],
		['an application straight from 7 passed no re-assessment', facts(12, true), 7, [12]],
		['an application after a re-assessment', facts(12, true, [8, 9, 10, 11]), 7, [8, 9, 10, 11, 12]],
		['a re-assessment under way', facts(9, false, [8]), 3, [4, 5, 7, 8, 9]],
	])('%s', (_what, given, target, unset) => {
		expect(unsetByMoveBack(given, target)).toEqual(unset);
	});

	it('lies above every target, up to the present status', () => {
		for (const status of STATUS_IDS) {
			const given = facts(status, true, [8, 9, 10, 11]);
			for (const target of moveBackTargets(given)) {
				for (const id of unsetByMoveBack(given, target)) {
					expect(id).toBeGreaterThan(target);
					expect(id).toBeLessThanOrEqual(status);
				}
			}
		}
	});
});
