import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { companies } from '#server/db/tables/companies.ts';
import { withApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { makeCompany } from '#tests/support/factories.ts';

/** Statements that repeat are prepared once per connection; the setting says how many. */

/** Those of the only connection. */
const preparedOn = async (app: TestApp): Promise<string[]> => {
	const { rows } = await app.deps.db.execute<{ name: string }>(
		sql`select name from pg_prepared_statements where name ~ '^[A-Za-z0-9_-]{27}$'`,
	);
	return rows.map(({ name }) => name);
};

/** Twelve statements with values, six times each. */
const repeat = async ({ deps: { db } }: TestApp): Promise<void> => {
	for (let time = 0; time < 6; time++) {
		for (let at = 0; at < 12; at++) {
			const { rows } = await db.execute(sql`select ${at}::int as ${sql.identifier(`of_${at}`)}`);
			expect(rows).toEqual([{ [`of_${at}`]: at }]);
		}
	}
};

describe('with ten', () => {
	const booted = withApp({ env: { DATABASE_POOL: '1', DATABASE_NAMED_STATEMENTS: '10' } });

	it('ten are kept, and answer as the others', async () => {
		const app = booted.current;
		await repeat(app);
		expect(await preparedOn(app)).toHaveLength(10);
	});
});

describe('while a newer version migrates', () => {
	const booted = withApp({ env: { DATABASE_POOL: '1', DATABASE_NAMED_STATEMENTS: '11' } });

	it('a column that is added leaves the kept statements right', async () => {
		const { deps } = booted.current;
		const { id } = await makeCompany(booted.current, { companyName: '準備の会' });
		const read = () => deps.db.select().from(companies).where(eq(companies.id, id));
		for (let time = 0; time < 6; time++) await read();
		expect(await preparedOn(booted.current)).not.toEqual([]);
		await deps.db.execute(sql`alter table companies add column added_later text default 'x'`);
		expect(await read()).toMatchObject([{ id, companyName: '準備の会' }]);
	});
});

describe('with none', () => {
	const booted = withApp({ env: { DATABASE_POOL: '1', DATABASE_NAMED_STATEMENTS: '0' } });

	it('none is kept', async () => {
		await repeat(booted.current);
		expect(await preparedOn(booted.current)).toEqual([]);
	});
});
