import { bootApp } from '#tests/support/boot.ts';
import { makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { addAuditEvents, addInquiries, FEW, RARE_ACTION } from '#tests/support/many-rows.ts';
import { median, quantile } from '#tests/support/quantiles.ts';
import { type Bench, type Figure, timesOf } from './figures.ts';

/** The audit log and the free results: how their lists scale with a ten-thousandfold and a thousandfold of rows. */

const EVENTS = 10_000_000;
const INQUIRIES = 1_000_000;
/** So many rows are added at once, of which a statement may take no longer than its time limit. */
const PIECE = 1_000_000;
const ROUNDS = 60;
const LIMIT = 1.5;

const inquiry = encodeURIComponent('珍しい商号');

const LISTS: Readonly<Record<string, string>> = {
	'the first page of audit events': '/console/audit_events?page=1&per_page=20',
	'their second page': '/console/audit_events?page=2&per_page=20',
	'audit events by an action of many': '/console/audit_events?page=1&per_page=20&q=action_7',
	'audit events by a rare action': `/console/audit_events?page=1&per_page=20&q=${RARE_ACTION}`,
	'the first page of free results': '/console/inquiries?page=1&per_page=20',
	'their second page ': '/console/inquiries?page=2&per_page=20',
	'free results by a rare name': `/console/inquiries?page=1&per_page=20&q=${inquiry}`,
	'free results of those who applied': '/console/inquiries?page=1&per_page=20&has_inquiry_request=true',
};

type Times = { typical: number; longest: number };

const measure = async (admin: Person): Promise<Map<string, Times>> => {
	const times = new Map<string, Times>();
	for (const [name, path] of Object.entries(LISTS)) {
		const read = async (): Promise<void> => {
			const { status, text } = await admin.get(path);
			if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
		};
		// The first one counts the total, which is then known.
		const [first = 0] = await timesOf(1, read);
		await timesOf(ROUNDS / 3, read);
		const taken = await timesOf(ROUNDS, read);
		times.set(name, { typical: median(taken), longest: Math.max(first, quantile(taken, 1)) });
	}
	return times;
};

const inPieces = async (from: number, to: number, add: (from: number, to: number) => Promise<void>): Promise<void> => {
	for (let begin = from; begin < to; begin += PIECE) await add(begin, Math.min(begin + PIECE, to));
};

export const bench: Bench = {
	title: `The audit log with ${FEW} and ${EVENTS} events, and ${FEW} and ${INQUIRIES} free results`,
	run: async () => {
		const app = await bootApp({ env: { DATABASE_TIMEOUT_MS: '600000' } });
		try {
			const admin = await makeConsoleAdmin(app);
			await addAuditEvents(app, 0, FEW);
			await addInquiries(app, 0, FEW);
			const few = await measure(admin);
			await inPieces(FEW, EVENTS, (from, to) => addAuditEvents(app, from, to));
			await inPieces(FEW, INQUIRIES, (from, to) => addInquiries(app, from, to));
			const many = await measure(admin);
			return [...few].flatMap(([name, before]): Figure[] => {
				const after = many.get(name) ?? { typical: Number.NaN, longest: Number.NaN };
				const ratio = after.typical / before.typical;
				return [
					{ name: `${name}, few`, value: before.typical, unit: 'ms', limit: null },
					{ name: `${name}, many`, value: after.typical, unit: 'ms', limit: null },
					{ name: `${name}, many: the longest`, value: after.longest, unit: 'ms', limit: null },
					{ name: `${name}: many / few`, value: ratio, unit: '×', limit: LIMIT },
				];
			});
		} finally {
			await app.close();
		}
	},
};
