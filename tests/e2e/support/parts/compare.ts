import sharp from 'sharp';

/** Two pictures of a part. */

/** Of 255: what no eye sees, such as a rounding at the edge of a letter. */
const TOLERANCE = 8;

const BLACK = { r: 0, g: 0, b: 0, alpha: 1 };

const sizeOf = async (picture: Buffer): Promise<{ width: number; height: number }> => {
	const { width, height } = await sharp(picture).metadata();
	return { width, height };
};

/** On black, up to the larger of both sizes. */
const padded = async (picture: Buffer, width: number, height: number): Promise<Buffer> => {
	const own = await sizeOf(picture);
	const edges = { right: width - own.width, bottom: height - own.height };
	return sharp(picture)
		.removeAlpha()
		.extend({ ...edges, background: BLACK })
		.png()
		.toBuffer();
};

/** The difference of two pictures as a picture, black where they are the same; null if they look the same. */
export const differenceOf = async (before: Buffer, now: Buffer): Promise<Buffer | null> => {
	if (before.equals(now)) return null;
	const [one, other] = [await sizeOf(before), await sizeOf(now)];
	const width = Math.max(one.width, other.width);
	const height = Math.max(one.height, other.height);
	const difference = await sharp(await padded(before, width, height))
		.composite([{ input: await padded(now, width, height), blend: 'difference' }])
		.removeAlpha()
		.png()
		.toBuffer();
	const { channels } = await sharp(difference).stats();
	const isSame = one.width === other.width && one.height === other.height;
	return isSame && channels.every(({ max }) => max <= TOLERANCE) ? null : difference;
};
