import sharp from 'sharp';

/** Two pictures of a part. */

/** Of 255: the same curve is drawn a little differently where a part begins at another fraction of a pixel. */
const ROUNDING = 24;

/** Of 255, and of values of pixels: a faint change of a color, unlike a rounding, is in many of them. */
const FAINT = 2;
const FEW = 64;

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

const isRounding = (values: Buffer): boolean =>
	values.every((value) => value <= ROUNDING) && values.filter((value) => value > FAINT).length <= FEW;

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
	const isSame = one.width === other.width && one.height === other.height;
	return isSame && isRounding(await sharp(difference).raw().toBuffer()) ? null : difference;
};
