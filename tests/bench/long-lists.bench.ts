import { sql } from 'drizzle-orm';
import { tokyoDate } from '#shared/dates.ts';
import { bootApp, type TestApp } from '#tests/support/boot.ts';
import { addAuditEvents, addInquiries, FEW, RARE_ACTION, RARE_COMPANY } from '#tests/support/database/many-rows.ts';
import { makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { median } from '#tests/support/quantiles.ts';
import { type Bench, type Figure, timed } from './figures.ts';

/** The audit log and the free results: how their lists scale with a ten-thousandfold and a thousandfold of rows. */

const EVENTS = 10_000_000;
const INQUIRIES = 1_000_000;
/** So many rows are added at once, of which a statement may take no longer than its time limit. */
const PIECE = 1_000_000;
const ROUNDS = 60;
const WARM_UP = 20;
const LIMIT = 1.5;

/** Stands for the id of the oldest account. */
const OLDEST = '{oldest}';
const TODAY = tokyoDate(new Date());

const inquiry = encodeURIComponent('珍しい商号');

const LISTS: Readonly<Record<string, string>> = {
	'the first page of audit events': '/console/audit_events?page=1&per_page=20',
	'the second page of audit events': '/console/audit_events?page=2&per_page=20',
	'audit events by an action of many': '/console/audit_events?page=1&per_page=20&q=action_7',
	'audit events by a rare action': `/console/audit_events?page=1&per_page=20&q=${RARE_ACTION}`,
	'audit events of a person': `/console/audit_events?page=1&per_page=20&actor_id=${OLDEST}`,
	'audit events of a company': `/console/audit_events?page=1&per_page=20&company_id=${RARE_COMPANY}`,
	'audit events of a kind in a period': `/console/audit_events?page=1&per_page=20&event_kind=account&date_from=${TODAY}`,
	'the first page of free results': '/console/inquiries?page=1&per_page=20',
	'the second page of free results': '/console/inquiries?page=2&per_page=20',
	'free results by a rare name': `/console/inquiries?page=1&per_page=20&q=${inquiry}`,
	'free results that are open': '/console/inquiries?page=1&per_page=20&has_inquiry_request=true&handled=false',
	'free results of those who applied': '/console/inquiries?page=1&per_page=20&has_inquiry_request=true',
};

type Reader = { admin: Person; oldest: number };

const readerOf = async (app: TestApp): Promise<Reader> => {
	const { rows } = await app.deps.db.execute<{ oldest: number }>(sql`select min(id) as oldest from users`);
	return { admin: await makeConsoleAdmin(app), oldest: rows[0]?.oldest ?? 0 };
};

const reading = async ({ admin, oldest }: Reader, path: string): Promise<void> => {
	const { status, text } = await admin.get(path.replace(OLDEST, String(oldest)));
	if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
};

/** In turn, so that other load affects both. */
const compare = async (name: string, path: string, few: Reader, many: Reader): Promise<Figure[]> => {
	// The first one counts the total, which is then known for a while.
	const first = await timed(() => reading(many, path));
	const before: number[] = [];
	const after: number[] = [];
	for (let round = 0; round < ROUNDS + WARM_UP; round++) {
		before.push(await timed(() => reading(few, path)));
		after.push(await timed(() => reading(many, path)));
	}
	const [typicalFew, typicalMany] = [median(before.slice(WARM_UP)), median(after.slice(WARM_UP))];
	return [
		{ name: `${name}, few`, value: typicalFew, unit: 'ms', limit: null },
		{ name: `${name}, many`, value: typicalMany, unit: 'ms', limit: null },
		{ name: `${name}, many: the first time`, value: first, unit: 'ms', limit: null },
		{ name: `${name}: many / few`, value: typicalMany / typicalFew, unit: '×', limit: LIMIT },
	];
};

const inPieces = async (to: number, add: (from: number, to: number) => Promise<void>): Promise<void> => {
	for (let begin = 0; begin < to; begin += PIECE) await add(begin, Math.min(begin + PIECE, to));
};

const bootWith = async (events: number, inquiries: number): Promise<TestApp> => {
	const app = await bootApp({ env: { DATABASE_TIMEOUT_MS: '600000' } });
	// The oldest account, of whom some events are.
	await makeConsoleAdmin(app);
	await inPieces(events, (from, to) => addAuditEvents(app, from, to));
	await inPieces(inquiries, (from, to) => addInquiries(app, from, to));
	return app;
};

export const bench: Bench = {
	title: `The audit log with ${FEW} and ${EVENTS} events, and ${FEW} and ${INQUIRIES} free results`,
	run: async () => {
		const apps = [await bootWith(FEW, FEW), await bootWith(EVENTS, INQUIRIES)] as const;
		try {
			const [few, many] = [await readerOf(apps[0]), await readerOf(apps[1])];
			const figures: Figure[] = [];
			for (const [name, path] of Object.entries(LISTS)) figures.push(...(await compare(name, path, few, many)));
			return figures;
		} finally {
			for (const app of apps) await app.close();
		}
	},
};
