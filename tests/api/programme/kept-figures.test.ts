import { sql } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { assessorCompanies } from '#server/db/tables/accounts.ts';
import type { Flow } from '#shared/programme/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { makeAssessor, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';

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

const countStarted = async (reader: Person = admin, query = ''): Promise<number> => {
	const { data } = await reader.get<Flow>(`/console/programme/flow${query}`);
	return data.steps.find(({ step }) => step === 'started')?.counts.at(-1) ?? Number.NaN;
};

it('are kept for a minute, then counted again beside, and after ten minutes before the answer', async () => {
	const { clock } = booted.current;
	const assessor = await makeAssessor(booted.current);
	const before = await countStarted();
	await startedAssessment(booted.current, { admin });
	expect(await countStarted()).toBe(before + 1);

	await estimate(100_000);
	expect(await countStarted()).toBe(before + 1);
	const { companyId } = await startedAssessment(booted.current, { admin });
	await booted.current.deps.db.insert(assessorCompanies).values({ userId: assessor.user.id, companyId });
	expect(await countStarted()).toBe(before + 1);
	expect(await countStarted(await makeConsoleAdmin(booted.current))).toBe(before + 1);
	// Other filters are another chart, and an assessor's own companies are always counted.
	expect(await countStarted(admin, '?industry=T')).toBe(0);
	expect(await countStarted(assessor)).toBe(1);

	clock.advance(MINUTE + 1);
	expect(await countStarted()).toBe(before + 1);
	await vi.waitFor(async () => expect(await countStarted()).toBe(before + 2));

	await startedAssessment(booted.current, { admin });
	clock.advance(10 * MINUTE + 1);
	expect(await countStarted()).toBe(before + 3);
});
