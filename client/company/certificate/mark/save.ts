import { MARK_SIZE } from '#shared/certificates/mark.ts';

/** Files of the mark, made in the browser: the server draws SVG only. */

/** For print and dense screens. */
const SCALE = 4;

const loaded = async (path: string): Promise<HTMLImageElement> => {
	const image = new Image();
	image.src = path;
	await image.decode();
	return image;
};

/** @throws if the image cannot be loaded or drawn */
const pngOf = async (path: string): Promise<Blob> => {
	const image = await loaded(path);
	const canvas = document.createElement('canvas');
	canvas.width = MARK_SIZE.width * SCALE;
	canvas.height = MARK_SIZE.height * SCALE;
	canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
	const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
	if (!blob) throw new Error('the mark was not drawn');
	return blob;
};

/** Saves the image at a path as a PNG. @throws if it cannot be loaded or drawn */
export const savePng = async (path: string, name: string): Promise<void> => {
	const address = URL.createObjectURL(await pngOf(path));
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	URL.revokeObjectURL(address);
};
