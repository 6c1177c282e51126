import { listIn, numberIn, textIn } from '#client/base/shape.ts';
import type { FreeAnswers } from '#shared/free-assessment/scoring.ts';
import { forgetIn, readFrom, rememberIn } from './browser-memory.ts';
import { allQuestionsOf, type FreePaper } from './free-paper.ts';
import { answerOf, type FreeInfo } from './memory.ts';

/**
 * Answers of an unfinished free self-assessment, on this device for 24 hours after the last one. The form itself starts
 * empty (section 2 of the specification): it only offers them, and only to who gave them on the same paper.
 */

const KEY = 'free-draft';

type Draft = { paperId: number; email: string; answers: FreeAnswers };

export const rememberDraft = ({ paperId, email, answers }: Draft): void =>
	rememberIn('device', KEY, { paperId, email, answers: [...answers].map(([id, answer]) => ({ id, answer })) });

export const forgetDraft = (): void => forgetIn('device', KEY);

export const readDraft = (): Draft | null =>
	readFrom('device', KEY, (fields) => {
		const paperId = numberIn(fields, 'paperId');
		const email = textIn(fields, 'email');
		const answers = listIn(fields, 'answers', answerOf);
		return paperId === null || email === null || !answers ? null : { paperId, email, answers: new Map(answers) };
	});

/** The answers of this person to this paper; null if there are none. */
export const draftOf = (paper: FreePaper, { email }: Pick<FreeInfo, 'email'>): FreeAnswers | null => {
	const draft = readDraft();
	if (draft?.paperId !== paper.id || draft.email !== email) return null;
	const asked = new Set(allQuestionsOf(paper).map(({ id }) => id));
	const answers = new Map([...draft.answers].filter(([id]) => asked.has(id)));
	return answers.size > 0 ? answers : null;
};
