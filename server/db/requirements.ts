import pg from 'pg';
import { ConfigError } from '#server/base/config.ts';

/** Requirements for a database; the embedded one and that of docker-compose.yml meet them. */

const OLDEST = 16;

/** With the character type C, PostgreSQL does not recognize Japanese letters, so searches for names have no index. */
const WITHOUT_JAPANESE: readonly string[] = ['C', 'POSIX'];

const CONNECT_LIMIT_MS = 5_000;

export const createDatabase = (name: string): string =>
	`CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C.UTF-8' LOCALE_PROVIDER icu ICU_LOCALE 'ja-JP'`;

export type Facts = { name: string; version: number; encoding: string; characterType: string };

/** Why a database cannot be used, in one line; null if it can. */
export const problemOf = ({ name, version, encoding, characterType }: Facts): string | null => {
	const major = Math.floor(version / 10_000);
	if (major < OLDEST) return `The database is PostgreSQL ${major}: ${OLDEST} or newer is needed`;
	const another = `use one made with ${createDatabase(`${name}_utf8`)}`;
	if (encoding !== 'UTF8') return `The database ${name} has the encoding ${encoding}, UTF8 is needed: ${another}`;
	return WITHOUT_JAPANESE.includes(characterType)
		? `The database ${name} has the character type ${characterType}, which knows no Japanese letters: ${another}`
		: null;
};

const factsOf = async (client: pg.Client): Promise<Facts | null> => {
	const { rows } = await client.query<Facts>(`
		select datname as name, current_setting('server_version_num')::int as version,
			pg_encoding_to_char(encoding) as encoding, datctype as "characterType"
		from pg_database where datname = current_database()`);
	return rows[0] ?? null;
};

/** @throws ConfigError if the database is unsuitable, or the connection error */
export const checkDatabase = async (url: string): Promise<void> => {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS });
	client.on('error', () => {});
	try {
		await client.connect();
		const facts = await factsOf(client);
		const problem = facts && problemOf(facts);
		if (problem) throw new ConfigError(problem);
	} finally {
		await client.end().catch(() => {});
	}
};

/**
 * Called before anything is written. The embedded database is not checked: it is as good as its machine allows.
 * @throws as `checkDatabase`
 */
export const requireFittingDatabase = async (config: { embedded: boolean; databaseUrl: string }): Promise<void> => {
	if (!config.embedded) await checkDatabase(config.databaseUrl);
};
