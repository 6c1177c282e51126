import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../server/program.ts';
import { hasJourneys, runPlaywright, runVitest } from './test/runners.ts';
import { add, type Tally } from './test/tally.ts';

/**
 * `npm test`: everything. `npm test -- tests/api/sign-in.test.ts` runs what is named; a name below tests/e2e goes to the
 * browser's runner. The last line is `N passed, N failed`.
 */

const sayAboutRedis = (): void => {
	const program = findProgram('redis-server');
	console.log(
		program
			? `Redis: ${program}; the queue is tested on PostgreSQL and on Redis.`
			: 'Redis: no redis-server on the PATH; the queue is tested on PostgreSQL only.',
	);
};

const isJourney = (name: string): boolean => /(^|\/)tests\/e2e(\/|$)/.test(name);

const main = async (): Promise<void> => {
	process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), '..'));
	const named = process.argv.slice(2);
	const journeys = named.filter(isJourney);
	const others = named.filter((name) => !isJourney(name));
	sayAboutRedis();
	const tallies: Tally[] = [];
	if (named.length === 0 || others.length > 0) tallies.push(await runVitest(others));
	if (journeys.length > 0 || (named.length === 0 && hasJourneys())) tallies.push(await runPlaywright(journeys));
	const { passed, failed } = add(tallies);
	process.exitCode = failed === 0 ? 0 : 1;
	console.log(`\n${passed} passed, ${failed} failed`);
};

await main();
