import type { Deps } from '#server/calls/deps.ts';
import type { mails } from '#server/db/tables/notices.ts';
import type { Letter } from './letter.ts';

export type MailRow = typeof mails.$inferSelect;

export type ComposeDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'signer'>;

/** To whom, and what. */
export type Composed = { to: string; letter: Letter };
