import { PREVIEW_LIMITS } from '#shared/evidence/preview.ts';

/** The room that a preview has for its texts and values, in characters. */
export const createRoom = () => {
	let left: number = PREVIEW_LIMITS.characters;
	return {
		isFull: (): boolean => left <= 0,
		/** Whether something did not fit. */
		wasShort: (): boolean => left < 0,
		/** Room for a value of any length. */
		spend: (characters: number): void => {
			left -= characters;
		},
		/** What fits of a text. */
		take: (text: string): string => {
			const taken = text.length > left ? text.slice(0, Math.max(0, left)).toWellFormed() : text;
			left -= text.length;
			return taken;
		},
	};
};

export type Room = ReturnType<typeof createRoom>;
