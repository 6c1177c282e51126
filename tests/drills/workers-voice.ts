import { eq } from 'drizzle-orm';
import { voiceCodes } from '#server/db/tables/voice.ts';
import { readCounts } from '#server/voice/counters.ts';
import { CURRENT_SET, VALUES } from '#shared/voice/statements.ts';
import type { TestApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { answer, closeAfter, newSlips, openedRound, readRound } from '#tests/support/voice.ts';
import { createChecks, type Drill, seconds } from './support/drill.ts';
import { withSite } from './support/site.ts';

const PEOPLE = 400;
const AT_ONCE = 20;

const openRound = async (app: TestApp, code_count: number) => {
	await publishPaper(app, smallPaper());
	const staged = await assessmentAt(app, 3);
	return { staged, ...(await openedRound(app, staged, { code_count })) };
};

/** The status of an answer; 0 where none came. */
const statusOf = (url: string, code: string): Promise<number> =>
	answer({ url }, code).then(
		({ status }) => status,
		() => 0,
	);

export const voiceKilled: Drill = {
	name: "workers' voice: kill -9 of one of two servers",
	rule: 'each answer whole or absent; sent again, it is told which; none is counted twice',
	limitMs: 120_000,
	run: () =>
		withSite({ servers: 2 }, async ({ app, servers, startServer }) => {
			const { problems, check } = createChecks();
			const { id, codes, staged, closes_on } = await openRound(app, PEOPLE);
			const [first, second] = servers;
			if (!first || !second) throw new Error('two servers were not started');
			const urls = [first.url, second.url];
			const port = Number(new URL(first.url).port);
			const waiting = codes.entries();
			let [taken, unanswered, arrived] = [0, 0, 0];
			let restart: Promise<unknown> | null = null;
			const crash = async (): Promise<void> => {
				await first.kill();
				await startServer(port);
			};
			const person = async (): Promise<void> => {
				for (const [at, code] of waiting) {
					const status = await statusOf(urls[at % 2] ?? '', code);
					if (status === 200) taken++;
					else if (status === 0) {
						unanswered++;
						await restart;
						// Told that the code is used: it had arrived.
						const again = await statusOf(second.url, code);
						check([200, 422].includes(again), `sent again, an answer got ${again}`);
						if (again === 422) arrived++;
					} else check(false, `an answer got ${status}`);
					if (taken === PEOPLE / 4) restart ??= crash();
				}
			};
			await Promise.all(Array.from({ length: AT_ONCE }, person));
			await restart;
			const counts = await readCounts(app.deps.db, { id, statementSet: CURRENT_SET });
			check(counts.answers === PEOPLE, `${counts.answers} of ${PEOPLE} were counted`);
			for (const statement of counts.statements) {
				const sum = VALUES.reduce((total, value) => total + statement[value], 0);
				check(sum === PEOPLE, `${statement.id} was counted ${sum} times`);
			}
			const left = await app.deps.db.$count(voiceCodes, eq(voiceCodes.roundId, id));
			check(left === 0, `${left} codes are left`);
			const begin = performance.now();
			await closeAfter(app, closes_on);
			const closing = performance.now() - begin;
			check((await readRound(staged.admin, id)).state === 'closed', 'the round was not closed');
			return {
				figures: `${PEOPLE} answers, ${unanswered} without an answer of the server (${arrived} had arrived); closed in ${seconds(closing)}`,
				problems,
			};
		}),
};

const CONCURRENCY = 8;
/** A slip is used once in so many guesses. */
const HONEST_EVERY = 100;
const PER_MINUTE = 30;
const MINUTE_MS = 60_000;

export const voiceGuessed: Drill = {
	name: "workers' voice: codes of slips guessed",
	rule: `no hit; ${PER_MINUTE} a minute and network, then 429; who has a slip is always let through`,
	limitMs: 300_000,
	run: ({ requests }) =>
		withSite({ servers: 1, isLimited: true }, async ({ app, servers }) => {
			const { problems, check } = createChecks();
			const url = servers[0]?.url ?? '';
			const { codes, id } = await openRound(app, Math.max(10, Math.ceil(requests / HONEST_EVERY)));
			const answered = new Map<number, number>();
			let [asked, honest] = [0, 0];
			const begin = performance.now();
			const guess = async (): Promise<void> => {
				while (asked < requests) {
					const nth = ++asked;
					const status = await statusOf(url, newSlips(1)[0] ?? '');
					answered.set(status, (answered.get(status) ?? 0) + 1);
					if (nth % HONEST_EVERY !== 0) continue;
					const own = await statusOf(url, codes[honest++] ?? '');
					check(own === 200, `a slip was answered with ${own}`);
				}
			};
			await Promise.all(Array.from({ length: CONCURRENCY }, guess));
			const windows = Math.ceil((performance.now() - begin) / MINUTE_MS) + 1;
			const [misses = 0, refused = 0] = [answered.get(422), answered.get(429)];
			check(misses + refused === asked, `answered otherwise: ${JSON.stringify([...answered])}`);
			check(misses >= PER_MINUTE && misses <= PER_MINUTE * windows, `${misses} were answered with 422`);
			check(
				(await readCounts(app.deps.db, { id, statementSet: CURRENT_SET })).answers === honest,
				'a guess was counted',
			);
			return {
				figures: `${asked} guesses: ${misses} answered with 422, ${refused} with 429; ${honest} slips with 200`,
				problems,
			};
		}),
};
