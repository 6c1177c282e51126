import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { assessmentTransitions } from '#server/db/tables/assessment.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { call } from '#tests/support/client.ts';
import { makeAssessor, makeConsoleAdmin } from '#tests/support/factories.ts';
import { importAll } from './bulk/imported.ts';
import { askThroughKill } from './bulk/killed-while-asked.ts';
import { doneOf, nextWave, type Worked, workOff, workOffThroughKill } from './bulk/worked-off.ts';
import { createChecks, type Drill, seconds } from './support/drill.ts';
import { memoryMissing } from './support/memory.ts';
import { withSite } from './support/site.ts';

const ASSESSORS = 20;
const WAVES = 5;
/** After a kill, the other worker waits until the queue gives up the first. */
const KILLED_IN: readonly number[] = [1, 3];
const LIFE_MS = 1_000;
/** The time that workers may take in all to start so many companies, kills included. */
const WITHIN_MS = 180_000;
const MEASURED = 5_000;
const PLANNED_WITHIN_MS = 2_000;

const NAME = '一斉開始';

/** How many companies each assessor has, fewest and most. */
const sharesOf = async ({ deps: { db } }: TestApp): Promise<{ least: number; most: number; sum: number }> => {
	const { rows } = await db.execute<{ least: number; most: number; sum: number }>(sql`
		select min(n)::int as least, max(n)::int as most, sum(n)::int as sum
		from (select count(*) as n from assessor_companies group by user_id) shares`);
	return rows[0] ?? { least: 0, most: 0, sum: 0 };
};

export const bulkStarted: Drill = {
	name: 'kill -9 of server and worker while a year is imported and started',
	rule: 'each company of a file is registered, started and assigned once, evenly; the same file again changes nothing; 5,000 are started within 3 minutes of worker time',
	limitMs: 900_000,
	missing: memoryMissing,
	run: ({ companies }) =>
		withSite({ servers: 1, workers: 0 }, async (site) => {
			const { app } = site;
			const { problems, check } = createChecks();
			await publishPaper(app, smallPaper());
			const { token } = await makeConsoleAdmin(app);
			for (let at = 0; at < ASSESSORS; at++) await makeAssessor(app);
			const imported = await importAll(site, { token, companies, name: NAME, check, limitMs: WITHIN_MS });
			await app.deps.db.execute(sql`analyze`);

			const perDay = Math.ceil(companies / WAVES);
			const body = {
				act: 'start',
				company_filters: { q: NAME },
				assessor_choice: 'spread',
				per_day: perDay,
			};
			const ask = (url: string) => call<{ id: number }>({ url }, 'POST', '/console/bulk_jobs', { token, body });
			const asked = await askThroughKill(site, ask, randomInt(PLANNED_WITHIN_MS));
			const all: Worked[] = [];
			const killed: number[] = [];
			let waves = 0;
			// The first wave is due at once.
			do {
				waves += 1;
				if (KILLED_IN.includes(waves)) {
					const { beforeKill, ...worked } = await workOffThroughKill(site, asked.id, LIFE_MS, WITHIN_MS);
					all.push(worked);
					killed.push(beforeKill);
				} else all.push(await workOff(site, asked.id, WITHIN_MS));
				const done = await doneOf(site, asked.id);
				check(done === Math.min(companies, waves * perDay), `${done} are done after ${waves} waves`);
			} while (waves <= WAVES && (await nextWave(site, asked.id)));
			check(waves === WAVES, `there were ${waves} waves`);
			const sumOf = (part: keyof Worked): number => all.reduce((sum, worked) => sum + worked[part], 0);
			const workerMs = sumOf('workerMs');
			check(
				workerMs <= WITHIN_MS * Math.max(1, companies / MEASURED),
				`the start took ${seconds(workerMs)} of worker time`,
			);
			const starts = await app.deps.db.$count(assessmentTransitions, eq(assessmentTransitions.event, 'start'));
			check(starts === companies, `${starts} assessments were started`);
			const { least, most, sum } = await sharesOf(app);
			check(sum === companies && most - least <= 1, `assessors have ${least} to ${most} companies, ${sum} in all`);
			const planned = asked.wasMade
				? 'planned by a server that was killed'
				: `planned in ${seconds(asked.answeredMs)} after a kill`;
			return {
				figures: `${imported}; ${planned}; started in ${waves} waves and ${seconds(workerMs)} of worker time (${Math.round(sumOf('processorSeconds'))} s of processor), ${killed.join(' and ')} of a wave before a kill; ${least} to ${most} for each of ${ASSESSORS} assessors`,
				problems,
			};
		}),
};
