import { sql } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { assessorCompanies } from '#server/db/tables/accounts.ts';
import type { Questions } from '#shared/programme/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { makeAssessor, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** Charts of a large installation, which is one by PostgreSQL's estimate. */

const booted = withApp({ withoutPrinting: true });

const MINUTE = 60_000;
let admin: Person;

const estimate = (assessments: number) =>
	booted.current.deps.db.execute(
		sql`update pg_class set reltuples = ${assessments} where oid = 'programme_assessments'::regclass`,
	);

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
	admin = await makeConsoleAdmin(booted.current);
});

const addResult = () => assessmentAt(booted.current, 7, { admin });

const countResults = async (reader: Person = admin, query = ''): Promise<number> =>
	(await reader.get<Questions>(`/console/programme/questions${query}`)).data.results;

it('are kept for a minute, then counted again in the background, and after ten minutes before the answer', async () => {
	const { clock, deps } = booted.current;
	const assessor = await makeAssessor(booted.current);
	await addResult();
	expect(await countResults()).toBe(1);
	await addResult();
	expect(await countResults()).toBe(2);

	await estimate(100_000);
	expect(await countResults()).toBe(2);
	const { companyId } = await addResult();
	await deps.db.insert(assessorCompanies).values({ userId: assessor.user.id, companyId });
	expect(await countResults()).toBe(2);
	expect(await countResults(await makeConsoleAdmin(booted.current))).toBe(2);
	// Other filters are another chart, and an assessor's own companies are always counted.
	expect(await countResults(admin, '?industry=T')).toBe(0);
	expect(await countResults(assessor)).toBe(1);

	clock.advance(MINUTE + 1);
	expect(await countResults()).toBe(2);
	await vi.waitFor(async () => expect(await countResults()).toBe(3));

	await addResult();
	clock.advance(10 * MINUTE + 1);
	expect(await countResults()).toBe(4);
});
