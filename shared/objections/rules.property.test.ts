import { describe, expect, it } from 'vitest';
import { STATUS, STATUS_IDS, TRANSITIONS } from '#shared/assessment/status.ts';
import {
	ALWAYS_THE_SAME,
	DAY_MS,
	DAYS,
	factsOf,
	filedOf,
	overHistories,
	why,
} from '#tests/support/assessment/objection-histories.ts';
import {
	correctionMoves,
	finalisedAt,
	isBeingCorrected,
	isLimitedToUpheld,
	isRefusedWhileFiled,
	objectableRound,
} from './rules.ts';

describe('objections over random histories', () => {
	it('reach every state that the other properties speak of', () => {
		const seen = new Set<string>();
		overHistories((before, act, after) => {
			if (act.act === 'decide' && filedOf(before)) seen.add(`${act.isUpheld} at ${before.status}`);
			if (after.objections.some(({ correctedAt }) => correctedAt !== null)) seen.add('corrected');
			if (after.objections.some(({ releasedAt }) => releasedAt !== null)) seen.add('released');
		}, ALWAYS_THE_SAME);
		for (const status of [STATUS.completed, STATUS.applied, STATUS.issued]) expect(seen).toContain(`true at ${status}`);
		expect(seen).toContain('corrected');
		expect(seen).toContain('released');
	});

	it('are at most one for each sheet, and at most one is undecided', () => {
		overHistories((_before, _act, { objections }) => {
			expect(new Set(objections.map(({ sheet }) => sheet)).size).toBe(objections.length);
			expect(objections.filter(({ state }) => state === 'filed').length).toBeLessThan(2);
		});
	});

	it('are filed only for a finalized result, within the days', () => {
		overHistories((before, _act, after) => {
			if (after.objections.length === before.objections.length) return;
			const round = objectableRound(factsOf(before));
			const finalised = round && finalisedAt(factsOf(before), round);
			expect([STATUS.completed, STATUS.recompleted, STATUS.applied, STATUS.issued]).toContain(before.status);
			expect(before.now.getTime() - (finalised?.getTime() ?? 0)).toBeLessThan((DAYS + 1) * DAY_MS);
		});
	});

	it('hold the status while one is filed, but for its decision and canceling', () => {
		overHistories((before, act, after) => {
			if (!filedOf(before) || after.status === before.status) return;
			if (act.act === 'event') expect(act.event).toBe('cancel');
			else expect(act).toEqual({ act: 'decide', isUpheld: true });
		});
	});

	it('change the status by an upheld decision alone: to 3 or 8, and at 13 not at all', () => {
		overHistories((before, act, after) => {
			if (act.act !== 'decide' || !filedOf(before)) return;
			const moves = act.isUpheld && before.status !== STATUS.issued;
			const to = filedOf(before)?.round === 2 ? STATUS.reassessment : STATUS.submitted;
			expect(after.status).toBe(moves ? to : before.status);
			expect(after.objections.at(-1)?.opensCorrection).toBe(moves);
		});
	});

	it('are corrected only while the round is not final, and the corrected round takes no second one', () => {
		overHistories((_before, _act, after) => {
			for (const one of after.objections) {
				if (isBeingCorrected(one, after.status)) {
					expect(finalisedAt(factsOf(after), one.round)).toBeNull();
					expect(why(after)).not.toBeNull();
				}
				const isShown = one.sheet === after.sheets[one.round] && objectableRound(factsOf(after)) === one.round;
				if (one.correctedAt && isShown) expect(why(after)).toBe('alreadyFiled');
			}
		});
	});

	it('limit a correction to upheld points until a second move back', () => {
		overHistories((before, act, after) => {
			const limited = before.objections.filter((one) => isLimitedToUpheld(one, before.status));
			if (limited.length === 0) return;
			const isReleased = act.act === 'event' && (act.event === 'move_back' || act.event === 'cancel');
			const stillLimited = after.objections.filter((one) => isLimitedToUpheld(one, after.status));
			if (isReleased && after.status !== before.status) expect(stillLimited).toEqual([]);
			else if (!after.objections.some(({ correctedAt }) => correctedAt))
				expect(stillLimited.length).toBe(limited.length);
		});
	});
});

it('knows only events of the transition table', () => {
	const refused = TRANSITIONS.map(({ event }) => event).filter(isRefusedWhileFiled);
	expect(refused).toEqual(['start', 'apply_reassessment', 'apply_certificate', 'issue', 'move_back']);
	expect(STATUS_IDS.filter((status) => correctionMoves(status, 1).length > 0)).toEqual([7, 11, 12]);
});
