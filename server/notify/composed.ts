import type { Deps } from '#server/calls/deps.ts';
import type { users } from '#server/db/tables/accounts.ts';
import type { mails } from '#server/db/tables/notices.ts';
import type { Letter } from './letter.ts';

export type MailRow = typeof mails.$inferSelect;

export type ComposeDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'signer'>;

export type Composed = { to: string; letter: Letter };

/** Null if it must not be sent any more. `user` is null for a mail to a visitor. */
export type Composer = (
	deps: ComposeDeps,
	mail: MailRow,
	user: typeof users.$inferSelect | null,
) => Promise<Composed | null>;
