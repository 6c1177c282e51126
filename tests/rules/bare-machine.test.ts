import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** `npm test` needs nothing but Node and npm. */

const HELPER = 'tests/support/processes/redis.ts';

const files = globSync([
	'tests/{api,commands,e2e,start,support,workers}/**/*.ts',
	'{shared,server,workers,scripts}/**/*.test.ts',
]).filter((file) => file !== HELPER);

/** Starts a Redis, or lets a process use one. */
const STARTS_REDIS = /\bstartRedis\(|['"]redis-server['"]/;
/** Runs without it where there is none: `redisProgram`, or the options of `QUEUES`. */
const ASKS_FIRST = /\bredisProgram\b|\bQUEUES\b/;

it('tests start Redis only after asking whether there is one', () => {
	expect(files.length).toBeGreaterThan(300);
	const read = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
	const starting = read.filter(({ text }) => STARTS_REDIS.test(text));
	expect(starting.map(({ file }) => file)).toContain('tests/support/boot.ts');
	expect(starting.filter(({ text }) => !ASKS_FIRST.test(text)).map(({ file }) => file)).toEqual([]);
});
