import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { mails, notices } from '#server/db/tables/notices.ts';
import { reminders } from '#server/notices/reminders/all.ts';
import { remind } from '#server/notices/reminders/run.ts';
import { noticeWords } from '#server/notices/words.ts';
import { addDays, tokyoDate } from '#shared/dates.ts';
import type { NoticeKind } from '#shared/notices/kinds.ts';
import { createRandom } from '#tests/drills/support/random.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { askFor, companyOn } from '#tests/support/assessment/evidence.ts';
import { withdraw } from '#tests/support/assessment/withdrawal.ts';
import { type Staged, startedAssessment } from '#tests/support/assessments.ts';
import { addCertificates, addCompanies } from '#tests/support/database/many-rows.ts';
import { plansOf } from '#tests/support/database/plans.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { makeP12, P12_PASSWORD } from '#tests/support/printed/signing-keys.ts';
import { type MailServer, runJobs } from '#tests/support/reminders/day.ts';
import { expectedLines, isSo, lineOfNotice } from '#tests/support/reminders/expected.ts';
import { listReminders, REMINDED, readFacts } from '#tests/support/reminders/facts.ts';
import { actAtRandom, changePeople, MARKERS, makeWalk } from '#tests/support/reminders/walk.ts';
import { startReminding } from '#workers/remind.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const visible = async ({ deps }: TestApp) => deps.db.select().from(notices).where(isNull(notices.voidedAt));

/** What people of a company or staff see of reminders of a kind. */
const seen = async (app: TestApp, kind: NoticeKind, companyId?: number) =>
	(await visible(app)).filter((one) => one.kind === kind && (companyId === undefined || one.companyId === companyId));

/** An instant of a day in Tokyo. */
const at = (day: string, time: string): string => `${day}T${time}:00+09:00`;

describe('reminders', () => {
	const booted = withApp();
	afterEach(() => booted.current.clock.release());

	it('reach everybody once over forty days, whatever moves, fails and runs twice', async () => {
		const app = booted.current;
		const { deps, clock } = app;
		const random = createRandom(20_260_601);
		const server: MailServer = { sent: [], isDown: false };
		const first = '2026-06-01';
		clock.set(at(first, '06:00'));
		const walk = await makeWalk(app, random, { companies: 12, days: 40 });
		const told: string[] = [];
		const unmailed = new Set<number>();
		const both = () => Promise.all([remind(deps), remind(deps)]);
		for (let day = 0; day < 40; day++) {
			const today = addDays(first, day);
			clock.set(at(today, '08:59'));
			await changePeople(walk);
			await remind(deps);
			const isDown = random.chance(0.1);
			if (!isDown) {
				// A worker that was down at nine reminds later.
				clock.set(at(today, random.pick(['09:00', '09:00', '14:30', '23:55'])));
				told.push(...expectedLines(await readFacts(app), clock.now()));
				server.isDown = random.chance(0.15);
				await both();
				await runJobs(app, server);
				await remind(deps);
				if (server.isDown) {
					const waiting = await deps.db.select().from(mails).where(eq(mails.state, 'waiting'));
					for (const { noticeId } of waiting) unmailed.add(noticeId ?? 0);
				}
			}
			const all = await listReminders(app);
			// What is made before nine, or of a day on which no worker ran, is in nobody's list.
			expect(all.map(lineOfNotice).toSorted(), `on ${today}`).toEqual(told.toSorted());
			await actAtRandom(walk, 5);
			const facts = await readFacts(app);
			for (const one of await listReminders(app)) {
				if (one.voidedAt === null) expect([one.id, isSo(facts, one)]).toEqual([one.id, true]);
			}
		}
		for (const kind of REMINDED)
			expect(told.filter((line) => line.includes(` ${kind} `)).length, kind).toBeGreaterThan(3);
		server.isDown = false;
		clock.advance(2 * DAY_MS);
		await runJobs(app, server);
		const rows = await deps.db.select().from(mails);
		const ofReminders = new Map((await listReminders(app)).map((one) => [one.id, one]));
		for (const { noticeId, messageId, state, kind } of rows) {
			if (!reminders.some((one) => one.kind === kind) || !ofReminders.has(noticeId ?? 0)) continue;
			const times = server.sent.filter((mail) => mail.messageId === `<${messageId}>`).length;
			const isLate = unmailed.has(noticeId ?? 0);
			expect([noticeId, state, times]).toEqual([noticeId, isLate ? 'void' : 'sent', isLate ? 0 : 1]);
		}
		expect(unmailed.size).toBeGreaterThan(0);
		const everything = JSON.stringify([server.sent, await deps.db.select().from(notices)]);
		for (const marker of MARKERS) expect(everything).not.toContain(marker);
	});

	const withDeadline = async (app: TestApp, days: number): Promise<Staged> => {
		const staged = await startedAssessment(app);
		await movedTo(app, staged, days);
		return staged;
	};

	const movedTo = async (app: TestApp, { admin, companyId }: Staged, days: number): Promise<void> => {
		const endDate = addDays(tokyoDate(app.clock.now()), days);
		const path = `/console/companies/${companyId}/update_assessment_date`;
		expect((await admin.post(path, { start_date: null, end_date: endDate })).status).toBe(200);
	};

	it('of a deadline that moves away and back on a day are shown again, and mailed once', async () => {
		const app = booted.current;
		const server: MailServer = { sent: [], isDown: false };
		app.clock.set(at('2027-02-01', '10:00'));
		const staged = await withDeadline(app, 7);
		const of = () => seen(app, 'deadline', staged.companyId);
		await remind(app.deps);
		const [first] = await of();
		expect(first?.data).toMatchObject({ deadline: '2027-02-08', count: 7 });
		await movedTo(app, staged, 20);
		expect(await of()).toEqual([]);
		// True again, but not shown before the next reminding: what is in no inbox is not mailed.
		await movedTo(app, staged, 7);
		await runJobs(app, server);
		const stateOf = async () => {
			const rows = await app.deps.db
				.select()
				.from(mails)
				.where(eq(mails.noticeId, first?.id ?? 0));
			return rows.map(({ state }) => state);
		};
		expect(await stateOf()).toEqual(['void']);
		await movedTo(app, staged, 1);
		await remind(app.deps);
		expect((await of()).map(({ data }) => data.count)).toEqual([1]);
		await movedTo(app, staged, 7);
		await remind(app.deps);
		expect((await of()).map(({ id }) => id)).toEqual([first?.id]);
		await runJobs(app, server);
		await remind(app.deps);
		await runJobs(app, server);
		const ofFirst = await app.deps.db
			.select()
			.from(mails)
			.where(eq(mails.noticeId, first?.id ?? 0));
		expect(await stateOf()).toEqual(['sent']);
		expect(server.sent.filter(({ messageId }) => messageId === `<${ofFirst[0]?.messageId}>`)).toHaveLength(1);
	});

	it('are void once the deadline has passed, and the mail goes to nobody who switched it off meanwhile', async () => {
		const app = booted.current;
		const server: MailServer = { sent: [], isDown: true };
		app.clock.set(at('2027-03-01', '09:00'));
		const staged = await withDeadline(app, 1);
		await remind(app.deps);
		await runJobs(app, server);
		const [notice] = await seen(app, 'deadline', staged.companyId);
		const { db } = app.deps;
		await db.execute(
			`insert into notice_preferences (user_id, kind, channel) values (${staged.owner.user.id}, 'deadline', 'inbox')`,
		);
		server.isDown = false;
		app.clock.advance(60 * 60_000);
		await runJobs(app, server);
		expect(await db.$count(mails, and(eq(mails.noticeId, notice?.id ?? 0), eq(mails.state, 'void')))).toBe(1);
		app.clock.set(at('2027-03-02', '23:59'));
		await remind(app.deps);
		expect(await seen(app, 'deadline', staged.companyId)).toHaveLength(1);
		app.clock.set(at('2027-03-03', '00:00'));
		await remind(app.deps);
		expect(await seen(app, 'deadline', staged.companyId)).toEqual([]);
	});

	it('name what evidence is about in both languages, and are void once it is answered', async () => {
		const app = booted.current;
		app.clock.set(at('2027-04-01', '09:30'));
		const staged = await assessmentAt(app, 3);
		const { data: request } = await askFor(staged.admin, staged.progress.id, { due_on: '2027-04-02' });
		await remind(app.deps);
		const [notice] = await seen(app, 'evidence_due', staged.companyId);
		if (!notice) throw new Error('somebody was reminded');
		expect(noticeWords(notice, 'ja').body).toBe(
			'「評価全体」についての資料の提出期限は 2027年04月02日 です。まだ回答されていません。\n\n期限までに、ファイルまたは文章で回答してください。',
		);
		expect(noticeWords(notice, 'en').body).toBe(
			'Evidence on “Whole assessment” is due on 2027-04-02. You have not answered yet.\n\nPlease answer by then, with files or a text.',
		);
		await companyOn(app, staged.owner, request.id).answer({ content: 'お送りします' });
		expect(await seen(app, 'evidence_due', staged.companyId)).toEqual([]);
	});

	it('of a certificate are void at once when it is withdrawn or another takes its place, and none come after', async () => {
		const app = booted.current;
		app.clock.set(at('2027-05-10', '10:00'));
		const first = await assessmentAt(app, 13);
		const second = await assessmentAt(app, 13);
		const of = async ({ companyId }: Staged) => {
			await remind(app.deps);
			return (await seen(app, 'certificate_expiring', companyId)).map(({ data }) => data);
		};
		const on = async (day: string) => {
			app.clock.set(at(day, '12:00'));
			const admin = await makeConsoleAdmin(app);
			return { first: { ...first, admin }, second: { ...second, admin }, admin };
		};
		// The last day is 9 May.
		await on('2028-03-10');
		expect(await of(first)).toMatchObject([{ expires_on: '2028-05-09', count: 60 }]);
		expect(await of(second)).toHaveLength(1);
		const { second: withdrawn, admin } = await on('2028-03-11');
		expect((await withdraw(withdrawn)).status).toBe(200);
		expect(await seen(app, 'certificate_expiring', second.companyId)).toEqual([]);
		await assessmentAt(app, 13, { companyId: first.companyId, admin });
		expect(await seen(app, 'certificate_expiring', first.companyId)).toEqual([]);
		await on('2028-04-09');
		expect([await of(first), await of(second)]).toEqual([[], []]);
	});

	it('are made by the worker at its start, and end with it', async () => {
		const app = booted.current;
		app.clock.set(at('2027-06-01', '18:00'));
		const staged = await withDeadline(app, 30);
		await startReminding(app.deps).stop();
		expect(await seen(app, 'deadline', staged.companyId)).toEqual([]);
		const reminding = startReminding(app.deps);
		await expect.poll(() => seen(app, 'deadline', staged.companyId)).toHaveLength(1);
		await reminding.stop();
		expect(app.logs.some((line) => line.includes('"msg":"reminded"'))).toBe(true);
	});
});

describe('of the signing key', () => {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-reminders-'));
	const file = path.join(folder, 'signing.p12');
	fs.writeFileSync(
		file,
		makeP12({ kind: 'ec', from: new Date('2027-01-01T00:00:00Z'), until: new Date('2028-01-31T15:30:00Z') }),
	);
	const booted = withApp();

	it('reach admins sixty, thirty and on each of the last seven days, until another key signs', async () => {
		const app = booted.current;
		await makeConsoleAdmin(app);
		const deps = { ...app.deps, config: { ...app.deps.config, signing: { file, password: P12_PASSWORD } } };
		const counts: unknown[] = [];
		for (const day of [
			'2027-12-02',
			'2027-12-03',
			'2028-01-02',
			'2028-01-24',
			'2028-01-25',
			'2028-01-31',
			'2028-02-01',
		]) {
			app.clock.set(at(day, '09:00'));
			const before = await seen(app, 'signing_key_expiring');
			await remind(deps);
			const after = await seen(app, 'signing_key_expiring');
			counts.push(after.slice(before.length).map(({ data }) => data.count));
		}
		expect(counts).toEqual([[], [60], [30], [], [7], [1], []]);
		await remind(app.deps);
		expect(await seen(app, 'signing_key_expiring')).toEqual([]);
		fs.rmSync(folder, { recursive: true, force: true });
	});
});

describe('of many companies', () => {
	const MANY = 20_000;
	const booted = withApp();

	it('come from the indexes', async () => {
		const app = booted.current;
		const { deps } = app;
		await makeConsoleAdmin(app);
		await addCompanies(app, 0, MANY);
		await addCertificates(app);
		const today = addDays(tokyoDate(app.clock.now()), 365 - 30);
		const ofCompanies = reminders.filter(
			({ kind }) => !['digest', 'interests_due', 'signing_key_expiring'].includes(kind),
		);
		for (const { kind, due, isVoid } of ofCompanies) {
			const plans = await plansOf(app, async (db) => {
				for await (const _ of due(db, today, deps));
				await db
					.select({ id: notices.id })
					.from(notices)
					.where(and(eq(notices.kind, kind), isNull(notices.voidedAt), await isVoid(today, deps)));
			});
			for (const plan of plans)
				expect([kind, plan]).toEqual([
					kind,
					expect.not.stringMatching(/Seq Scan on (companies|certificates|assessment_pro|evidence_req|notices)/),
				]);
		}
	});
});
