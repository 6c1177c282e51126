import pg from 'pg';
import { DETAIL_KEYS } from '#server/audit/detail-keys.ts';

/** The details in the audit log of a database that have no words: the type of an event does not see into a spread. */
export const unsaidDetails = async (databaseUrl: string): Promise<string[]> => {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		const { rows } = await client.query<{ said: string }>(
			`select distinct action || ' ' || key as said from audit_events, jsonb_object_keys(detail) key where key <> all ($1)`,
			[[...DETAIL_KEYS]],
		);
		return rows.map(({ said }) => said);
	} finally {
		await client.end();
	}
};
