import { z } from 'zod';
import type { Round } from '#shared/assessment/round.ts';

/** What a check and its window of documents tell each other; both are tabs of the same person. */

const message = z.discriminatedUnion('kind', [
	/** The window is there, or gone. */
	z.object({ kind: z.literal('here') }),
	z.object({ kind: z.literal('gone') }),
	/** The check asks whether it is. */
	z.object({ kind: z.literal('anyone') }),
	/** The check: another file, another question. */
	z.object({ kind: z.literal('show'), filePath: z.string() }),
	z.object({ kind: z.literal('question'), questionId: z.number().nullable(), canCite: z.boolean() }),
	/** The window: into the memo of the current item. */
	z.object({ kind: z.literal('cite'), text: z.string() }),
]);
export type PaneMessage = z.output<typeof message>;

/** Null where the browser has none: the window then only shows. */
export const openChannel = (round: Round, id: number, onMessage: (message: PaneMessage) => void) => {
	if (typeof BroadcastChannel === 'undefined') return null;
	const channel = new BroadcastChannel(`evidence:${round}:${id}`);
	channel.onmessage = ({ data }) => {
		const told = message.safeParse(data);
		if (told.success) onMessage(told.data);
	};
	return { tell: (told: PaneMessage): void => channel.postMessage(told), close: (): void => channel.close() };
};
