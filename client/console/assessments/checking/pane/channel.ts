import { type Fields, isFields, isText } from '#client/base/shape.ts';
import type { Round } from '#shared/assessment/round.ts';

/** Messages between a check and its documents window, over a BroadcastChannel of the same browser. */

export type PaneMessage =
	/** Window: it was opened, or closed. */
	| { kind: 'here' }
	| { kind: 'gone' }
	/** Check: asks whether a window is open. */
	| { kind: 'anyone' }
	/** Check: another file or question. */
	| { kind: 'show'; filePath: string }
	| { kind: 'question'; questionId: number | null; canCite: boolean }
	/** Window: text for the memo of the current item. */
	| { kind: 'cite'; text: string };

const CHECKS: { [Kind in PaneMessage['kind']]: (message: Fields) => boolean } = {
	here: () => true,
	gone: () => true,
	anyone: () => true,
	show: ({ filePath }) => isText(filePath),
	question: ({ questionId, canCite }) =>
		(questionId === null || typeof questionId === 'number') && typeof canCite === 'boolean',
	cite: ({ text }) => isText(text),
};

const isKind = (kind: unknown): kind is PaneMessage['kind'] => isText(kind) && Object.hasOwn(CHECKS, kind);

/** Whether it is a message of this version: a window may be older than the check. */
const isMessage = (data: unknown): data is PaneMessage =>
	isFields(data) && isKind(data.kind) && CHECKS[data.kind](data);

/** Null if the browser has no BroadcastChannel: the window then shows files, but cannot follow the check or cite. */
export const openChannel = (round: Round, id: number, onMessage: (message: PaneMessage) => void) => {
	if (typeof BroadcastChannel === 'undefined') return null;
	const channel = new BroadcastChannel(`evidence:${round}:${id}`);
	channel.onmessage = ({ data }) => {
		if (isMessage(data)) onMessage(data);
	};
	return { tell: (told: PaneMessage): void => channel.postMessage(told), close: (): void => channel.close() };
};
