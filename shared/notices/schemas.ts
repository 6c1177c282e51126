import { z } from 'zod';
import { id, instant, queryFlag } from '#shared/fields.ts';
import { LOCALES } from '#shared/i18n/translate.ts';
import { listQuery } from '#shared/lists.ts';
import { CHANNELS, isOptional, NOTICE_KINDS, type OptionalKind } from './kinds.ts';

/** The inbox and its preferences. */

export const notice = z.object({
	id: id(),
	kind: z.enum(NOTICE_KINDS),
	/** In the language of the call. */
	title: z.string(),
	body: z.string(),
	/** Path of the linked screen; null if there is none. */
	path: z.string().nullable(),
	created_at: instant(),
	read_at: instant().nullable(),
});
export type Notice = z.output<typeof notice>;

const { page, per_page } = listQuery([]);
/** `unread`: only unread ones, or only read ones. */
export const noticesQuery = { page, per_page, unread: queryFlag().optional() };
export type NoticesInput = z.output<z.ZodObject<typeof noticesQuery>>;

/** Larger counts are capped. */
export const MOST_UNREAD = 1_000;

export const unreadCount = z.object({ unread: z.number() });

/** `up_to`: the newest notice seen; later ones stay unread. */
export const readAllBody = { up_to: id() };

const optionalKind = z
	.enum(NOTICE_KINDS, { error: 'validation.choice' })
	.refine((kind): kind is OptionalKind => isOptional(kind), 'validation.choice');

export const preference = z.object({ kind: z.enum(NOTICE_KINDS), channel: z.enum(CHANNELS) });
export type Preference = z.output<typeof preference>;

export const preferenceBody = { kind: optionalKind, channel: z.enum(CHANNELS, { error: 'validation.choice' }) };

/** Language of mails, and of pages until the browser has chosen one. */
export const localeBody = { locale: z.enum(LOCALES, { error: 'validation.choice' }) };
