import sharp from 'sharp';

/** Small photos as phones take them, with everything that must not be stored. */

/** Strings from the metadata and extra segments, which stored files must not contain. */
export const SECRETS = ['SECRETMAKE', 'SECRETXMP', 'SECRETMPF', 'SECRETMOTION', 'Exif', 'MPF\0', 'xmpmeta', 'ftyp'];

const RED = { r: 220, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 220 };

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" GCamera:MotionPhoto="1"
GCamera:Note="SECRETXMP"/></rdf:RDF></x:xmpmeta>`;

/** The image as the sensor stores it, rotated (EXIF orientation 6): its red left half should end up at the top. */
const lying = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: BLUE } }).composite([
		{ input: { create: { width: width / 2, height, channels: 3, background: RED } }, left: 0, top: 0 },
	]);

const withPlace = { IFD0: { Make: 'SECRETMAKE' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 40/1 0/1' } };

/** An APP2 segment that names a second image (CIPA DC-007). */
const secondImageSegment = (): Buffer => {
	const content = Buffer.from('MPF\0SECRETMPF0123456789');
	const head = Buffer.from([0xff, 0xe2, 0, 0]);
	head.writeUInt16BE(content.length + 2, 2);
	return Buffer.concat([head, content]);
};

/** A photo of 64 × 32 as stored, with GPS position, camera make, XMP, a second image and an appended video. */
export const phonePhoto = async (): Promise<Buffer> => {
	const picture = await lying(64, 32)
		.jpeg({ quality: 90 })
		.withExif(withPlace)
		.withMetadata({ orientation: 6 })
		.withXmp(XMP)
		.toBuffer();
	const second = await sharp({ create: { width: 8, height: 8, channels: 3, background: RED } })
		.jpeg()
		.toBuffer();
	const film = Buffer.concat([Buffer.from('....ftypmp42SECRETMOTION'), Buffer.alloc(5_000, 7)]);
	return Buffer.concat([picture.subarray(0, 2), secondImageSegment(), picture.subarray(2), second, film]);
};

export const phoneScreenshot = (): Promise<Buffer> => lying(64, 32).png().withExif(withPlace).toBuffer();

/** Noise of any size, which hardly compresses. */
export const largePhoto = (width: number, height: number): Promise<Buffer> =>
	sharp({ create: { width, height, channels: 3, background: RED, noise: { type: 'gaussian', mean: 120, sigma: 40 } } })
		.jpeg({ quality: 90 })
		.toBuffer();

/** A PNG whose header declares a size that exceeds any memory. */
export const hugePng = async (): Promise<Buffer> => {
	const bytes = await phoneScreenshot();
	bytes.writeUInt32BE(60_000, 16);
	bytes.writeUInt32BE(60_000, 20);
	return bytes;
};

/** A JPEG whose SOF0 segment declares a size that exceeds any memory. */
export const hugeJpeg = async (): Promise<Buffer> => {
	const bytes = await lying(64, 32).jpeg().toBuffer();
	const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
	bytes.writeUInt16BE(60_000, frame + 5);
	bytes.writeUInt16BE(60_000, frame + 7);
	return bytes;
};

export const heic = (): Buffer => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'.padEnd(200, '\0'), 'latin1');

/** Width, height, and the colors in the middle of the upper and lower halves. */
export const lookAt = async (bytes: Buffer) => {
	const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	const colourAt = (y: number): 'red' | 'blue' => {
		const at = (y * info.width + Math.floor(info.width / 2)) * info.channels;
		return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
	};
	return {
		width: info.width,
		height: info.height,
		top: colourAt(Math.floor(info.height / 4)),
		bottom: colourAt(Math.floor((info.height * 3) / 4)),
	};
};
