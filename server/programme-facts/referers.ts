import { type SQL, sql } from 'drizzle-orm';

/** The partner through whom a visitor `v` came; '' for none and for anything else, which may be whatever somebody typed. */
export const refererIn = (partners: Readonly<Record<string, string>>): SQL => {
	const names = Object.keys(partners);
	return sql`case when v.referer_id = any(${sql.param(names)}::text[]) then v.referer_id else '' end`;
};
