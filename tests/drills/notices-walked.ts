import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import { users } from '#server/db/tables/accounts.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { mails, notices } from '#server/db/tables/notices.ts';
import { PRIORITY } from '#server/jobs/priorities.ts';
import { TOO_LATE } from '#server/notices/mails/failures.ts';
import { addDays, tokyoDate } from '#shared/dates.ts';
import type { TestApp } from '#tests/support/boot.ts';
import type { WorkerProcess } from '#tests/support/processes/worker-process.ts';
import { expectedLines, isSo, lineOfNotice } from '#tests/support/reminders/expected.ts';
import { listReminders, readFacts } from '#tests/support/reminders/facts.ts';
import { actAtRandom, changePeople, MARKERS, makeWalk } from '#tests/support/reminders/walk.ts';
import { readMailFiles } from './notices/mail-files.ts';
import { createChecks, type Drill, seconds, until } from './support/drill.ts';
import { createRandom, type Random } from './support/random.ts';
import { createShiftedClock } from './support/shifted-clock.ts';
import { withSite } from './support/site.ts';

const COMPANIES = 40;
const ACTS_A_DAY = 4;
const FIRST_DAY = '2027-01-01';
/** Few: a mail that was being sent waits for three minutes each time. */
const KILLED = 0.05;
const DOWN_AT_NINE = 0.05;
const DOWN_ALL_DAY = 0.03;
/** Longer than a killed worker keeps a mail from the other. */
const DAY_LIMIT_MS = 300_000;
const WORKER = path.join(path.dirname(fileURLToPath(import.meta.url)), 'notices/worker.ts');

const at = (day: string, time: string): Date => new Date(`${day}T${time}:00+09:00`);

/** The job of a mail about a group of notices, until or from its hour on. */
const isOfGroup = (now: Date, isDue: boolean) => sql`(${outboxJobs.name} = 'send-mail' and exists (
	select from mails m where m.id = (${outboxJobs.payload}->>'mail_id')::int and m.group_id is not null
		and m.state = 'waiting' and m.next_attempt_at ${sql.raw(isDue ? '<=' : '>')} ${now.toISOString()}::timestamptz
))`;

const isOpen = and(
	isNull(outboxJobs.finishedAt),
	isNull(outboxJobs.failedAt),
	inArray(outboxJobs.name, ['make-notices', 'send-mail']),
);

/** Without those that wait for the end of their hour. */
const countOpenJobs = ({ deps: { db }, clock }: TestApp): Promise<number> =>
	db.$count(outboxJobs, and(isOpen, not(isOfGroup(clock.now(), false))));

/** The queue looks for what has become due every twenty seconds; a day takes less here. */
const hurryGroups = async ({ deps: { db, outbox }, clock }: TestApp): Promise<void> => {
	const due = await db
		.select({ id: outboxJobs.id })
		.from(outboxJobs)
		.where(and(isOpen, isOfGroup(clock.now(), true)));
	for (const { id } of due) outbox.bringForward(id, PRIORITY.first);
};

/** Two workers, of which one is killed now and then while it works, and both are down at times. */
const createWorkers = (start: () => Promise<WorkerProcess>, random: Random) => {
	let workers: WorkerProcess[] = [];
	let kills = 0;
	return {
		kills: () => kills,
		up: async () => {
			while (workers.length < 2) workers.push(await start());
		},
		down: async () => {
			await Promise.all(workers.map((worker) => worker.kill()));
			workers = [];
		},
		killOne: async () => {
			await new Promise((resolve) => setTimeout(resolve, random.between(0, 400)));
			await workers.shift()?.kill();
			kills++;
		},
	};
};

type MailFate = { id: number; kind: string; state: string; error: string | null; createdAt: Date };

/** A mail is tried for a day: where no worker ran on a whole day, one of the evening before, or of that day, is given up. */
const isGivenUp = ({ state, error, createdAt }: MailFate, downAllDay: ReadonlySet<string>): boolean =>
	state === 'failed' &&
	error?.includes(TOO_LATE) === true &&
	[0, 1].some((days) => downAllDay.has(addDays(tokyoDate(createdAt), days)));

/** What was told beside what had to be, and to whom mails went. */
const checkAll = async (
	app: TestApp,
	{ told, downAllDay }: { told: string[]; downAllDay: ReadonlySet<string> },
	check: (holds: boolean, otherwise: string) => void,
) => {
	const { db, config } = app.deps;
	const lines = (await listReminders(app)).map(lineOfNotice);
	const [made, expected] = [new Set(lines), new Set(told)];
	const missing = told.filter((line) => !made.has(line));
	const needless = lines.filter((line) => !expected.has(line));
	check(lines.length === made.size, `${lines.length - made.size} reminders stand twice`);
	check(missing.length === 0, `${missing.length} were not reminded: ${missing.slice(0, 3)}`);
	check(needless.length === 0, `${needless.length} were reminded of nothing: ${needless.slice(0, 3)}`);
	const files = readMailFiles(config.dataDir);
	const rows = await db
		.select({
			id: mails.messageId,
			to: users.email,
			fate: { id: mails.id, kind: mails.kind, state: mails.state, error: mails.error, createdAt: mails.createdAt },
		})
		.from(mails)
		.innerJoin(users, eq(users.id, mails.userId));
	const byId = new Map(rows.map((row) => [`<${row.id}>`, row]));
	const sentIds = new Set(files.map(({ messageId }) => messageId));
	const unsent = rows.filter(({ id, fate }) => fate.state === 'sent' && !sentIds.has(`<${id}>`));
	check(unsent.length === 0, `${unsent.length} mails count as sent and were not`);
	const left = rows.filter(({ fate }) => !['sent', 'void'].includes(fate.state) && !isGivenUp(fate, downAllDay));
	const ofLeft = JSON.stringify(left.slice(0, 3).map(({ fate }) => fate));
	check(left.length === 0, `${left.length} mails were neither sent nor void: ${ofLeft}`);
	const strangers = files.filter(({ messageId, to }) => byId.get(messageId)?.to !== to);
	const who = strangers.slice(0, 3).map(({ messageId, to }) => `${messageId} to ${to}`);
	check(strangers.length === 0, `${strangers.length} mails went to others, or have no row: ${who}`);
	const all = JSON.stringify(await db.select().from(notices)) + files.map(({ text }) => text).join('\n');
	for (const marker of MARKERS) check(!all.includes(marker), `a notice or mail says ${marker}`);
	return { reminders: lines.length, mails: sentIds.size, twice: files.length - sentIds.size };
};

export const noticesWalked: Drill = {
	name: 'notices while the days go by',
	rule: 'each reminder exactly once on its day, each mail at least once with one Message-ID; none of what is no longer so, none to who left or switched it off, nothing internal',
	limitMs: ({ days }) => 120_000 + days * 10_000,
	run: ({ days, seed }) =>
		withSite({ servers: 0 }, async ({ app, startWorker }) => {
			const { problems, check } = createChecks();
			const random = createRandom(seed);
			const clock = createShiftedClock(path.join(app.deps.config.dataDir, 'clock'));
			const setTo = (instant: Date): void => {
				app.clock.set(instant);
				clock.shift(instant.getTime() - Date.now());
			};
			setTo(at(FIRST_DAY, '06:00'));
			const walk = await makeWalk(app, random, { companies: COMPANIES, days });
			const workers = createWorkers(() => startWorker(clock.env, WORKER), random);
			const told: string[] = [];
			const downAllDay = new Set<string>();
			let late = 0;
			const begin = performance.now();
			for (let day = 0; day < days && problems.length === 0; day++) {
				const today = addDays(FIRST_DAY, day);
				app.clock.set(at(today, '08:00'));
				await changePeople(walk);
				const [isDownAtNine, isDownAllDay] = [random.chance(DOWN_AT_NINE), random.chance(DOWN_ALL_DAY)];
				if (isDownAtNine || isDownAllDay) await workers.down();
				if (isDownAllDay) downAllDay.add(today);
				if (!isDownAllDay) {
					setTo(at(today, isDownAtNine ? '15:00' : '09:00'));
					told.push(...expectedLines(await readFacts(app), app.clock.now()));
					await workers.up();
					if (random.chance(KILLED)) {
						await workers.killOne();
						await workers.up();
					}
					const isTold = await until(async () => {
						await hurryGroups(app);
						return (await listReminders(app)).length >= told.length && (await countOpenJobs(app)) === 0;
					}, DAY_LIMIT_MS);
					check(isTold, `on ${today}, ${told.length} reminders were due so far, and not all are told and mailed`);
					late += Number(isDownAtNine);
				}
				// Nothing is due at night: what happens in the evening is told the next day.
				clock.shift(at(addDays(today, 1), '00:30').getTime() - Date.now());
				app.clock.set(at(today, '18:00'));
				await actAtRandom(walk, ACTS_A_DAY);
				const facts = await readFacts(app);
				const untrue = (await listReminders(app)).filter((one) => one.voidedAt === null && !isSo(facts, one));
				check(untrue.length === 0, `on ${today} ${untrue.length} reminders are shown that are no longer so`);
			}
			await workers.up();
			const isOver = async (): Promise<boolean> => {
				await hurryGroups(app);
				return (await countOpenJobs(app)) === 0;
			};
			check(await until(isOver, DAY_LIMIT_MS), 'jobs are left');
			setTo(at(addDays(FIRST_DAY, days), '03:00'));
			check(await until(isOver, DAY_LIMIT_MS), 'mails of groups are left');
			await workers.down();
			const figures = await checkAll(app, { told, downAllDay }, check);
			const took = seconds(performance.now() - begin);
			return {
				figures: `${days} days of ${COMPANIES} companies in ${took}: ${figures.reminders} reminders, ${late} × down at nine; ${figures.mails} mails, ${figures.twice} of them twice; ${workers.kills()} × kill -9`,
				problems,
			};
		}),
};
