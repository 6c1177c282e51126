import type yauzl from 'yauzl';
import { DOCUMENT_LIMITS, packageKind } from '#server/storage/office-package.ts';
import { readZipDirectory } from '#server/storage/zip-directory.ts';
import { Refused } from './refused.ts';
import { readXml, type XmlHandler } from './xml.ts';

/** Reads parts of an Office package (a zip). All parts together may unpack to a limited number of bytes. */
export type OfficePackage = {
	kind: 'docx' | 'xlsx';
	/** Parses a part; returns false if the package has no such part. */
	read: (name: string, handler: XmlHandler) => Promise<boolean>;
};

type PackageLimits = {
	/** Of the parts that are read, unpacked. */
	bytes: number;
	/** Of one text or tag. */
	pieceBytes: number;
};

/** @throws Refused */
export const openPackage = async (zip: yauzl.ZipFile, { bytes, pieceBytes }: PackageLimits): Promise<OfficePackage> => {
	const parts = await readZipDirectory(zip, DOCUMENT_LIMITS);
	if (parts === 'too-large') throw new Refused('too_large');
	if (parts === 'unknown') throw new Refused('broken');
	if ([...parts.values()].some((entry) => entry.isEncrypted())) throw new Refused('encrypted');
	const kind = await packageKind(zip, parts);
	if (kind === 'macros') throw new Refused('macros');
	if (kind !== 'docx' && kind !== 'xlsx') throw new Refused('broken');
	let bytesLeft = bytes;
	return {
		kind,
		read: async (name, handler) => {
			const entry = parts.get(name.toLowerCase());
			if (!entry) return false;
			// A part that is read to its end is refused by its declared size, before it is unpacked.
			if (!handler.isDone && entry.uncompressedSize > bytesLeft) throw new Refused('too_large');
			// The stream throws if an entry unpacks to more than its declared size.
			const onBytes = (read: number): void => {
				bytesLeft -= read;
				if (bytesLeft < 0) throw new Refused('too_large');
			};
			await readXml(await zip.openReadStreamPromise(entry), handler, { onBytes, pieceBytes });
			return true;
		},
	};
};
