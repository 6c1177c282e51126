import type pg from 'pg';
import type { Manifest } from './format.ts';

/** Open rounds of the workers' voice, which are backed up without codes and answers. */

const TABLE = 'voice_rounds';

/** False for databases of former versions. */
const hasRounds = (tables: Manifest['tables']): boolean => tables.some(({ name }) => name === TABLE);

export const countOpenRounds = async (client: pg.Client, tables: Manifest['tables']): Promise<number> => {
	if (!hasRounds(tables)) return 0;
	const { rows } = await client.query<{ count: number }>(
		`select count(*)::int as count from ${TABLE} where closed_at is null`,
	);
	return rows[0]?.count ?? 0;
};

/** Ends restored open rounds without a result, since their slips are void. Returns their number. */
export const endOpenRounds = async (client: pg.Client, { tables, made_at }: Manifest): Promise<number> => {
	if (!hasRounds(tables)) return 0;
	const { rowCount } = await client.query(`update ${TABLE} set closed_at = $1 where closed_at is null`, [made_at]);
	return rowCount ?? 0;
};
