import { and, asc, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mails, noticeGroups, noticePreferences, notices } from '#server/db/tables/notices.ts';
import { papers } from '#server/db/tables/papers.ts';
import { compose } from '#server/notices/mails/compose.ts';
import { LISTED } from '#server/notices/mails/group.ts';
import { makeNotices } from '#server/notices/make.ts';
import { settleAll } from '#server/notices/reminders/settle.ts';
import { htmlText, plainText } from '#server/notify/letter.ts';
import type { NoticeKind } from '#shared/notices/kinds.ts';
import type { Notice, UnreadCount } from '#shared/notices/schemas.ts';
import { serverText } from '#shared/texts/server.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { makeAssessor, makeCompany, makeCompanyUser, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { makeInquiry } from '#tests/support/inquiries.ts';
import { advance, assessmentAt } from '#tests/support/journey.ts';
import { makeNotice, makeNoticeGroup } from '#tests/support/notices/notices.ts';

/** Notices of a kind that come within an hour: one at once, the others as one, in the inbox and by mail. */

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});

afterEach(() => booted.current.clock.release());

const at = (time: string): Date => new Date(`2031-05-01T${time}:00+09:00`);

const dataOf = (name: string) => ({ company: name });

/** Tells a person of an event, as the jobs of several workers do. */
const tell = async (
	person: Person,
	key: string,
	{ kind = 'unassigned', workers = 1 }: { kind?: NoticeKind; workers?: number } = {},
): Promise<void> => {
	const { deps, clock } = booted.current;
	const now = clock.now();
	const told = { kind, eventKey: `event:${key}`, audience: { to: 'user', userId: person.user.id } } as const;
	await Promise.all(
		Array.from({ length: workers }, () =>
			deps.db.transaction((tx) => makeNotices(tx, { ...told, data: dataOf(key), at: now }, now)),
		),
	);
};

const tellMany = async (person: Person, keys: readonly string[], workers = 1): Promise<void> => {
	for (let from = 0; from < keys.length; from += 20)
		await Promise.all(keys.slice(from, from + 20).map((key) => tell(person, key, { workers })));
};

const namesOf = (person: Person, count: number, from = 1): string[] =>
	Array.from({ length: count }, (_, index) => `検証${person.user.id}-${from + index}社`);

const mailsOf = ({ user }: Person) =>
	booted.current.deps.db.select().from(mails).where(eq(mails.userId, user.id)).orderBy(asc(mails.id));

const listOf = async ({ get, user }: Person, query = ''): Promise<Notice[]> =>
	(await get<Notice[]>(`/${user.area}/notices${query}`)).data;

const unreadOf = async ({ get, user }: Person): Promise<UnreadCount> =>
	(await get<UnreadCount>(`/${user.area}/notices/unread_count`)).data;

/** What the newest mail says. */
const newestMail = async (person: Person) => {
	const mail = (await mailsOf(person)).at(-1);
	const composed = mail && (await compose(booted.current.deps, mail));
	if (!mail || !composed) return null;
	const { letter } = composed;
	return { letter, subject: letter.subject, text: plainText(letter), html: htmlText(letter, mail.locale) };
};

describe('600 events of a kind within an hour', () => {
	it('are 600 rows, two entries of the inbox and two mails, with two workers and each event told twice', async () => {
		const app = booted.current;
		app.clock.set(at('10:00').toISOString());
		const person = await makeConsoleAdmin(app);
		const names = namesOf(person, 600);
		await tellMany(person, names.slice(0, 300), 2);
		app.clock.set(at('10:59').toISOString());
		await tellMany(person, names.slice(300), 2);

		expect(await app.deps.db.$count(notices, eq(notices.recipientId, person.user.id))).toBe(600);
		const entries = await listOf(person, '?grouped=true&page=1');
		expect(entries.map(({ group }) => group)).toEqual([{ count: 599, unread: 599 }, null]);
		expect(entries[0]?.title).toBe(serverText('en', 'inbox.groups.unassigned', { count: 599 }));
		expect(await unreadOf(person)).toEqual({ unread: 600, unread_groups: 2 });
		expect((await mailsOf(person)).map(({ nextAttemptAt }) => nextAttemptAt)).toEqual([null, at('11:00')]);

		const mail = await newestMail(person);
		expect(mail?.subject).toBe(
			serverText('ja', 'mails.subject', { title: serverText('ja', 'inbox.groups.unassigned', { count: 599 }) }),
		);
		expect(mail?.letter.list?.items).toHaveLength(LISTED);
		for (const text of [mail?.text, mail?.html])
			expect(text).toContain(serverText('ja', 'mails.group.rest', { count: 599 - LISTED }));
		const [first] = entries;
		expect(mail?.letter.action?.href).toMatch(new RegExp(`/console/notices\\?group=${first?.group_id}$`));
		expect(mail?.letter.unsubscribe).not.toBeNull();
	});

	it('are mailed to each in their own language, and to nobody who has chosen otherwise', async () => {
		const app = booted.current;
		app.clock.set(at('10:00').toISOString());
		const [en, quiet] = [await makeConsoleAdmin(app, { locale: 'en' }), await makeConsoleAdmin(app)];
		await app.deps.db.insert(noticePreferences).values({ userId: quiet.user.id, kind: 'unassigned', channel: 'inbox' });
		for (const person of [en, quiet]) await tellMany(person, namesOf(person, 4));
		expect((await newestMail(en))?.subject).toBe('[Kyosei] 3 companies without an assessor');
		expect(await mailsOf(quiet)).toEqual([]);
		expect((await listOf(quiet, '?grouped=true')).map(({ group }) => group?.count)).toEqual([3, undefined]);
	});
});

describe('the next event', () => {
	it('after the hour stands alone again, and one of another kind always did', async () => {
		const app = booted.current;
		app.clock.set(at('10:00').toISOString());
		const person = await makeConsoleAdmin(app);
		await tellMany(person, namesOf(person, 3));
		await tell(person, 'other', { kind: 'applied' });
		app.clock.set(at('11:00').toISOString());
		await tell(person, 'late');
		expect((await mailsOf(person)).map(({ kind, nextAttemptAt }) => [kind, nextAttemptAt])).toEqual([
			['unassigned', null],
			['unassigned', at('11:00')],
			['applied', null],
			['unassigned', null],
		]);
		expect((await listOf(person, '?grouped=true')).map(({ group }) => group?.count ?? 1)).toEqual([1, 1, 2, 1]);
	});

	it('after a mail that was sent early is in another one, an hour after it', async () => {
		const app = booted.current;
		app.clock.set(at('10:00').toISOString());
		const person = await makeConsoleAdmin(app);
		await tellMany(person, namesOf(person, 3));
		app.clock.set(at('10:20').toISOString());
		const early = await newestMail(person);
		app.clock.set(at('10:30').toISOString());
		await tellMany(person, namesOf(person, 2, 4));
		const rows = await mailsOf(person);
		expect(rows.map(({ nextAttemptAt }) => nextAttemptAt)).toEqual([null, at('11:00'), at('11:20')]);
		const [, before] = rows;
		const again = before && (await compose(app.deps, before));
		expect(again?.letter.list, 'the same, however often it is tried').toEqual(early?.letter.list);
		const after = await newestMail(person);
		const listed = [early, after].flatMap((mail) => mail?.letter.list?.items.map(({ label }) => label) ?? []);
		expect(new Set(listed).size).toBe(4);
	});

	it('that is alone in its group is mailed like any other', async () => {
		const app = booted.current;
		app.clock.set(at('10:00').toISOString());
		const person = await makeConsoleAdmin(app);
		const names = namesOf(person, 2);
		for (const name of names) await tell(person, name);
		const mail = await newestMail(person);
		expect(mail?.subject).toContain(serverText('ja', 'notices.unassigned.title', dataOf(names[1] ?? '')));
		expect(mail?.letter.list).toBeUndefined();
		expect((await listOf(person, '?grouped=true')).map(({ group }) => group)).toEqual([null, null]);
	});
});

it('security, requests and deadlines are never grouped', async () => {
	const app = booted.current;
	app.clock.set(at('10:00').toISOString());
	const person = await makeCompanyUser(app);
	const kinds = ['password_changed', 'evidence_requested', 'evidence_returned', 'deadline', 'moved_back'] as const;
	for (const kind of kinds) for (const key of ['1', '2', '3']) await tell(person, `${person.user.id}:${key}`, { kind });
	const rows = await mailsOf(person);
	expect(rows.map(({ groupId, nextAttemptAt }) => [groupId, nextAttemptAt])).toEqual(
		Array.from({ length: 15 }, () => [null, null]),
	);
	expect(await listOf(person, '?grouped=true')).toHaveLength(15);
	expect(await app.deps.db.$count(noticeGroups, eq(noticeGroups.recipientId, person.user.id))).toBe(0);
});

describe('the grouped list', () => {
	it('has pages of entries, is read group by group, and leaves the list of single notices as it was', async () => {
		const app = booted.current;
		app.clock.set(at('10:00').toISOString());
		const person = await makeAssessor(app);
		const group = await makeNoticeGroup(app, person.user.id, 'submitted', 3);
		app.clock.set(at('12:00').toISOString());
		const alone = await makeNotice(app, person.user.id, { kind: 'applied' });
		const pages = await person.get<Notice[]>('/console/notices?grouped=true&page=2&per_page=1');
		expect(pages.meta).toEqual({ page: 2, per_page: 1, total: 2, last_page: 2 });
		const [row] = pages.data;
		expect(row).toMatchObject({ group_id: group, group: { count: 3, unread: 3 }, read_at: null, path: null });
		const members = await listOf(person, `?group=${group}`);
		expect(members.map(({ group_id, group: none }) => [group_id, none])).toEqual(Array(3).fill([group, null]));
		expect(row?.id).toBe(members[0]?.id);
		expect(await listOf(person)).toHaveLength(4);

		// One that comes while the group is read stays unread.
		const seen = members[0]?.id;
		const late = await makeNotice(app, person.user.id, { kind: 'submitted', groupId: group });
		for (let time = 0; time < 2; time++)
			expect((await person.post(`/console/notice_groups/${group}/read`, { up_to: seen })).status).toBe(200);
		const [newest] = await listOf(person, '?grouped=true&unread=true');
		expect(newest).toMatchObject({ id: late.id, group: { count: 4, unread: 1 }, read_at: null });
		await person.post(`/console/notices/${late.id}/read`);
		expect(await listOf(person, '?grouped=true&unread=false')).toMatchObject([
			{ group_id: group, group: { count: 4, unread: 0 }, read_at: at('12:00').toISOString() },
		]);
		expect((await listOf(person, '?grouped=true&unread=true')).map(({ id }) => id)).toEqual([alone.id]);
		expect(await unreadOf(person)).toEqual({ unread: 1, unread_groups: 1 });
	});

	it('marks all as read up to the newest notice of its first entry', async () => {
		const app = booted.current;
		app.clock.set(at('10:00').toISOString());
		const person = await makeCompanyUser(app);
		await makeNotice(app, person.user.id);
		await makeNoticeGroup(app, person.user.id, 'plan_returned', 5);
		const [first] = await listOf(person, '?grouped=true');
		await makeNotice(app, person.user.id);
		await person.post('/app/notices/read_all', { up_to: first?.id });
		expect(await unreadOf(person)).toEqual({ unread: 1, unread_groups: 1 });
	});

	it('has nothing of another person', async () => {
		const app = booted.current;
		const [owner, other] = [await makeConsoleAdmin(app), await makeConsoleAdmin(app)];
		const group = await makeNoticeGroup(app, owner.user.id, 'inquiry');
		expect(await listOf(other, `?group=${group}`)).toEqual([]);
		const [newest] = await listOf(owner);
		const answer = await other.post(`/console/notice_groups/${group}/read`, { up_to: newest?.id });
		expect(answer.status).toBe(404);
		expect((await unreadOf(owner)).unread).toBe(2);
	});

	it('counts and mails of a group only what its reader may still see', async () => {
		const app = booted.current;
		app.clock.set(at('10:00').toISOString());
		const [{ id: kept }, { id: lost }] = [await makeCompany(app), await makeCompany(app)];
		const person = await makeAssessor(app, [kept]);
		await tellMany(person, namesOf(person, 4));
		const rows = await app.deps.db
			.select()
			.from(notices)
			.where(eq(notices.recipientId, person.user.id))
			.orderBy(asc(notices.id));
		for (const [index, { id }] of rows.entries())
			await app.deps.db
				.update(notices)
				.set({ companyId: index === 3 ? lost : kept })
				.where(eq(notices.id, id));
		expect((await listOf(person, '?grouped=true')).map(({ group }) => group?.count)).toEqual([2, undefined]);
		expect((await newestMail(person))?.letter.list).toMatchObject({ items: [{}, {}], rest: null });
	});
});

describe('a notice of which nothing is left to do', () => {
	const readAtOf = async ({ user }: Person, kind: NoticeKind) => {
		const [row] = await booted.current.deps.db
			.select()
			.from(notices)
			.where(and(eq(notices.recipientId, user.id), eq(notices.kind, kind)));
		return row?.readAt;
	};

	it('is read by itself and not mailed: a submission, once it is graded', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const assessor = await makeAssessor(app);
		const staged = await assessmentAt(app, 3, { admin });
		await app.deps.db.transaction((tx) =>
			makeNotices(
				tx,
				{
					kind: 'submitted',
					eventKey: `event:${staged.progress.id}`,
					audience: { to: 'user', userId: assessor.user.id },
					progressId: staged.progress.id,
					companyId: staged.companyId,
					data: dataOf('検証株式会社'),
					at: app.clock.now(),
				},
				app.clock.now(),
			),
		);
		await admin.put(`/console/companies/${staged.companyId}/assessors`, { user_ids: [assessor.user.id] });
		expect(await readAtOf(assessor, 'submitted')).toBeNull();
		await advance(app, staged, 4);
		expect(await readAtOf(assessor, 'submitted')).not.toBeNull();
		expect(await newestMail(assessor)).toBeNull();
	});

	it('is read by the next run, where it was handled otherwise: an application', async () => {
		const app = booted.current;
		const [admin, other] = [await makeConsoleAdmin(app), await makeConsoleAdmin(app)];
		const [paper] = await app.deps.db.select({ id: papers.id }).from(papers);
		const inquiryOf = (handledAt: Date | null) =>
			makeInquiry(app, { paperId: paper?.id ?? 0, hasInquiryRequest: true, handledAt });
		const handled = await inquiryOf(app.clock.now());
		await makeNotice(app, admin.user.id, { kind: 'inquiry', subjectId: handled.id, data: {} });
		const open = await inquiryOf(null);
		await makeNotice(app, other.user.id, { kind: 'inquiry', subjectId: open.id, data: {} });
		await settleAll(app.deps, () => false);
		expect(await readAtOf(admin, 'inquiry')).not.toBeNull();
		expect(await readAtOf(other, 'inquiry')).toBeNull();
	});

	it('never includes security, requests and deadlines to companies', async () => {
		const app = booted.current;
		const person = await makeCompanyUser(app);
		for (const kind of ['password_changed', 'evidence_requested', 'deadline'] as const)
			await makeNotice(app, person.user.id, { kind });
		await settleAll(app.deps, () => false);
		expect((await unreadOf(person)).unread).toBe(3);
	});
});
