import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { type NoticeData, notices } from '#server/db/tables/notices.ts';
import { tellOfEvent } from '#server/notices/job.ts';
import type { NoticeKind } from '#shared/notices/kinds.ts';
import { serverTexts } from '#shared/texts/server.ts';
import type { TestApp } from '#tests/support/app.ts';
import type { Person } from '#tests/support/factories.ts';

/** Makes notices without a worker: announced events are processed when the test says so. */

type App = Pick<TestApp, 'deps'>;

const waiting = ({ deps }: App) =>
	deps.db
		.select()
		.from(outboxJobs)
		.where(and(eq(outboxJobs.name, tellOfEvent.name), isNull(outboxJobs.finishedAt), isNull(outboxJobs.failedAt)))
		.orderBy(asc(outboxJobs.id));

export type AnnouncedJob = Awaited<ReturnType<typeof waiting>>[number];

/** Runs a job of an announced event; with `workers`, that many times in parallel. */
export const tell = async ({ deps }: App, { id, payload }: AnnouncedJob, workers = 1): Promise<void> => {
	const event = tellOfEvent.payload.parse(payload);
	await Promise.all(Array.from({ length: workers }, () => tellOfEvent.run(deps, event, id)));
};

/** Runs the jobs of all announced events, and returns them. */
export const tellAll = async (app: App, workers = 1): Promise<AnnouncedJob[]> => {
	const jobs = await waiting(app);
	for (const job of jobs) await tell(app, job, workers);
	return jobs;
};

export type NoticeRow = typeof notices.$inferSelect;

export const noticesAfter = ({ deps }: App, id = 0): Promise<NoticeRow[]> =>
	deps.db.select().from(notices).where(gt(notices.id, id)).orderBy(asc(notices.id));

export const lastNotice = async (app: App): Promise<number> => (await noticesAfter(app)).at(-1)?.id ?? 0;

/**
 * Runs the announced events and returns the new notices as kinds by recipient: by the key in `people`, other recipients
 * by id.
 */
export const watch = async (app: App, people: Readonly<Record<string, Person>> = {}) => {
	const names = new Map(Object.entries(people).map(([name, { user }]) => [user.id, name]));
	let last = await lastNotice(app);
	const next = async (): Promise<NoticeRow[]> => {
		await tellAll(app);
		const rows = await noticesAfter(app, last);
		last = rows.at(-1)?.id ?? last;
		return rows;
	};
	const told = async (): Promise<Record<string, NoticeKind[]>> => {
		const kinds: Record<string, NoticeKind[]> = {};
		for (const { recipientId, kind } of await next()) {
			const name = names.get(recipientId) ?? String(recipientId);
			kinds[name] = [...(kinds[name] ?? []), kind];
		}
		return kinds;
	};
	return { next, told };
};

/** The variables in the texts of a kind that `data` lacks. */
export const missingFrom = ({ kind, data }: { kind: NoticeKind; data: NoticeData }): string[] => {
	const texts = [serverTexts.ja, serverTexts.en].flatMap(({ notices: all }) => Object.values(all[kind]));
	const wanted = texts.flatMap((text) => [...text.matchAll(/{{(\w+)/g)].map(([, name = '']) => name));
	return [...new Set(wanted)].filter((name) => !(name in data));
};
