import { createRequire } from 'node:module';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type sharpOf from 'sharp';
import { AppError, invalidField } from '#server/base/errors.ts';
import { PHOTO_MEGAPIXELS, type PhotoType } from '#shared/evidence/phone.ts';
import { readPhotoHeader } from './size.ts';

/**
 * Re-encodes photos: upright, pixels only. Metadata and extra content (EXIF with location, XMP, second images, video)
 * is dropped. sharp works in threads of its own, and is loaded with the first photo, since it would slow down every
 * start.
 */

type Sharp = typeof sharpOf;
export type LoadSharp = () => Promise<{ default: Sharp }>;

const MOST_PIXELS = PHOTO_MEGAPIXELS * 1_000_000;
/** The largest allowed image takes up to 460 MB for a few seconds: one at a time. */
const AT_ONCE = 1;
/** Maximum length of the queue; beyond it the phone has to retry. */
const MOST_WAITING = 40;
const RETRY_SECONDS = 5;
const TIME_LIMIT_SECONDS = 30;
const JPEG_QUALITY = 85;

export type Photo = { extension: PhotoType; width: number; height: number; byteSize: number };

/** Platform packages of sharp; npm installs the matching one, if there is any. */
const platformPackages = [
	`@img/sharp-${process.platform}-${process.arch}`,
	`@img/sharp-linuxmusl-${process.arch}`,
	'@img/sharp-wasm32',
];

/** Whether sharp can probably be loaded, without loading it. */
const isInstalled = (): boolean => {
	const { resolve } = createRequire(import.meta.url);
	return platformPackages.some((name) => {
		try {
			return Boolean(createRequire(resolve('sharp')).resolve(`${name}/sharp.node`));
		} catch {
			return false;
		}
	});
};

/** Disables sharp's readers of SVG, PDF, TIFF, WebP and more, to reduce the attack surface. */
const harden = (sharp: Sharp): Sharp => {
	sharp.cache(false);
	sharp.concurrency(1);
	sharp.block({ operation: ['VipsForeignLoad'] });
	sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });
	return sharp;
};

const refused = (key: Parameters<typeof invalidField>[1], variables = {}): AppError =>
	invalidField('document', key, variables);

/** @throws 422 unless it is a JPEG or PNG small enough to decode */
const assertPhoto = async (file: string): Promise<PhotoType> => {
	const header = await readPhotoHeader(file);
	if (header === 'heif') throw refused('phone.heif');
	if (!header || header.width === 0 || header.height === 0) throw refused('phone.notAPhoto');
	if (header.width * header.height > MOST_PIXELS)
		throw refused('phone.tooManyPixels', { megapixels: PHOTO_MEGAPIXELS });
	return header.type;
};

export const createPhotoEngine = (log: Logger, load: LoadSharp = () => import('sharp')) => {
	const limited = pLimit(AT_ONCE);
	let loading: Promise<Sharp> | null = null;
	let mayLoad: boolean | null = null;

	/** @throws 503 if sharp is not available on this machine */
	const ready = (): Promise<Sharp> => {
		loading ??= load().then(
			({ default: sharp }) => harden(sharp),
			(error: unknown) => {
				mayLoad = false;
				log.error({ error: error instanceof Error ? error.message.split('\n')[0] : 'unknown' }, 'sharp was not loaded');
				throw new AppError('phone.unavailable', { status: 503 });
			},
		);
		return loading;
	};

	const remake = async (type: PhotoType, source: string, target: string): Promise<Photo> => {
		const sharp = await ready();
		const picture = sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
			.autoOrient()
			.timeout({ seconds: TIME_LIMIT_SECONDS });
		const encoded = type === 'png' ? picture.png({ compressionLevel: 6 }) : picture.jpeg({ quality: JPEG_QUALITY });
		const { width, height, size } = await encoded.toFile(target).catch((error: unknown) => {
			log.info(
				{ error: error instanceof Error ? error.message.split('\n')[0] : 'unknown' },
				'a photo was not readable',
			);
			throw refused('phone.unreadable');
		});
		return { extension: type, width, height, byteSize: size };
	};

	return {
		/** Whether photos can be processed: false if sharp is not installed or could not be loaded. */
		isAvailable: (): boolean => {
			mayLoad ??= isInstalled();
			return mayLoad;
		},
		/** @throws 503 */
		assertAvailable: async (): Promise<void> => {
			await ready();
		},
		/** Re-encodes a photo into the target. @throws 422 on `document`; 429 if the queue is full; 503 */
		remake: async (source: string, target: string): Promise<Photo> => {
			const type = await assertPhoto(source);
			if (limited.pendingCount >= MOST_WAITING) {
				throw new AppError('common.overloaded', { status: 429, retryAfterSeconds: RETRY_SECONDS });
			}
			return limited(() => remake(type, source, target));
		},
	};
};

export type PhotoEngine = ReturnType<typeof createPhotoEngine>;
