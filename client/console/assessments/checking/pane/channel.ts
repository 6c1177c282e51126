import { z } from 'zod';
import type { Round } from '#shared/assessment/round.ts';

/** Messages between a check and its documents window, over a BroadcastChannel of the same browser. */

const message = z.discriminatedUnion('kind', [
	/** Window: it was opened, or closed. */
	z.object({ kind: z.literal('here') }),
	z.object({ kind: z.literal('gone') }),
	/** Check: asks whether a window is open. */
	z.object({ kind: z.literal('anyone') }),
	/** Check: another file or question. */
	z.object({ kind: z.literal('show'), filePath: z.string() }),
	z.object({ kind: z.literal('question'), questionId: z.number().nullable(), canCite: z.boolean() }),
	/** Window: text for the memo of the current item. */
	z.object({ kind: z.literal('cite'), text: z.string() }),
]);
export type PaneMessage = z.output<typeof message>;

/** Null if the browser has no BroadcastChannel: the window then shows files, but cannot follow the check or cite. */
export const openChannel = (round: Round, id: number, onMessage: (message: PaneMessage) => void) => {
	if (typeof BroadcastChannel === 'undefined') return null;
	const channel = new BroadcastChannel(`evidence:${round}:${id}`);
	channel.onmessage = ({ data }) => {
		const told = message.safeParse(data);
		if (told.success) onMessage(told.data);
	};
	return { tell: (told: PaneMessage): void => channel.postMessage(told), close: (): void => channel.close() };
};
