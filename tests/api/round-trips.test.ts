import { expect, it } from 'vitest';
import { listOperations } from '#server/calls/operation.ts';
import { operations } from '#server/router.ts';
import { withApp } from '#tests/support/app.ts';
import { callRest } from '#tests/support/procedures.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { sql } from 'drizzle-orm';
import { type DistantDatabase, startDistantDatabase } from '#tests/support/trips.ts';
import { inputFor, makeWholeWorld, tokenFor } from '#tests/support/whole-world.ts';

let distant: DistantDatabase;
const booted = withApp({
	databaseProxy: async (url) => {
		distant = await startDistantDatabase(url, 6);
		return distant.url;
	},
});
const reads = listOperations(operations).filter(({ operation }) => operation.kind === 'query');

it('lists', async () => {
	const app = booted.current;
	await publishPaper(app, smallPaper([1, 8]));
	const world = await makeWholeWorld(app);
	await Promise.all(Array.from({ length: 16 }, () => app.deps.db.execute(sql`select pg_sleep(0.05)`)));
	const rows: string[] = [];
	for (const { name, operation } of reads) {
		for (const page of 'page' in operation.query ? [{}, { page: 1 }] : [{}]) {
			const tries: number[] = [];
			let status = 0;
			let n = 0;
			for (let t = 0; t < 3; t++) {
				app.queries.splice(0);
				tries.push(
					await distant.tripsOf(async () => {
						({ status } = await callRest(app, operation, {
							token: tokenFor(world, operation),
							input: { ...inputFor(world, name, operation), ...page },
						}));
					}),
				);
				n = app.queries.length;
			}
			rows.push(`${Math.min(...tries)} ${tries} s${n} ${status} ${name} ${JSON.stringify(page)}`);
		}
	}
	console.log(rows.sort().join('\n'));
	expect(1).toBe(1);
});
