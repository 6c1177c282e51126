import { z } from 'zod';

/** Previews of docx and xlsx: texts and values only; nothing that runs or loads (contract-2, section 3). */

export const PREVIEW_LIMITS = {
	/** Total unpacked bytes of the parts that are read. */
	bytes: 20 * 1024 * 1024,
	/** Per sheet; for a document, paragraphs and table rows together. */
	rows: 5_000,
	columns: 100,
	/** All texts and values together: more than a full sheet of short values. */
	characters: 6_000_000,
	sheets: 20,
	milliseconds: 5_000,
} as const;

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Hidden rows or columns that hold values, counted from 1, both included. */
const range = z.object({ from: z.int(), to: z.int() });

const block = z.discriminatedUnion('kind', [
	z.object({
		kind: z.literal('paragraph'),
		/** Heading level, 1 to 6; null for a paragraph. */
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
		/** Whether it was truncated at a limit. */
		is_cut: z.boolean(),
		/** Number of omitted pictures. */
		picture_count: z.int(),
	}),
	z.object({
		kind: z.literal('workbook'),
		sheets: z.array(
			z.object({
				name: z.string(),
				/** Those that are hidden are empty. */
				rows: z.array(z.array(cell)),
				hidden_rows: z.array(range),
				hidden_columns: z.array(range),
				is_cut: z.boolean(),
			}),
		),
		/** Whether sheets were omitted: hidden ones, or those beyond the limit. */
		is_cut: z.boolean(),
	}),
	/** Cannot be previewed; the file can still be downloaded. */
	z.object({ kind: z.literal('refused'), reason: z.enum(['broken', 'encrypted', 'macros', 'too_large', 'too_slow']) }),
]);
export type FilePreview = z.output<typeof filePreview>;
