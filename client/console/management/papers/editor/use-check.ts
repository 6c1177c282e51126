import { useState } from 'react';
import { notify } from '#client/ui/toast.tsx';
import { type Problems, problemsOf } from './problems.ts';
import type { EditorState, Paper } from './state.ts';
import { type Refused, useMarks } from './use-marks.ts';
import { useSentence } from './use-sentence.ts';

/** Most characters of errors in a toast. */
const TOAST_LENGTH = 300;

const truncatedJson = (problems: Problems): string => {
	const text = JSON.stringify(problems);
	return text.length > TOAST_LENGTH ? `${text.slice(0, TOAST_LENGTH)}…` : text;
};

type CheckOptions = {
	isPremium: boolean;
	paper: Paper;
	read: () => EditorState;
	goTo: (dotted: string) => void;
};

/** Validates the paper before a save, and marks fields with errors. */
export const useCheck = ({ isPremium, paper, read, goTo }: CheckOptions) => {
	const sentence = useSentence();
	const [refused, setRefused] = useState<Refused | null>(null);
	const marks = useMarks(paper, refused, isPremium);
	const problemsNow = (isPublishing: boolean): Problems => problemsOf(read(), { isPremium, isPublishing, sentence });
	const isClean = (problems: Problems): boolean => Object.keys(problems).length === 0;

	/** Shows the errors in a toast and focuses the first. */
	const refuse = (problems: Problems, isPublishing: boolean, fromServer: Problems = {}): void => {
		setRefused({ isPublishing, fromServer });
		notify.error(truncatedJson(problems));
		const [first] = Object.keys(problems);
		if (first !== undefined) goTo(first);
	};

	return {
		marks,
		refuse,
		accept: (): void => setRefused(null),
		/** Whether the server would accept the draft now. */
		isSavable: (): boolean => isClean(problemsNow(false)),
		/** Validates the paper and shows errors. Returns whether there are none. */
		check: (isPublishing: boolean): boolean => {
			const problems = problemsNow(isPublishing);
			if (isClean(problems)) return true;
			refuse(problems, isPublishing);
			return false;
		},
	};
};

export type Check = ReturnType<typeof useCheck>;
