import type { FileHandle } from 'node:fs/promises';

/**
 * Reads the directory of a compound file (MS-CFB), the container of Office files before 2007. Every chain is bounded,
 * so a cyclic file is rejected like any other corrupt one. The package `cfb` has no such bounds: a cyclic directory of
 * 2 KB takes it 6 s and 1.9 GB, one of 19 MB over a minute, and blocks the thread.
 */

export const COMPOUND_FILE_MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Not a compound file, or a corrupt one. */
export class CompoundFileError extends Error {}

const HEADER_BYTES = 512;
const HEADER_DIFAT_ENTRIES = 109;
const ENTRY_BYTES = 128;
const MAX_ENTRIES = 16_384;
/** Greater numbers are markers such as "end of chain" and "free". */
const MAX_REGULAR = 0xfffffffa;

type Entry = { name: string; left: number; right: number; child: number; start: number; size: number };

/** Streams smaller than this are stored in the mini stream, which is that of the root entry, in sectors of 64 bytes. */
const MINI_CUTOFF = 4_096;
const MINI_SECTOR_BYTES = 64;

class CompoundFile {
	readonly #handle: FileHandle;
	readonly #header: Buffer;
	readonly #sectorBytes: number;
	readonly #sectorCount: number;
	#fatSectors: number[] = [];
	/** Cached sector of the allocation table: most chains stay within one. */
	#fat: { index: number; bytes: Buffer } | null = null;

	constructor(handle: FileHandle, header: Buffer, size: number) {
		const shift = header.readUInt16LE(30);
		if (shift !== 9 && shift !== 12) throw new CompoundFileError('sector size');
		this.#handle = handle;
		this.#header = header;
		this.#sectorBytes = 1 << shift;
		this.#sectorCount = Math.ceil(size / this.#sectorBytes);
	}

	async #readSector(sector: number): Promise<Buffer> {
		if (sector >= this.#sectorCount) throw new CompoundFileError('sector out of range');
		const bytes = Buffer.alloc(this.#sectorBytes);
		const { bytesRead } = await this.#handle.read(bytes, 0, bytes.length, (sector + 1) * this.#sectorBytes);
		if (bytesRead === 0) throw new CompoundFileError('sector missing');
		return bytes;
	}

	/** Sectors of the allocation table: 109 are listed in the header, more in a chain of DIFAT sectors. */
	async #loadFatSectors(): Promise<void> {
		const found: number[] = [];
		for (let at = 0; at < HEADER_DIFAT_ENTRIES; at++) found.push(this.#header.readUInt32LE(76 + at * 4));
		let next = this.#header.readUInt32LE(68);
		// Upper bound of the table for a file of this size: a longer chain is a cycle.
		const maximum = HEADER_DIFAT_ENTRIES + this.#sectorBytes + this.#sectorCount / (this.#sectorBytes / 4);
		while (next <= MAX_REGULAR) {
			if (found.length > maximum) throw new CompoundFileError('endless table');
			const bytes = await this.#readSector(next);
			const last = this.#sectorBytes - 4;
			for (let at = 0; at < last; at += 4) found.push(bytes.readUInt32LE(at));
			next = bytes.readUInt32LE(last);
		}
		this.#fatSectors = found;
	}

	async #nextSector(sector: number): Promise<number> {
		const perSector = this.#sectorBytes / 4;
		const index = Math.floor(sector / perSector);
		const at = this.#fatSectors[index];
		if (at === undefined || at > MAX_REGULAR) throw new CompoundFileError('sector not allocated');
		if (this.#fat?.index !== index) this.#fat = { index, bytes: await this.#readSector(at) };
		return this.#fat.bytes.readUInt32LE((sector % perSector) * 4);
	}

	async #entries(): Promise<Entry[]> {
		await this.#loadFatSectors();
		const entries: Entry[] = [];
		let sector = this.#header.readUInt32LE(48);
		while (sector <= MAX_REGULAR) {
			if (entries.length >= MAX_ENTRIES) throw new CompoundFileError('directory too large');
			const bytes = await this.#readSector(sector);
			for (let at = 0; at < bytes.length; at += ENTRY_BYTES) {
				const nameBytes = Math.min(64, Math.max(2, bytes.readUInt16LE(at + 64)));
				entries.push({
					name: bytes.toString('utf16le', at, at + nameBytes - 2),
					left: bytes.readUInt32LE(at + 68),
					right: bytes.readUInt32LE(at + 72),
					child: bytes.readUInt32LE(at + 76),
					start: bytes.readUInt32LE(at + 116),
					size: bytes.readUInt32LE(at + 120),
				});
			}
			sector = await this.#nextSector(sector);
		}
		return entries;
	}

	/** The bytes of a chain of sectors from `from` on, at most `length`. */
	async #readChain(start: number, from: number, length: number): Promise<Buffer> {
		const parts: Buffer[] = [];
		let [sector, skipped, read] = [start, from, 0];
		for (let steps = 0; sector <= MAX_REGULAR && read < length; steps++) {
			if (steps > this.#sectorCount) throw new CompoundFileError('endless chain');
			if (skipped < this.#sectorBytes) {
				const part = (await this.#readSector(sector)).subarray(skipped, skipped + length - read);
				parts.push(part);
				read += part.length;
			}
			skipped = Math.max(0, skipped - this.#sectorBytes);
			if (read < length) sector = await this.#nextSector(sector);
		}
		return Buffer.concat(parts);
	}

	/** The beginning of a stream in the root, at most `length` bytes. */
	async readStart(entries: ReadonlyMap<string, Entry>, root: Entry, name: string, length: number): Promise<Buffer> {
		const entry = entries.get(name);
		if (!entry) throw new CompoundFileError('no such stream');
		const wanted = Math.min(length, entry.size);
		if (entry.size >= MINI_CUTOFF) return this.#readChain(entry.start, 0, wanted);
		const parts: Buffer[] = [];
		let sector = entry.start;
		for (let read = 0; read < wanted && sector <= MAX_REGULAR; read += MINI_SECTOR_BYTES) {
			const size = Math.min(MINI_SECTOR_BYTES, wanted - read);
			parts.push(await this.#readChain(root.start, sector * MINI_SECTOR_BYTES, size));
			const next = await this.#readChain(this.#header.readUInt32LE(60), sector * 4, 4);
			if (next.length < 4) throw new CompoundFileError('mini sector not allocated');
			sector = next.readUInt32LE(0);
		}
		return Buffer.concat(parts);
	}

	/** The children of the root form a binary tree; the contents of embedded objects are in trees of their own. */
	async rootEntries(): Promise<{ root: Entry; children: Map<string, Entry> }> {
		const entries = await this.#entries();
		const [root] = entries;
		if (!root) throw new CompoundFileError('no root');
		const children = new Map<string, Entry>();
		const seen = new Set<number>();
		const stack = [root.child];
		for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
			const entry = entries[id];
			if (!entry || seen.has(id)) continue;
			seen.add(id);
			children.set(entry.name, entry);
			stack.push(entry.left, entry.right);
		}
		return { root, children };
	}
}

export type CompoundRoot = {
	/** Of the streams and storages in the root. */
	names: ReadonlySet<string>;
	/** At most `length` bytes of the beginning of a stream in the root. @throws CompoundFileError */
	readStart: (name: string, length: number) => Promise<Buffer>;
};

/** @throws CompoundFileError */
export const openCompoundFile = async (handle: FileHandle): Promise<CompoundRoot> => {
	const header = Buffer.alloc(HEADER_BYTES);
	const { bytesRead } = await handle.read(header, 0, HEADER_BYTES, 0);
	if (bytesRead < HEADER_BYTES || !header.subarray(0, 8).equals(COMPOUND_FILE_MAGIC)) {
		throw new CompoundFileError('header');
	}
	const { size } = await handle.stat();
	const file = new CompoundFile(handle, header, size);
	const { root, children } = await file.rootEntries();
	return {
		names: new Set(children.keys()),
		readStart: (name, length) => file.readStart(children, root, name, length),
	};
};
