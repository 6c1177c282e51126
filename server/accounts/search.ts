import { sql } from 'drizzle-orm';
import type { Searched } from '#server/db/folded.ts';
import { users } from '#server/db/tables/accounts.ts';

/** Accounts by name, kana and email. */
export const PEOPLE = {
	folded: users.searchFolded,
	typed: sql`(${users.name} || ' ' || ${users.nameKana} || ' ' || ${users.email})`,
} as const satisfies Searched;
