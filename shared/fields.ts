import { z } from 'zod';
import { isCalendarDate } from './dates.ts';
import { foldPassword } from './folded-password.ts';
import { toHalfWidth } from './half-width.ts';
import { idInPath } from './id-in-path.ts';
import { LIMITS } from './limits.ts';
import { readMailAddress } from './mail-address.ts';
import { isInOrder, isManyLines, isOneLine, showsItself } from './visible-text.ts';

/** Field types of all schemas. Messages are keys of the `validation` texts. */

/** Postgres text cannot hold NUL. */
const storable = (text: string): boolean => !text.includes('\u0000');

/** Aborts after the first failed refinement, so that a field has one message. */
const refined = (schema: z.ZodString, message: string, holds: (text: string) => boolean) =>
	schema.refine(holds, { error: message, abort: true });

/** A text without invisible characters (`visible-text.ts`); may be empty. */
const visible = (schema: z.ZodString, isPlain: (text: string) => boolean) =>
	refined(refined(schema, 'validation.characters', isPlain), 'validation.invisible', showsItself);

/** A one-line text of at most `max` characters, trimmed; may be empty. */
export const shortText = (max: number = LIMITS.short) => visible(z.string().trim().max(max), isOneLine);

/** A one-line text, trimmed, not empty. `message` may be another text key. */
export const requiredText = (message = 'validation.required') =>
	visible(z.string().trim().min(1, message).max(LIMITS.short), isOneLine);

/** A search term; accepts anything that can be stored. */
export const searchText = () => z.string().trim().max(LIMITS.short).refine(storable, 'validation.characters');

/**
 * An optional one-line text of a form. Omitted: unchanged; null clears it. `shape` may convert the value.
 */
export const optionalText = (shape: z.ZodType<string, string> = shortText()) =>
	shape.nullish().transform((text) => (text === null ? '' : text));

/** A note, memo or message, stored untrimmed. Pasted text may contain anything that can be stored. */
export const noteText = () => z.string().max(LIMITS.note).refine(storable, 'validation.characters');

/** A comment, phrase or message to others, without characters that hide or reorder text. */
export const commentText = () =>
	z
		.string()
		.trim()
		.min(1, 'validation.required')
		.max(LIMITS.comment)
		.refine((text) => storable(text) && isInOrder(text), 'validation.characters');

/** Reason of a decision by staff, never shown to companies. Omitted, null or '': none. */
export const reasonText = () =>
	z
		.string()
		.trim()
		.max(LIMITS.reason)
		.refine(storable, 'validation.characters')
		.nullish()
		.transform((text) => text || null);

/** A text of a paper, trimmed; may be empty in a draft. */
export const paperText = () => visible(z.string().trim().max(LIMITS.paper), isManyLines);

/** A mail address, with full width folded (`mail-address.ts`). Messages may be other text keys. */
export const email = (messages: { required?: string; format?: string } = {}) =>
	z
		.string()
		.trim()
		.min(1, { abort: true, ...(messages.required ? { error: messages.required } : {}) })
		.max(LIMITS.short)
		.superRefine((typed, { addIssue }) => {
			if (readMailAddress(typed)) return;
			addIssue({ code: 'invalid_format', format: 'email', ...(messages.format ? { message: messages.format } : {}) });
		})
		.meta({ format: 'email' })
		.transform((typed) => readMailAddress(typed)?.address ?? typed);

/** Not trimmed. An empty one is missing rather than too short. `measured` is the text whose length has the maximum. */
const passwordText = (measured: (password: string) => string) =>
	z
		.string()
		.min(1, { abort: true })
		.min(LIMITS.passwordMin)
		.superRefine((password, { addIssue }) => {
			const maximum = LIMITS.passwordMax;
			if (measured(password).length > maximum)
				addIssue({ code: 'too_big', origin: 'string', maximum, inclusive: true });
		})
		.refine(storable, 'validation.characters')
		.meta({ maxLength: LIMITS.passwordMax });

/** A password that is to be set: at least 8 characters as typed, at most 128 as it is hashed. */
export const newPassword = () => passwordText(foldPassword);

/** The password of an account: up to 128 characters as typed, like those that former versions set, or as hashed. */
export const password = () =>
	passwordText((typed) => (typed.length > LIMITS.passwordMax ? foldPassword(typed) : typed));

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

/** '' from a form clears the field, like null. */
export const emptied = () => z.literal('').transform(() => null);

/** An optional date. Omitted: unchanged; null or '' clears it. */
export const optionalDate = () => z.union([dateOnly(), emptied()], 'validation.date').nullish();

/** The id of a record in a body. */
export const id = () => z.number().int().min(1).max(LIMITS.integer);

/** A list of at most `max` elements. A longer one is refused by its length alone, without validating its elements. */
export const listOf = <T extends z.ZodType>(element: T, max: number) =>
	z.preprocess<unknown, z.ZodArray<T>, z.input<T>[]>((value, context) => {
		if (Array.isArray(value) && value.length > max) {
			context.addIssue({ code: 'too_big', origin: 'array', maximum: max, inclusive: true });
		}
		return value;
	}, z.array(element).max(max));

/** The id of a record in a path or query; over REST in canonical digits. */
export const pathId = <Sent = number>() =>
	z.preprocess<unknown, ReturnType<typeof id>, Sent>(
		(sent) => (typeof sent === 'string' ? (idInPath(sent) ?? Number.NaN) : sent),
		id(),
	);

/** `true` or `false` in a query string, also as `1` or `0`. */
export const queryFlag = () =>
	z.union([z.boolean(), z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')]);

/** The optional `version` of a save (contract, section 5). */
export const version = () => z.number().int().min(0).max(LIMITS.integer).optional();

/** Marks an autosave, after typing or on leaving; the response then has no message. */
export const autosave = () => z.boolean().optional();

/** The `version` of a multipart form, whose fields are strings. */
export const formVersion = () =>
	z
		.preprocess((value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value), version())
		.meta({ type: 'integer', minimum: 0 });

/** A yes or no in a multipart form. */
export const formFlag = () =>
	z
		.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean().optional())
		.meta({ type: 'boolean' });

/** A time in a response: ISO 8601, UTC. */
export const instant = () => z.iso.datetime();
