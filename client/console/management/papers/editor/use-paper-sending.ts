import { type Dispatch, useState } from 'react';
import { isLostSignIn, reactToWrite } from '#client/api/reactions.ts';
import { EVERY_HALF_MINUTE } from '#client/editing/autosaver.ts';
import { attemptOn } from '#client/editing/save.ts';
import { failureIn, type Readiness } from '#client/editing/save-state.ts';
import { useAutosave } from '#client/editing/use-autosave.ts';
import { useQueue } from '#client/editing/use-queue.ts';
import type { EditorAction, EditorState, VersionedPaper } from './state.ts';
import { usePaperCalls } from './use-paper-calls.ts';

/** Time of the last save; `isAsked` is false for autosave. */
export type SavedAt = { at: Date; isAsked: boolean };

/** Why autosave is stopped; `theirs` is the version of a concurrent save. */
type Obstacle = { message: string; theirs: number | null };

export type SendingOptions = {
	isPremium: boolean;
	/** The unsaved paper; null if everything is saved. */
	unsaved: VersionedPaper | null;
	read: () => EditorState;
	dispatch: Dispatch<EditorAction>;
	/** Whether the server would accept the paper. */
	isSavable: () => boolean;
};

/**
 * Saves the whole paper, one save at a time, and autosaves at most every 30 s. Trees are not merged: after a concurrent
 * save, autosave stops until the user overwrites it.
 */
export const usePaperSending = ({ isPremium, unsaved, read, dispatch, isSavable }: SendingOptions) => {
	const calls = usePaperCalls(isPremium);
	const queue = useQueue();
	const [savedAt, setSavedAt] = useState<SavedAt | null>(null);
	const [obstacle, setObstacle] = useState<Obstacle | null>(null);
	const theirs = obstacle?.theirs ?? null;

	const sendNow = async (isPublishing: boolean, isAsked: boolean) => {
		const paper = read();
		const outcome = await attemptOn(paper.version, () => calls.send(paper, isPublishing, isAsked), calls.reload);
		if (outcome.kind === 'saved') {
			dispatch({ type: 'saved', paper, version: outcome.answer.version });
			setSavedAt({ at: new Date(), isAsked });
			setObstacle(null);
		} else if (outcome.kind === 'behind') {
			setObstacle({ message: outcome.failure.message, theirs: outcome.latest.version });
		}
		return outcome;
	};

	const readiness = (): Readiness => {
		if (read().touched.size === 0) return 'saved';
		return theirs === null && isSavable() ? 'ready' : 'blocked';
	};
	const { settle } = useAutosave({
		unsaved,
		idle: queue.settled,
		readiness,
		save: async () => {
			const outcome = await queue.run(() => sendNow(false, false));
			if (outcome.kind === 'saved') calls.outdate();
			else if (isLostSignIn(outcome.failure)) reactToWrite(outcome.failure, true);
			else if (outcome.kind === 'refused') setObstacle({ message: outcome.failure.message, theirs: null });
			return failureIn(outcome);
		},
		pace: EVERY_HALF_MINUTE,
	});

	return {
		savedAt,
		obstacle: obstacle?.message ?? null,
		/** Saves on the user's request. */
		send: async (isPublishing: boolean) => {
			const outcome = await queue.run(() => sendNow(isPublishing, true));
			settle(failureIn(outcome));
			if (outcome.kind === 'saved') await calls.refresh();
			return outcome;
		},
		/** Lets the next save overwrite the concurrent one. */
		overwrite: (): void => {
			if (theirs !== null) dispatch({ type: 'rebase', version: theirs });
			setObstacle(null);
		},
	};
};
