import { PREVIEW_LIMITS } from '#shared/evidence/preview.ts';

/** Counts the characters that a preview may still hold. */
export const createRoom = () => {
	let left: number = PREVIEW_LIMITS.characters;
	return {
		isFull: (): boolean => left <= 0,
		/** Whether more was asked for than there was room for. */
		wasShort: (): boolean => left < 0,
		/** Takes room for a value that must not be cut. */
		spend: (characters: number): void => {
			left -= characters;
		},
		/** Takes room for a text, and returns as much of it as fits. */
		take: (text: string): string => {
			const taken = text.length > left ? text.slice(0, Math.max(0, left)).toWellFormed() : text;
			left -= text.length;
			return taken;
		},
	};
};

export type Room = ReturnType<typeof createRoom>;
