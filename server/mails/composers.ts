import type { User } from '#server/accounts/queries.ts';
import type { ComposeDeps, Composed, MailRow } from '#server/notify/composed.ts';
import type { MailKind } from '#shared/mails/states.ts';

/** The user is null for a mail to a visitor. */
export type Composer = (deps: ComposeDeps, mail: MailRow, user: User | null) => Promise<Composed | null>;

/** Mails that are no notices, and notices whose mail says more than the inbox. */
export const composers: Partial<Record<MailKind, Composer>> = {};
