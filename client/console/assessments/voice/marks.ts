import { useMemo } from 'react';
import { api, type Outputs } from '#client/api/client.ts';
import type { Round } from '#shared/assessment/round.ts';
import { roundOfSheet, useVoiceRounds } from './rounds.ts';

/** The questions of a check on which workers disagree with the company's answer. */

export type VoiceMark = Outputs['console']['voice']['marks']['data'][number];

export type Marks = {
	all: readonly VoiceMark[];
	ofQuestion: ReadonlyMap<number, VoiceMark>;
	/** Number of marked questions by sub-category. */
	ofSub: ReadonlyMap<number, number>;
};

const NONE: readonly VoiceMark[] = [];

export const marksIn = (all: readonly VoiceMark[]): Marks => {
	const ofSub = new Map<number, number>();
	for (const { sub_category: sub } of all) ofSub.set(sub.id, (ofSub.get(sub.id) ?? 0) + 1);
	return { all, ofQuestion: new Map(all.map((mark) => [mark.question_id, mark])), ofSub };
};

/** Disabled until the round of this sheet has closed. */
export const useMarksQuery = (round: Round, progressId: number) => {
	const held = roundOfSheet(useVoiceRounds(progressId).data?.data ?? [], round);
	return api.console.voice.marks.useQuery(
		{ id: held?.id ?? 0 },
		{ enabled: held?.state === 'closed', meta: { handlesFailure: true } },
	);
};

/** Referentially stable while nothing changes, so that a rating does not re-render the questions. */
export const useMarks = (round: Round, progressId: number): Marks => {
	const all = useMarksQuery(round, progressId).data?.data ?? NONE;
	return useMemo(() => marksIn(all), [all]);
};
