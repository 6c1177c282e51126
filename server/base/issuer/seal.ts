import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { ConfigError } from '#server/base/config.ts';
import { svgProblem } from './svg.ts';

/** The seal of the operator, from the file that OPERATOR_SEAL names, as every certificate shows it. */
export type Seal = {
	/** SHA-256 in hexadecimal digits. */
	hash: string;
	/** A PNG in base64. */
	png: string;
};

const MAX_FILE_BYTES = 1_048_576;
/** Per side: less is blurred on paper, more is no drawing of a seal. */
const [MIN_PX, MAX_PX] = [64, 4_000] as const;
/** The printed seal is about 22 mm high: more than 400 dots per inch. */
const STORED_PX = 384;
const MAX_STORED_BYTES = 102_400;
/** Dots per inch at which an SVG has the size that it states. */
const SVG_DPI = 72;
/** The largest that the library takes. */
const MAX_SVG_DPI = 100_000;

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

type Reason = (reason: string) => ConfigError;

const readSmallFile = async (file: string, refuse: Reason): Promise<Buffer> => {
	try {
		if ((await stat(file)).size > MAX_FILE_BYTES) throw refuse(`${file} has more than ${MAX_FILE_BYTES} bytes`);
		return await readFile(file);
	} catch (error) {
		if (error instanceof ConfigError) throw error;
		throw refuse(`${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
	}
};

/** What the file claims to be; null for everything but PNG and SVG. */
const kindOf = (bytes: Buffer): 'png' | 'svg' | null => {
	if (bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return 'png';
	return /<svg[\s>]/.test(bytes.toString('utf8')) ? 'svg' : null;
};

/** Loaded on demand, as most installations draw the seal; its other readers stay blocked. */
const loadSharp = async (refuse: Reason) => {
	try {
		const { default: sharp } = await import('sharp');
		return sharp;
	} catch {
		throw refuse('this machine lacks the image library (sharp)');
	}
};

/** Decodes and encodes anew: pixels only, transparent where the file is, at most `STORED_PX` per side. */
const reencode = async (bytes: Buffer, kind: 'png' | 'svg', refuse: Reason, file: string): Promise<Buffer> => {
	const sharp = await loadSharp(refuse);
	const svgReader = { operation: ['VipsForeignLoadSvg'] };
	if (kind === 'svg') sharp.unblock(svgReader);
	try {
		const limits = { limitInputPixels: MAX_PX * MAX_PX, failOn: 'error' } as const;
		const { width, height } = await sharp(bytes, { ...limits, limitInputPixels: false }).metadata();
		const longer = Math.max(width, height);
		if (kind === 'png' && (Math.min(width, height) < MIN_PX || longer > MAX_PX)) {
			throw refuse(`${file} is ${width} × ${height} pixels, but each side must have ${MIN_PX} to ${MAX_PX}`);
		}
		// An SVG is drawn in the size in which it is stored, whatever size it states.
		const density = Math.min(Math.max((SVG_DPI * STORED_PX) / longer, 1), MAX_SVG_DPI);
		return await sharp(bytes, kind === 'svg' ? { ...limits, density } : limits)
			.resize(STORED_PX, STORED_PX, { fit: 'inside', withoutEnlargement: true })
			.png({ compressionLevel: 9, palette: true })
			.toBuffer();
	} catch (error) {
		throw error instanceof ConfigError ? error : refuse(`${file} is no readable PNG or SVG`);
	} finally {
		if (kind === 'svg') sharp.block(svgReader);
	}
};

/** @throws ConfigError if the file is no picture that can stand on a certificate */
export const readSeal = async (file: string): Promise<Seal> => {
	const refuse: Reason = (reason) => new ConfigError(`Setting OPERATOR_SEAL is wrong: ${reason}`);
	const bytes = await readSmallFile(file, refuse);
	const kind = kindOf(bytes);
	if (!kind) throw refuse(`${file} is neither a PNG nor an SVG`);
	const problem = kind === 'svg' ? svgProblem(bytes.toString('utf8')) : null;
	if (problem) throw refuse(`${file} ${problem}`);
	const png = await reencode(bytes, kind, refuse, file);
	if (png.byteLength > MAX_STORED_BYTES) {
		throw refuse(`${file} is too detailed: as a PNG of ${STORED_PX} pixels it has more than ${MAX_STORED_BYTES} bytes`);
	}
	return { hash: createHash('sha256').update(png).digest('hex'), png: png.toString('base64') };
};
