import { deflateRawSync } from 'node:zlib';
import type { TestApp } from '#tests/support/app.ts';
import { type Answer, type CallOptions, call } from '#tests/support/client.ts';

/** Valid and invalid upload files, built byte by byte so that a test shows what is wrong with its file. */

/** Of one empty page, without a table of its objects, which viewers recover; `text` is a comment. */
export const pdf = (text = 'Kyosei'): Buffer =>
	Buffer.from(
		`%PDF-1.4\n% ${text}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
	);

export const jpeg = (): Buffer => Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');

export const png = (): Buffer =>
	Buffer.from(
		'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
		'base64',
	);

const EMPTY = deflateRawSync('');
const UTF8_NAMES = 0x800;

export type ZipEntry = { name: string; content?: string | Buffer; declaredSize?: number; isEncrypted?: boolean };

const localHeader = (name: Buffer, packed: Buffer, size: number, flags: number): Buffer => {
	const header = Buffer.alloc(30);
	header.writeUInt32LE(0x04034b50, 0);
	header.writeUInt16LE(20, 4);
	header.writeUInt16LE(flags, 6);
	header.writeUInt16LE(8, 8);
	header.writeUInt32LE(packed.length, 18);
	header.writeUInt32LE(size, 22);
	header.writeUInt16LE(name.length, 26);
	return Buffer.concat([header, name, packed]);
};

type CentralHeader = { size: number; offset: number; flags: number };

const centralHeader = (name: Buffer, packed: Buffer, { size, offset, flags }: CentralHeader): Buffer => {
	const header = Buffer.alloc(46);
	header.writeUInt32LE(0x02014b50, 0);
	header.writeUInt16LE(20, 6);
	header.writeUInt16LE(flags, 8);
	header.writeUInt16LE(8, 10);
	header.writeUInt32LE(packed.length, 20);
	header.writeUInt32LE(size, 24);
	header.writeUInt16LE(name.length, 28);
	header.writeUInt32LE(offset, 42);
	return Buffer.concat([header, name]);
};

/** The end records of a zip, including the zip64 ones that more than 65,535 entries need. */
const endOfZip = (count: number, size: number, offset: number): Buffer => {
	const end = Buffer.alloc(22);
	end.writeUInt32LE(0x06054b50, 0);
	end.writeUInt16LE(Math.min(count, 0xffff), 8);
	end.writeUInt16LE(Math.min(count, 0xffff), 10);
	end.writeUInt32LE(size, 12);
	end.writeUInt32LE(offset, 16);
	if (count <= 0xffff) return end;
	const record = Buffer.alloc(56);
	record.writeUInt32LE(0x06064b50, 0);
	record.writeBigUInt64LE(44n, 4);
	record.writeBigUInt64LE(BigInt(count), 24);
	record.writeBigUInt64LE(BigInt(count), 32);
	record.writeBigUInt64LE(BigInt(size), 40);
	record.writeBigUInt64LE(BigInt(offset), 48);
	const locator = Buffer.alloc(20);
	locator.writeUInt32LE(0x07064b50, 0);
	locator.writeBigUInt64LE(BigInt(offset + size), 8);
	locator.writeUInt32LE(1, 16);
	return Buffer.concat([record, locator, end]);
};

/** A zip. `declaredSize` is the uncompressed size in its directory; `isEncrypted` sets an entry's flag. */
export const zip = (entries: readonly ZipEntry[]): Buffer => {
	const files: Buffer[] = [];
	const directory: Buffer[] = [];
	let offset = 0;
	for (const { name, content = '', declaredSize, isEncrypted = false } of entries) {
		const packed = content === '' ? EMPTY : deflateRawSync(content);
		const nameBytes = Buffer.from(name);
		const size = declaredSize ?? Buffer.byteLength(content);
		const flags = UTF8_NAMES | (isEncrypted ? 1 : 0);
		const file = localHeader(nameBytes, packed, size, flags);
		files.push(file);
		directory.push(centralHeader(nameBytes, packed, { size, offset, flags }));
		offset += file.length;
	}
	const central = Buffer.concat(directory);
	return Buffer.concat([...files, central, endOfZip(entries.length, central.length, offset)]);
};

const OFFICE_PARTS = {
	docx: { part: 'word/document.xml', type: 'wordprocessingml.document.main+xml' },
	xlsx: { part: 'xl/workbook.xml', type: 'spreadsheetml.sheet.main+xml' },
	pptx: { part: 'ppt/presentation.xml', type: 'presentationml.presentation.main+xml' },
};

/** Some programs declare this content type in every package; it alone does not make a file with macros. */
const LISTED_ONLY = '<Default Extension="bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/>';

/** A minimal Office package, with `more` parts. */
export const officePackage = (kind: keyof typeof OFFICE_PARTS, more: readonly ZipEntry[] = []): Buffer => {
	const { part, type } = OFFICE_PARTS[kind];
	const full = `application/vnd.openxmlformats-officedocument.${type}`;
	const types = `<Types>${LISTED_ONLY}<Override PartName="/${part}" ContentType="${full}"/></Types>`;
	return zip([{ name: '[Content_Types].xml', content: types }, { name: part, content: '<x/>' }, ...more]);
};

/** The package with the compressed data of its first part damaged. */
export const damagedPackage = (file: Buffer): Buffer => {
	const bytes = Buffer.from(file);
	const begin = 30 + bytes.readUInt16LE(26);
	for (let at = begin; at < begin + 40; at++) bytes[at] = (bytes[at] ?? 0) ^ 0xff;
	return bytes;
};

type CompoundEntry = { name: string; left?: number; right?: number; child?: number };

const FREE = 0xffffffff;
const END = 0xfffffffe;
const SECTOR = 512;

const directoryOf = (entries: readonly CompoundEntry[]): Buffer => {
	const bytes = Buffer.alloc(Math.ceil(entries.length / 4) * SECTOR);
	for (const [index, { name, left = FREE, right = FREE, child = FREE }] of entries.entries()) {
		const at = index * 128;
		bytes.write(name, at, 'utf16le');
		bytes.writeUInt16LE((name.length + 1) * 2, at + 64);
		bytes[at + 66] = index === 0 ? 5 : 2;
		bytes.writeUInt32LE(left, at + 68);
		bytes.writeUInt32LE(right, at + 72);
		bytes.writeUInt32LE(child, at + 76);
	}
	return bytes;
};

/**
 * A compound file: `padding` sectors of content, then the directory. From about 7 MB on, the allocation table no longer
 * fits into the header's list and needs a second one.
 */
export const compoundFile = (entries: readonly CompoundEntry[], padding = 0): Buffer => {
	const directory = directoryOf(entries);
	const directorySectors = directory.length / SECTOR;
	let fats = 1;
	let lists = 0;
	const total = () => fats + lists + padding + directorySectors;
	while (fats * 128 < total() || 109 + lists * 127 < fats) {
		fats = Math.ceil(total() / 128);
		lists = Math.max(0, Math.ceil((fats - 109) / 127));
	}
	const firstDirectory = fats + lists + padding;
	const fat = Buffer.alloc(fats * SECTOR, 0xff);
	for (let sector = firstDirectory; sector < total(); sector++) {
		fat.writeUInt32LE(sector + 1 < total() ? sector + 1 : END, sector * 4);
	}
	const list = Buffer.alloc(lists * SECTOR, 0xff);
	for (let index = 109; index < fats; index++) {
		const beyond = index - 109;
		list.writeUInt32LE(index, Math.floor(beyond / 127) * SECTOR + (beyond % 127) * 4);
	}
	for (let at = 0; at < lists; at++) list.writeUInt32LE(at + 1 < lists ? fats + at + 1 : END, (at + 1) * SECTOR - 4);
	const header = Buffer.alloc(SECTOR);
	Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
	header.writeUInt16LE(3, 26);
	header.writeUInt16LE(9, 30);
	header.writeUInt32LE(fats, 44);
	header.writeUInt32LE(firstDirectory, 48);
	header.writeUInt32LE(lists > 0 ? fats : END, 68);
	for (let index = 0; index < 109; index++) header.writeUInt32LE(index < fats ? index : FREE, 76 + index * 4);
	return Buffer.concat([header, fat, list, Buffer.alloc(padding * SECTOR), directory]);
};

/** An Office file from before 2007. The name of its main stream identifies its type. */
export const oldOffice = (stream: string): Buffer => compoundFile([{ name: 'Root Entry', child: 1 }, { name: stream }]);

/** An encrypted Office package: a compound file with these two streams, of whatever kind. */
export const encryptedPackage = (): Buffer =>
	compoundFile([{ name: 'Root Entry', child: 1 }, { name: 'EncryptedPackage', left: 2 }, { name: 'EncryptionInfo' }]);

/** A presentation from before 2007 whose current user has this token, in a stream of eight sectors. */
export const currentUserOf = (token: number): Buffer => {
	const sectors = 8;
	const file = compoundFile(
		[{ name: 'Root Entry', child: 1 }, { name: 'PowerPoint Document', left: 2 }, { name: 'Current User' }],
		sectors,
	);
	for (let at = 0; at < sectors; at++) file.writeUInt32LE(at + 1 < sectors ? at + 2 : END, SECTOR + (at + 1) * 4);
	const entry = file.length - SECTOR + 2 * 128;
	file.writeUInt32LE(1, entry + 116);
	file.writeUInt32LE(sectors * SECTOR, entry + 120);
	file.writeUInt32LE(token, 2 * SECTOR + 12);
	return file;
};

/** The beginning of a photo as iPhones take them. */
export const heic = (): Buffer => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

export type DocumentRow = { id: number; file_name: string; file_path: string };

export type Sent = {
	content: Buffer;
	fileName: string;
	/** The media type that the sender declares. */
	type?: string;
	name?: string;
	version?: number;
	keeps_return?: boolean;
	locale?: NonNullable<CallOptions['locale']>;
};

/** Uploads a file to a call as a browser does. */
export const uploadTo = <T>(
	app: Pick<TestApp, 'url'>,
	path: string,
	token: string | null,
	{ content, fileName, type = '', name = '就業規則', version, keeps_return, locale = 'en' }: Sent,
): Promise<Answer<T>> => {
	const form = new FormData();
	form.set('name', name);
	if (version !== undefined) form.set('version', String(version));
	if (keeps_return !== undefined) form.set('keeps_return', String(keeps_return));
	form.set('document', new File([new Uint8Array(content)], fileName, { type }));
	return call<T>(app, 'POST', path, { token, raw: form, locale });
};

/** Uploads a document of the current assessment. */
export const upload = (app: Pick<TestApp, 'url'>, token: string | null, sent: Sent): Promise<Answer<DocumentRow>> =>
	uploadTo(app, '/app/documents', token, sent);
