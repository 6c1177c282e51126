import { sql } from 'drizzle-orm';
import type { CallContext } from '#server/base/actor.ts';
import type { Clock } from '#server/base/clock.ts';
import type { Db } from '#server/db/client.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { MANY_ADDRESSES } from '#shared/audit/schemas.ts';
import { type AuditEvent, insertAudit } from './record.ts';

const MINUTE_MS = 60_000;
const WRITE_AFTER_MS = 3_000;

/** Maximum rows per action, minute and process, by group. Beyond it, events are counted in a row of a coarser group. */
const MOST = { account: 1_000, network: 50, many: 1 };

type Group = keyof typeof MOST;

/** An event that anybody can cause at will: refusals, failed sign-ins, password reset requests. */
export type CountedEvent = AuditEvent & {
	call: CallContext;
	/** Events of a known account share a row if this is equal; null for strangers, who are grouped by network. */
	account: string | null;
};

type Place = { group: Group; key: string; row: AuditEvent };

/** Rows in which the event may be counted, the most specific first. */
const placesOf = ({ account, ...event }: CountedEvent): Place[] => {
	const { action, call } = event;
	const stranger = { ...event, actorId: null };
	const places: Place[] = [
		{ group: 'network', key: `network ${action} ${call.limitKey}`, row: stranger },
		{ group: 'many', key: `many ${action}`, row: { action, detail: { [MANY_ADDRESSES]: true } } },
	];
	return account === null ? places : [{ group: 'account', key: `account ${action} ${account}`, row: event }, ...places];
};

/**
 * Records events without letting anybody flood the audit log: the first of its kind in a minute is written at once,
 * further ones are counted in memory and added to its `occurrences` every few seconds. Rows and memory are bounded for
 * any number of addresses. A killed process loses counts, never a first row.
 */
export const createAuditCounter = ({ db, clock }: { db: Db; clock: Clock }, onError: (error: unknown) => void) => {
	let minute = Number.NaN;
	const rows = new Map<string, Promise<number>>();
	/** Number of rows in use, by group and action. */
	const taken = new Map<string, number>();
	let counts = new Map<number, number>();
	let timer: NodeJS.Timeout | null = null;
	let writing = Promise.resolve();
	let closed = false;

	const add = (id: number, more: number): void => {
		counts.set(id, (counts.get(id) ?? 0) + more);
		if (closed) return;
		timer ??= setTimeout(() => void flush(), WRITE_AFTER_MS).unref();
	};

	const write = async (): Promise<void> => {
		if (counts.size === 0) return;
		const written = counts;
		counts = new Map();
		try {
			await db.execute(sql`
				update ${auditEvents} e set occurrences = e.occurrences + c.more
				from unnest(${sql.param([...written.keys()])}::int[], ${sql.param([...written.values()])}::int[]) c (id, more)
				where e.id = c.id`);
		} catch (error) {
			for (const [id, more] of written) add(id, more);
			onError(error);
		}
	};

	const flush = (): Promise<void> => {
		if (timer) clearTimeout(timer);
		timer = null;
		writing = writing.then(write);
		return writing;
	};

	const startMinute = (): void => {
		const now = Math.floor(clock.now().getTime() / MINUTE_MS);
		if (now === minute) return;
		minute = now;
		rows.clear();
		taken.clear();
	};

	const takenOf = ({ group, row }: Place): number => taken.get(`${group} ${row.action}`) ?? 0;
	const take = (place: Place, more: 1 | -1): void => {
		taken.set(`${place.group} ${place.row.action}`, takenOf(place) + more);
	};

	/** Inserts the first row of its kind. */
	const open = async (place: Place): Promise<void> => {
		const { key, row } = place;
		const id = insertAudit(db, row);
		rows.set(key, id);
		take(place, 1);
		try {
			await id;
		} catch (error) {
			if (rows.get(key) === id) {
				rows.delete(key);
				take(place, -1);
			}
			throw error;
		}
	};

	const count = async (event: CountedEvent): Promise<void> => {
		startMinute();
		const place = placesOf(event).find((one) => rows.has(one.key) || takenOf(one) < MOST[one.group]);
		if (!place) return;
		const known = rows.get(place.key);
		if (known) add(await known, 1);
		else await open(place);
	};

	return {
		count,
		flush,
		close: async (): Promise<void> => {
			closed = true;
			await flush();
		},
	};
};

export type AuditCounter = ReturnType<typeof createAuditCounter>;
