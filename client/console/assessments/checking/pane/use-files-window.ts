import { useEffect, useRef } from 'react';
import { ROUND_SCREENS } from '#client/console/assessments/checking/rounds.ts';
import type { Round } from '#shared/assessment/round.ts';
import { openChannel } from './channel.ts';
import type { PaneStore } from './pane-store.ts';

/** Size for a second screen. */
const FEATURES = 'popup,width=960,height=1000';

/** The documents window of a check: opens it, sends it the current question and file, and receives citations. */
export const useFilesWindow = (store: PaneStore, round: Round, id: number) => {
	const hasWindow = useRef(false);
	useEffect(() => {
		const tellQuestion = (): void => {
			const { questionId, canCite } = store.get();
			if (hasWindow.current) channel?.tell({ kind: 'question', questionId, canCite });
		};
		const channel = openChannel(round, id, (message) => {
			if (message.kind === 'here') {
				hasWindow.current = true;
				tellQuestion();
			}
			if (message.kind === 'gone') hasWindow.current = false;
			if (message.kind === 'cite') store.cite.current?.(message.text);
		});
		if (!channel) return;
		channel.tell({ kind: 'anyone' });
		store.showInWindow.current = (filePath) => {
			if (hasWindow.current) channel.tell({ kind: 'show', filePath });
			return hasWindow.current;
		};
		const stop = store.subscribe(tellQuestion);
		return () => {
			stop();
			store.showInWindow.current = null;
			channel.close();
		};
	}, [store, round, id]);
	/** Opens the window and closes the pane. */
	return (filePath: string | null): void => {
		const opened = window.open(ROUND_SCREENS[round].files(id, filePath), `evidence-${round}-${id}`, FEATURES);
		if (opened) store.set({ isOpen: false });
	};
};
