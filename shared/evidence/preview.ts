import { z } from 'zod';

/** docx and xlsx as they are previewed: texts and values only, nothing that runs or loads (contract-2, section 3). */

export const PREVIEW_LIMITS = {
	/** Bytes unpacked of all parts that are read. */
	bytes: 20 * 1024 * 1024,
	/** Of a sheet; of a document, its paragraphs and the rows of its tables together. */
	rows: 5_000,
	columns: 100,
	/** Of all texts and values together, which is more than a full sheet of short values. */
	characters: 6_000_000,
	sheets: 20,
	milliseconds: 5_000,
} as const;

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const block = z.discriminatedUnion('kind', [
	z.object({
		kind: z.literal('paragraph'),
		/** 1 to 6 for a heading. */
		level: z.int().nullable(),
		text: z.string(),
	}),
	z.object({ kind: z.literal('table'), rows: z.array(z.array(z.string())) }),
]);

export type PreviewCell = z.output<typeof cell>;

export const filePreview = z.discriminatedUnion('kind', [
	z.object({
		kind: z.literal('document'),
		blocks: z.array(block),
		/** Whether the rest was left out, because of a limit. */
		is_cut: z.boolean(),
		/** How many pictures are not shown. */
		picture_count: z.int(),
	}),
	z.object({
		kind: z.literal('workbook'),
		sheets: z.array(z.object({ name: z.string(), rows: z.array(z.array(cell)), is_cut: z.boolean() })),
		/** Whether sheets were left out: hidden ones, or those beyond the limit. */
		is_cut: z.boolean(),
	}),
	/** It cannot be shown; the file itself can be downloaded. */
	z.object({ kind: z.literal('refused'), reason: z.enum(['broken', 'encrypted', 'macros', 'too_large', 'too_slow']) }),
]);
export type FilePreview = z.output<typeof filePreview>;
