/**
 * Gives every character of a TrueType font its own glyph. In Noto Sans JP '人' and the radical '⼈', '～' and '〜' share
 * one; since a PDF stores glyphs, search and copy would return the wrong character. The common character keeps the
 * glyph; the others get a composite glyph that draws it.
 */

type Tables = Map<string, Buffer>;

const SEQUENCE_OF_RECORDS = 12;
const RECORD_BYTES = 16;

const readTables = (font: Buffer): Tables =>
	new Map(
		Array.from({ length: font.readUInt16BE(4) }, (_, index): [string, Buffer] => {
			const at = SEQUENCE_OF_RECORDS + index * RECORD_BYTES;
			const start = font.readUInt32BE(at + 8);
			return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))];
		}),
	);

const table = (tables: Tables, tag: string): Buffer => {
	const found = tables.get(tag);
	if (!found) throw new Error(`the font has no table ${tag}`);
	return found;
};

const checksum = (data: Buffer): number => {
	let sum = 0;
	for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0;
	return sum;
};

const padded = (data: Buffer): Buffer => Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);

const writeTables = (version: number, tables: Tables): Buffer => {
	const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
	const head = Buffer.alloc(SEQUENCE_OF_RECORDS + sorted.length * RECORD_BYTES);
	const power = Math.floor(Math.log2(sorted.length));
	head.writeUInt32BE(version, 0);
	head.writeUInt16BE(sorted.length, 4);
	head.writeUInt16BE(2 ** power * 16, 6);
	head.writeUInt16BE(power, 8);
	head.writeUInt16BE((sorted.length - 2 ** power) * 16, 10);
	const parts: Buffer[] = [head];
	let start = head.length;
	sorted.forEach(([tag, data], index) => {
		const at = SEQUENCE_OF_RECORDS + index * RECORD_BYTES;
		const body = padded(data);
		head.write(tag, at, 'latin1');
		head.writeUInt32BE(checksum(body), at + 4);
		head.writeUInt32BE(start, at + 8);
		head.writeUInt32BE(data.length, at + 12);
		parts.push(body);
		start += body.length;
	});
	return Buffer.concat(parts);
};

type Subtable = { platform: number; encoding: number; format: number; data: Buffer };

const lengthOf = (data: Buffer, format: number): number =>
	format === 14 ? data.readUInt32BE(2) : format >= 8 ? data.readUInt32BE(4) : data.readUInt16BE(2);

const subtablesOf = (cmap: Buffer): Subtable[] =>
	Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => {
		const at = 4 + index * 8;
		const data = cmap.subarray(cmap.readUInt32BE(at + 4));
		const format = data.readUInt16BE(0);
		const [platform, encoding] = [cmap.readUInt16BE(at), cmap.readUInt16BE(at + 2)];
		return { platform, encoding, format, data: data.subarray(0, lengthOf(data, format)) };
	});

/** Characters and their glyphs, from the full-Unicode subtable (format 12). */
const charactersOf = (subtables: readonly Subtable[]): Map<number, number> => {
	const whole = subtables.find(({ format }) => format === 12);
	if (!whole) throw new Error('the font has no table of all characters');
	const glyphs = new Map<number, number>();
	for (let group = 0; group < whole.data.readUInt32BE(12); group++) {
		const at = 16 + group * 12;
		const [first, last, glyph] = [0, 4, 8].map((offset) => whole.data.readUInt32BE(at + offset)) as [
			number,
			number,
			number,
		];
		for (let code = first; code <= last; code++) glyphs.set(code, glyph + code - first);
	}
	return glyphs;
};

/** Radicals and compatibility characters, which are rarely typed. */
const isRare = (code: number): boolean =>
	(code >= 0x2e80 && code <= 0x2fdf) || (code >= 0xf900 && code <= 0xfaff) || code >= 0x2f800;

const writeCmap = (glyphs: ReadonlyMap<number, number>, variants: Subtable | undefined): Buffer => {
	const codes = [...glyphs].sort(([a], [b]) => a - b);
	const groups: [first: number, last: number, glyph: number][] = [];
	for (const [code, glyph] of codes) {
		const group = groups.at(-1);
		if (group && code === group[1] + 1 && glyph === group[2] + code - group[0]) group[1] = code;
		else groups.push([code, code, glyph]);
	}
	const whole = Buffer.alloc(16 + groups.length * 12);
	whole.writeUInt16BE(12, 0);
	whole.writeUInt32BE(whole.length, 4);
	whole.writeUInt32BE(groups.length, 12);
	groups.forEach((group, index) => {
		group.forEach((value, part) => {
			whole.writeUInt32BE(value, 16 + index * 12 + part * 4);
		});
	});
	const subtables: Subtable[] = [
		...(variants ? [variants] : []),
		{ platform: 3, encoding: 10, format: 12, data: whole },
	];
	const head = Buffer.alloc(4 + subtables.length * 8);
	head.writeUInt16BE(subtables.length, 2);
	let start = head.length;
	subtables.forEach(({ platform, encoding, data }, index) => {
		head.writeUInt16BE(platform, 4 + index * 8);
		head.writeUInt16BE(encoding, 6 + index * 8);
		head.writeUInt32BE(start, 8 + index * 8);
		start += padded(data).length;
	});
	return Buffer.concat([head, ...subtables.map(({ data }) => padded(data))]);
};

const COMPOSITE_BYTES = 20;
/** ARG_1_AND_2_ARE_WORDS, ARGS_ARE_XY_VALUES and USE_MY_METRICS. */
const COMPOSITE_FLAGS = 0x0001 | 0x0002 | 0x0200;

/** A composite glyph that draws another one. */
const drawing = (glyph: number, outline: Buffer): Buffer => {
	if (outline.length === 0) return outline;
	const composite = Buffer.alloc(COMPOSITE_BYTES);
	composite.writeInt16BE(-1, 0);
	outline.copy(composite, 2, 2, 10);
	composite.writeUInt16BE(COMPOSITE_FLAGS, 10);
	composite.writeUInt16BE(glyph, 12);
	return composite;
};

/** The full hmtx table (advance and bearing of every glyph), followed by the metrics of the copies. */
const spellMetrics = (metrics: Buffer, known: number, count: number, copies: readonly number[]): Buffer => {
	const own = (glyph: number): [number, number] =>
		glyph < known
			? [metrics.readUInt16BE(glyph * 4), metrics.readInt16BE(glyph * 4 + 2)]
			: [metrics.readUInt16BE((known - 1) * 4), metrics.readInt16BE(known * 4 + (glyph - known) * 2)];
	const spelled = Buffer.alloc((count + copies.length) * 4);
	for (let glyph = 0; glyph < count + copies.length; glyph++) {
		const [advance, bearing] = own(glyph < count ? glyph : (copies[glyph - count] ?? 0));
		spelled.writeUInt16BE(advance, glyph * 4);
		spelled.writeInt16BE(bearing, glyph * 4 + 2);
	}
	return spelled;
};

/** Ids of the name table. */
const STYLE = 2;
const FAMILY = 1;
const WHOLE_NAME = 4;
const POSTSCRIPT_NAME = 6;
const WINDOWS = 3;
const UNICODE = 1;
const ENGLISH = 0x409;

/** A modified font must not keep the name of its source. */
const writeNames = (family: string, style: string): Buffer => {
	const whole = `${family} ${style}`;
	const names: readonly (readonly [entry: number, text: string])[] = [
		[FAMILY, family],
		[STYLE, style],
		[WHOLE_NAME, whole],
		[POSTSCRIPT_NAME, whole.replace(/ (?=\w+$)/, '-').replaceAll(' ', '')],
	];
	const head = Buffer.alloc(6 + names.length * 12);
	head.writeUInt16BE(names.length, 2);
	head.writeUInt16BE(head.length, 4);
	const texts: Buffer[] = [];
	let start = 0;
	names.forEach(([entry, text], index) => {
		const encoded = Buffer.from(text, 'utf16le').swap16();
		[WINDOWS, UNICODE, ENGLISH, entry, encoded.length, start].forEach((value, part) => {
			head.writeUInt16BE(value, 6 + index * 12 + part * 2);
		});
		texts.push(encoded);
		start += encoded.length;
	});
	return Buffer.concat([head, ...texts]);
};

/** The font under another name, with a separate glyph for every character. */
export const separateGlyphs = (font: Buffer, family: string, style: string): Buffer => {
	const tables = readTables(font);
	const edited = (tag: string): Buffer => {
		const copy = Buffer.from(table(tables, tag));
		tables.set(tag, copy);
		return copy;
	};
	const [head, maxp] = [edited('head'), edited('maxp')];
	const count = maxp.readUInt16BE(4);
	const loca = table(tables, 'loca');
	const isLong = head.readInt16BE(50) === 1;
	const offsets = Array.from({ length: count + 1 }, (_, at) =>
		isLong ? loca.readUInt32BE(at * 4) : loca.readUInt16BE(at * 2) * 2,
	);
	const glyf = table(tables, 'glyf');

	const subtables = subtablesOf(table(tables, 'cmap'));
	const glyphs = charactersOf(subtables);
	const codes = [...glyphs.keys()].sort((a, b) => Number(isRare(a)) - Number(isRare(b)) || a - b);
	const taken = new Set<number>();
	const copies: number[] = [];
	for (const code of codes) {
		const glyph = glyphs.get(code) ?? 0;
		if (taken.has(glyph)) glyphs.set(code, count + copies.push(glyph) - 1);
		else taken.add(glyph);
	}

	const outlines = [padded(glyf.subarray(0, offsets[count]))];
	let end = outlines[0]?.length ?? 0;
	const all = [...offsets.slice(0, count), end];
	for (const glyph of copies) {
		const outline = drawing(glyph, glyf.subarray(offsets[glyph], offsets[glyph + 1]));
		outlines.push(outline);
		end += outline.length;
		all.push(end);
	}
	const longLoca = Buffer.alloc(all.length * 4);
	all.forEach((offset, at) => {
		longLoca.writeUInt32BE(offset, at * 4);
	});
	tables.set('glyf', Buffer.concat(outlines));
	tables.set('loca', longLoca);
	tables.set(
		'cmap',
		writeCmap(
			glyphs,
			subtables.find(({ format }) => format === 14),
		),
	);
	head.writeInt16BE(1, 50);
	maxp.writeUInt16BE(count + copies.length, 4);
	// A composite of a composite increases the depth by one.
	maxp.writeUInt16BE(maxp.readUInt16BE(30) + 1, 30);
	for (const [metrics, header] of [
		['hmtx', 'hhea'],
		['vmtx', 'vhea'],
	] as const) {
		if (!tables.has(metrics)) continue;
		const known = edited(header);
		tables.set(metrics, spellMetrics(table(tables, metrics), known.readUInt16BE(34), count, copies));
		known.writeUInt16BE(count + copies.length, 34);
	}
	// Drops the glyph names, which the new glyphs lack.
	const post = Buffer.from(table(tables, 'post').subarray(0, 32));
	post.writeUInt32BE(0x00030000, 0);
	tables.set('post', post);
	tables.set('name', writeNames(family, style));
	return writeTables(font.readUInt32BE(0), tables);
};
