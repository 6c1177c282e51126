import { z } from 'zod';
import { id } from '#shared/fields.ts';

/** Mails with a link to set a password, an hour. */
export const MAX_MAILS_PER_HOUR = 2_000;
export const MAILS_PER_HOUR = 200;

/** Of a multipart form, whose fields are strings; 0 for no mails. */
export const mailsPerHour = () =>
	z
		.preprocess(
			(value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value),
			z.number().int().min(0).max(MAX_MAILS_PER_HOUR).default(0),
		)
		.meta({ type: 'integer', minimum: 0, maximum: MAX_MAILS_PER_HOUR });

const cellProblem = z.object({
	sheet: z.string(),
	row: z.int(),
	/** Such as 'C5'. */
	cell: z.string(),
	/** Heading of the column. */
	column: z.string(),
	/** What is wrong. */
	problem: z.string(),
	/** How to put it right. */
	mend: z.string(),
});

const changedField = z.object({
	field: z.string(),
	/** In the language of the request. */
	name: z.string(),
	before: z.string(),
	after: z.string(),
});

const changedCompany = z.object({
	row: z.int(),
	company: z.object({ id: id(), name: z.string() }),
	fields: z.array(changedField),
	/** Email addresses of administrators that are added. */
	administrators: z.array(z.string()),
});

/** What an import of a workbook would do; nothing is written. */
export const importCheck = z.object({
	/** Companies in the workbook. */
	total: z.int(),
	new: z.int(),
	changed: z.int(),
	unchanged: z.int(),
	/** Companies of the workbook that would have no administrator. */
	without_administrator: z.int(),
	/** Administrators that would be added. */
	administrators: z.int(),
	/** The first 200. With any, nothing can be imported. */
	problems: z.array(cellProblem),
	problem_count: z.int(),
	/** What is probably not meant, and does not keep anything from being imported; the first 200. */
	warnings: z.array(cellProblem),
	warning_count: z.int(),
	/** The first 200 stored companies that would change. */
	changes: z.array(changedCompany),
});
export type ImportCheck = z.output<typeof importCheck>;
