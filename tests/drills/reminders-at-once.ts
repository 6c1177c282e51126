import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { and, count, eq, sql } from 'drizzle-orm';
import { mails, notices } from '#server/db/tables/notices.ts';
import { addDays, tokyoDate } from '#shared/dates.ts';
import type { Staged } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { call } from '#tests/support/client.ts';
import type { Counted } from './notices/counted-worker.ts';
import { messageIdsOf } from './notices/mail-files.ts';
import { createChecks, type Drill, seconds, until } from './support/drill.ts';
import { COLLECTABLE, memoryMissing, residentMemory } from './support/memory.ts';
import { createShiftedClock } from './support/shifted-clock.ts';
import { withSite } from './support/site.ts';
import { countGraded, makeGradable } from './worker-killed-grading.ts';

const WORKERS = 2;
const GRADINGS = 4;
const GRADED_WITHIN_MS = 10_000;
/** Of a worker: what it takes, and what it holds once its garbage is collected. */
const TAKEN_MB = 512;
const HELD_MB = 64;
const SETTLES_WITHIN_MS = 20_000;
/** Of both workers: what makes a notice and its mail, relays it and sends it. */
const STATEMENTS_EACH = 30;
const WORKER = path.join(path.dirname(fileURLToPath(import.meta.url)), 'notices/counted-worker.ts');

/** Companies with an admin each, whose assessments all end on one day. */
const addDue = async ({ deps: { db } }: TestApp, companies: number, endDate: string): Promise<void> => {
	await db.execute(sql`
		with made as (
			insert into companies (company_name, search_text, ceo_name, company_address, phone_number, industry_code,
				registration_number, corporate_number)
			select '株式会社期限' || n, '株式会社期限' || n, '代表 太郎', '東京都', '03-0000-0000', 'E09',
				'09-' || lpad(nextval('company_registration_sequence')::text, 6, '0'), '1234567890123'
			from generate_series(1, ${companies}::int) n
			returning id
		), people as (
			insert into users (area, role, company_id, name, email, password_hash)
			select 'app', 0, id, '担当 花子', 'due' || id || '@example.com', 'none' from made
		)
		insert into assessment_progresses (company_id, paper_id, status, start_date, end_date, status_since)
		select id, (select min(id) from papers where is_premium), 2, ${addDays(endDate, -90)}::date, ${endDate}::date, now()
		from made`);
	await db.execute(sql`analyze`);
};

const isReminder = eq(notices.kind, 'deadline');

/** How many people were reminded, how often, and how many mails there are of it. */
const readTold = async ({ deps: { db } }: TestApp) => {
	const [told] = await db
		.select({ rows: count(), people: sql<number>`count(distinct ${notices.recipientId})::int` })
		.from(notices)
		.where(isReminder);
	const made = await db.$count(mails, eq(mails.kind, 'deadline'));
	const sent = await db.$count(mails, and(eq(mails.kind, 'deadline'), eq(mails.state, 'sent')));
	return { rows: told?.rows ?? 0, people: told?.people ?? 0, made, sent };
};

/** The Message-IDs of all mails of it. */
const remindedIds = async ({ deps: { db } }: TestApp): Promise<string[]> =>
	(await db.select({ id: mails.messageId }).from(mails).where(eq(mails.kind, 'deadline'))).map(({ id }) => id);

const readCounted = (file: string): Counted => JSON.parse(fs.readFileSync(file, 'utf8'));

/** Settings of a process with a clock of its own, whose garbage can be collected too. */
const collectable = ({ NODE_OPTIONS = '' }: Record<string, string>) => ({
	NODE_OPTIONS: `${NODE_OPTIONS} ${COLLECTABLE.NODE_OPTIONS}`,
});

/** Watches the largest memory of processes. */
const watchMemory = (pids: readonly number[]) => {
	let most = 0;
	const timer = setInterval(() => {
		most = Math.max(most, ...pids.map(residentMemory));
	}, 1_000);
	return () => {
		clearInterval(timer);
		return most;
	};
};

export const remindersAtOnce: Drill = {
	name: 'reminders due at once, two workers',
	rule: `each person once, by inbox and mail; a grading meanwhile within ${GRADED_WITHIN_MS / 1000} s; a worker takes less than ${TAKEN_MB} MB and holds less than ${HELD_MB} in the end; ${STATEMENTS_EACH} statements each at most`,
	limitMs: ({ reminders }) => 300_000 + reminders * 150,
	missing: memoryMissing,
	run: ({ reminders }) =>
		withSite({ servers: 1, env: { GRADING_WAIT_MS: '0' } }, async ({ app, servers, startWorker }) => {
			const { problems, check } = createChecks();
			const { dataDir } = app.deps.config;
			const today = tokyoDate(new Date());
			const clock = createShiftedClock(path.join(dataDir, 'clock'));
			clock.shift(Date.parse(`${today}T10:00:00+09:00`) - Date.now());
			const all = await makeGradable(app, 2 * GRADINGS);
			await addDue(app, reminders, addDays(today, 7));
			const countFiles = Array.from({ length: WORKERS }, (_, at) => path.join(dataDir, `statements-${at}`));
			const begin = performance.now();
			const workers = await Promise.all(
				countFiles.map((file) => startWorker({ ...clock.env, ...collectable(clock.env), COUNT_FILE: file }, WORKER)),
			);
			const mostMemory = watchMemory(workers.map(({ pid }) => pid));
			const told = () => app.deps.db.$count(notices, isReminder);
			const sent = async () => (await readTold(app)).sent;

			const waits: number[] = [];
			const grade = async (some: readonly Staged[]): Promise<void> => {
				for (const { progress, admin } of some) {
					const asked = performance.now();
					const url = `/console/pending_assessments/${progress.id}`;
					const { status } = await call(servers[0] ?? app, 'POST', url, { token: admin.token });
					check(status === 202, `a request for grading answered ${status}`);
					await until(async () => (await countGraded(app, [progress.id])) === 1, 4 * GRADED_WITHIN_MS);
					waits.push(performance.now() - asked);
				}
			};
			const limitMs = 60_000 + reminders * 60;
			await until(async () => (await told()) > reminders / 3, limitMs, 250);
			await grade(all.slice(0, GRADINGS));
			check(await until(async () => (await told()) >= reminders, limitMs, 500), `only ${await told()} were reminded`);
			const tookToTell = performance.now() - begin;
			await until(async () => (await sent()) > reminders / 3, limitMs, 500);
			await grade(all.slice(GRADINGS));
			const areSent = await until(async () => (await sent()) >= reminders, limitMs, 1_000);
			check(areSent, `only ${await sent()} mails were sent`);
			const took = performance.now() - begin;
			const most = mostMemory();
			const held = () => Math.max(...countFiles.map((file) => readCounted(file).heldMb));
			const hasSettled = (): boolean => {
				// Again each time: what still runs when the last mail counts as sent becomes garbage only then.
				for (const { pid } of workers) process.kill(pid, 'SIGUSR2');
				return held() < HELD_MB;
			};
			const settles = await until(hasSettled, SETTLES_WITHIN_MS, 1_000);
			check(settles, `a worker holds ${Math.round(held())} MB`);
			const heldMb = held();
			for (const worker of workers) await worker.stop();

			const { rows, people, made } = await readTold(app);
			check(rows === reminders && people === reminders, `${people} people were told ${rows} times`);
			check(made === reminders, `${made} mails were made`);
			const written = messageIdsOf(dataDir);
			const sentIds = new Set(written);
			check(written.length === sentIds.size, `${written.length - sentIds.size} mails were sent twice`);
			const unsent = (await remindedIds(app)).filter((id) => !sentIds.has(`<${id}>`));
			check(unsent.length === 0, `${unsent.length} mails count as sent and were not`);
			const slowest = Math.max(...waits);
			check(slowest <= GRADED_WITHIN_MS, `a grading took ${seconds(slowest)}`);
			check(most < TAKEN_MB, `a worker took ${Math.round(most)} MB`);
			const statements = countFiles.reduce((sum, file) => sum + readCounted(file).statements, 0) / reminders;
			check(statements <= STATEMENTS_EACH, `${statements.toFixed(1)} statements for each`);
			return {
				figures: `${reminders} told in ${seconds(tookToTell)}, mailed in ${seconds(took)}; gradings up to ${seconds(slowest)}; ${Math.round(most)} MB at most, ${Math.round(heldMb)} MB held in the end; ${statements.toFixed(1)} statements each`,
				problems,
			};
		}),
};
