import { z } from 'zod';
import { id, instant, pathId, queryFlag } from '#shared/fields.ts';
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
	/** Id of the group of its hour; null for one that stands alone. */
	group_id: id().nullable(),
	/** In a grouped list: for a group how many it has; null for a single notice. */
	group: z.object({ count: z.number(), unread: z.number() }).nullable(),
});
export type Notice = z.output<typeof notice>;

const { page, per_page } = listQuery([]);
/**
 * `unread`: only unread ones, or only read ones. `grouped`: one row for a group, like its newest notice. `group`: only
 * the notices of a group.
 */
export const noticesQuery = {
	page,
	per_page,
	unread: queryFlag().optional(),
	grouped: queryFlag().optional(),
	group: pathId().optional(),
};
export type NoticesInput = z.output<z.ZodObject<typeof noticesQuery>>;

/** Larger counts are capped. */
export const MOST_UNREAD = 1_000;

/** `unread_groups`: a group counts as one. */
export const unreadCount = z.object({ unread: z.number(), unread_groups: z.number() });
export type UnreadCount = z.output<typeof unreadCount>;

/** `up_to`: the newest notice seen; later ones stay unread. */
export const readAllBody = { up_to: id() };

/** Without `up_to`, all notices of the group. */
export const readGroupBody = { up_to: id().optional() };

const optionalKind = z
	.enum(NOTICE_KINDS, { error: 'validation.choice' })
	.refine((kind): kind is OptionalKind => isOptional(kind), 'validation.choice');

export const preference = z.object({ kind: z.enum(NOTICE_KINDS), channel: z.enum(CHANNELS) });
export type Preference = z.output<typeof preference>;

export const preferenceBody = { kind: optionalKind, channel: z.enum(CHANNELS, { error: 'validation.choice' }) };

/** Language of mails, and of pages until the browser has chosen one. */
export const localeBody = { locale: z.enum(LOCALES, { error: 'validation.choice' }) };
