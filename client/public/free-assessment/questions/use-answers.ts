import { useCallback, useEffect, useState } from 'react';
import { draftOf, forgetDraft, rememberDraft } from '#client/public/free-assessment/draft.ts';
import type { FreePaper } from '#client/public/free-assessment/free-paper.ts';
import type { FreeInfo } from '#client/public/free-assessment/memory.ts';
import { useUnsavedChanges } from '#client/ui/unsaved.tsx';
import type { AnswerCode } from '#shared/assessment/grading.ts';
import type { FreeAnswers } from '#shared/free-assessment/scoring.ts';

const none: FreeAnswers = new Map();

/** Both, the later answer to a question counting. */
const together = (earlier: FreeAnswers, later: FreeAnswers): FreeAnswers => new Map([...earlier, ...later]);

/**
 * The answers of the form, which starts empty, and those that an interruption left on this device. Until somebody
 * decides about these, the device keeps both: answering a question first loses none of them.
 */
export const useAnswers = (paper: FreePaper, info: FreeInfo) => {
	const [answers, setAnswers] = useState<FreeAnswers>(none);
	const [interrupted, setInterrupted] = useState(() => draftOf(paper, info));
	const { id: paperId } = paper;
	const { email } = info;
	useUnsavedChanges(answers.size, { reason: 'answers' });
	useEffect(() => {
		if (answers.size > 0) rememberDraft({ paperId, email, answers: together(interrupted ?? none, answers) });
	}, [paperId, email, answers, interrupted]);
	const answer = useCallback((questionId: number, chosen: AnswerCode): void => {
		setAnswers((given) => new Map(given).set(questionId, chosen));
	}, []);
	/** Returns the answers with which the form goes on. */
	const resume = (): FreeAnswers => {
		const all = together(interrupted ?? none, answers);
		setAnswers(all);
		setInterrupted(null);
		return all;
	};
	const beginAnew = (): void => {
		forgetDraft();
		setInterrupted(null);
	};
	return { answers, interrupted, answer, resume, beginAnew };
};
