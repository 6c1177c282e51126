import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dueOf, HOUR_MS, type Hour, isWithinHour, placeOf } from './grouping.ts';

/** Any number of events at any times: none is lost or told twice, and at most two mails leave in an hour. */

type Group = Hour & { id: number };
type Letter = { at: number; events: number[] };

/** Tells of events in the order of their times, and mails groups when they are due, `lateMs` later. */
const tell = (times: readonly number[], lateMs: number) => {
	const hours: Group[] = [];
	const members = new Map<number, number[]>();
	const letters: Letter[] = [];
	const mailDue = (now: number): void => {
		for (const hour of hours) {
			const at = dueOf(hour).getTime() + lateMs;
			const events = members.get(hour.id) ?? [];
			if (hour.closedAt || events.length === 0 || at > now) continue;
			hour.closedAt = new Date(at);
			letters.push({ at, events });
		}
	};
	const open = (openedAt: Date): Group => {
		const hour = { id: hours.length, openedAt, closedAt: null };
		hours.push(hour);
		return hour;
	};
	times.forEach((time, event) => {
		mailDue(time);
		const at = new Date(time);
		const near = hours.filter(({ openedAt }) => isWithinHour(openedAt, at));
		const latest = near.reduce<Group | null>((one, next) => (one && one.openedAt > next.openedAt ? one : next), null);
		const place = placeOf(latest, at);
		const hour = place.how === 'joins' ? latest : open(place.openedAt);
		if (place.how === 'alone') letters.push({ at: time, events: [event] });
		else if (hour) members.set(hour.id, [...(members.get(hour.id) ?? []), event]);
	});
	mailDue(Number.POSITIVE_INFINITY);
	return letters;
};

const minutes = fc.integer({ min: 0, max: 600 }).map((minute) => minute * 60_000);
const moments = fc.array(fc.oneof(minutes, fc.integer({ min: 0, max: 10 * HOUR_MS })), { maxLength: 80 });
const sorted = moments.map((times) => times.toSorted((one, other) => one - other));
const lateness = fc.constantFrom(0, 1_000, 5 * 60_000);

it('every event is in exactly one mail, however late mails are', () => {
	fc.assert(
		fc.property(sorted, lateness, (times, lateMs) => {
			const told = tell(times, lateMs).flatMap(({ events }) => events);
			expect(told.toSorted((one, other) => one - other)).toEqual(times.map((_, event) => event));
		}),
	);
});

it('no hour has more than two mails, and nobody waits longer than one', () => {
	fc.assert(
		fc.property(sorted, (times) => {
			const letters = tell(times, 0);
			for (const { at, events } of letters) {
				const inHour = letters.filter((other) => other.at >= at && other.at < at + HOUR_MS);
				expect(inHour.length).toBeLessThanOrEqual(2);
				for (const event of events) expect(at - (times[event] ?? 0)).toBeLessThanOrEqual(HOUR_MS);
			}
		}),
	);
});

it('hours begin at least an hour apart, in whatever order events are told', () => {
	fc.assert(
		fc.property(moments, (times) => {
			const opened: Date[] = [];
			for (const time of times) {
				const at = new Date(time);
				const near = opened.find((one) => isWithinHour(one, at));
				const place = placeOf(near ? { openedAt: near, closedAt: null } : null, at);
				if (place.how === 'alone') opened.push(at);
			}
			const order = opened.map((one) => one.getTime()).toSorted((one, other) => one - other);
			for (const [index, one] of order.slice(1).entries())
				expect(one - (order[index] ?? 0)).toBeGreaterThanOrEqual(HOUR_MS);
		}),
	);
});

it('a group that was mailed early is followed by another, an hour after that mail', () => {
	const openedAt = new Date(0);
	const closedAt = new Date(20 * 60_000);
	expect(placeOf({ openedAt, closedAt }, new Date(30 * 60_000))).toEqual({ how: 'begins', openedAt: closedAt });
	expect(dueOf({ openedAt: closedAt })).toEqual(new Date(80 * 60_000));
});
