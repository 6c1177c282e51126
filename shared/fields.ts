import { z } from 'zod';
import { isCalendarDate } from './dates.ts';
import { toHalfWidth } from './fold.ts';

/** The field types of all schemas. Messages are keys of the `validation` texts. */

export const LIMITS = {
	short: 255,
	paper: 2_000,
	note: 10_000,
	passwordMin: 8,
	passwordMax: 128,
	integer: 2_147_483_647,
};

/** Postgres text cannot hold NUL. */
const storable = (text: string): boolean => !text.includes('\u0000');

const text = (max: number) => z.string().max(max).refine(storable, 'validation.characters');

/** A one-line text, trimmed; may be empty. */
export const shortText = () => z.string().trim().max(LIMITS.short).refine(storable, 'validation.characters');

/** A one-line text, trimmed, not empty. `message` may name another key. */
export const requiredText = (message = 'validation.required') =>
	z.string().trim().min(1, message).max(LIMITS.short).refine(storable, 'validation.characters');

/**
 * An optional one-line text of a form. Omitted: unchanged; null clears it. `shape` may convert the value.
 */
export const optionalText = (shape: z.ZodType<string, string> = shortText()) =>
	shape.nullish().transform((text) => (text === null ? '' : text));

/** A note, memo or message, stored without trimming. */
export const noteText = () => text(LIMITS.note);

/** A text of a paper, trimmed; may be empty in a draft. */
export const paperText = () => z.string().trim().max(LIMITS.paper).refine(storable, 'validation.characters');

export const email = () => z.string().trim().min(1).max(LIMITS.short).pipe(z.email());

/** Not trimmed. */
export const password = () =>
	z.string().min(LIMITS.passwordMin).max(LIMITS.passwordMax).refine(storable, 'validation.characters');

/** A phone number; full-width digits are converted. */
export const phoneText = () => shortText().transform(toHalfWidth);

/** A phone or corporate number, not empty; full-width digits are converted. */
export const requiredNumberText = () => requiredText().transform(toHalfWidth);

/** A homepage, http or https only. */
export const requiredHomepage = () => requiredText().pipe(z.url({ protocol: /^https?$/ }));

/** A homepage, http or https only; '' for none. */
export const homepage = () =>
	z.union([z.literal(''), shortText().pipe(z.url({ protocol: /^https?$/ }))], { error: 'validation.url' });

const halfWidthNumber = (value: unknown): unknown => {
	if (typeof value !== 'string') return value;
	const half = toHalfWidth(value).replaceAll(',', '').trim();
	return half === '' ? undefined : /^-?\d+(\.\d+)?$/.test(half) ? Number(half) : value;
};

/** A whole number from 0; full-width digits and thousands separators are accepted. */
export const count = () =>
	z.preprocess<unknown, z.ZodNumber, number | string>(halfWidthNumber, z.number().int().min(0).max(LIMITS.integer));

/** An optional whole number from 0. Omitted: unchanged; null or '' clears it. */
const optionalNumber = (max: number) =>
	z.preprocess<unknown, z.ZodOptional<z.ZodNullable<z.ZodNumber>>, number | string | null | undefined>(
		(value) => (value === undefined ? undefined : (halfWidthNumber(value) ?? null)),
		z.number().int().min(0).max(max).nullable().optional(),
	);

export const optionalCount = () => optionalNumber(LIMITS.integer);

/** An amount of yen: may exceed 32 bits, but is exact in a double. */
export const optionalAmount = () => optionalNumber(Number.MAX_SAFE_INTEGER);

/** A calendar date, `yyyy-MM-dd`. */
export const dateOnly = () => z.string().refine(isCalendarDate, 'validation.date');

/** '' of a form clears the field, as null does. */
export const emptied = () => z.literal('').transform(() => null);

/** An optional date. Omitted: unchanged; null or '' clears it. */
export const optionalDate = () => z.union([dateOnly(), emptied()], 'validation.date').nullish();

/** The id of a record in a body. */
export const id = () => z.number().int().min(1).max(LIMITS.integer);

/** The id of a record in a path. */
export const pathId = () => z.coerce.number<number>().int().min(1).max(LIMITS.integer);

/** `true` or `false` in a query string, also as `1` or `0`. */
export const queryFlag = () =>
	z.union([z.boolean(), z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')]);

/** The optional `version` of a save (contract, section 5). */
export const version = () => z.number().int().min(0).max(LIMITS.integer).optional();

/** The `version` of a multipart form, whose fields are strings. */
export const formVersion = () =>
	z
		.preprocess((value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value), version())
		.meta({ type: 'integer', minimum: 0 });

/** An instant in a response: ISO 8601, UTC. */
export const instant = () => z.iso.datetime();
