import { systemFonts } from '#client/ui/tokens.ts';
import { loadOwnFont } from './own-font.tsx';

const SIZE = 16;

const picture = (context: CanvasRenderingContext2D, character: string): string => {
	context.clearRect(0, 0, SIZE, SIZE);
	context.fillText(character, 0, SIZE - 2);
	return context.getImageData(0, 0, SIZE, SIZE).data.join();
};

/**
 * Whether the system draws two different characters identically, which means that both are the box for missing glyphs.
 */
const lacksJapanese = (): boolean => {
	const canvas = document.createElement('canvas');
	canvas.width = SIZE;
	canvas.height = SIZE;
	const context = canvas.getContext('2d', { willReadFrequently: true });
	if (!context) return false;
	context.font = `${SIZE}px ${systemFonts}`;
	return picture(context, '\u6c34') === picture(context, '\u706b');
};

/** Loads the product's own font if the system has no Japanese one. */
export const loadMissingFont = (): void => {
	if (lacksJapanese()) loadOwnFont();
};
