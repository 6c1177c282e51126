import { chance } from '#scripts/seed/demo/chance.ts';
import { STATUS, type StatusId, type TransitionEvent } from '#shared/assessment/status.ts';
import type { Profile } from './profiles.ts';

/**
 * What the further companies went through in two years. They stay behind the companies that the demo is about: what they
 * have under way waits since today or yesterday, and what is finished was so weeks ago.
 */

const DAY_MS = 86_400_000;

export type Step = { status: StatusId; event: TransitionEvent; at: Date };

/** An assessment: its steps until the status at which it is, and how good its ratings are. */
export type Course = { steps: readonly Step[]; strength: number };

const EVENTS: Readonly<Record<StatusId, TransitionEvent>> = {
	1: 'start',
	2: 'first_save',
	3: 'submit',
	4: 'grade',
	5: 'report',
	6: 'proposal',
	7: 'finalise',
	8: 'apply_reassessment',
	9: 'grade_again',
	10: 'report_again',
	11: 'finalise_again',
	12: 'apply_certificate',
	13: 'issue',
	14: 'cancel',
};

/** Fewest and most days at each status. */
const STAYS: Readonly<Record<StatusId, readonly [number, number]>> = {
	1: [1, 9],
	2: [18, 100],
	3: [8, 38],
	4: [3, 12],
	5: [3, 15],
	6: [2, 9],
	7: [40, 90],
	8: [8, 30],
	9: [3, 11],
	10: [2, 8],
	11: [4, 18],
	12: [2, 7],
	13: [0, 0],
	14: [0, 0],
};

/** The best known companies finished something 8 days ago or more. */
const QUIET_DAYS = 43;

const PAUSE_DAYS = 7;

/** First and last start of each year's wave, in days before today. */
const WAVES = [
	[690, 560],
	[320, 240],
] as const;

const FINISHED: readonly StatusId[] = [STATUS.completed, STATUS.recompleted, STATUS.issued, STATUS.cancelled];

/** So many companies in fifty stand at each of these now. */
const HELD: Readonly<Record<number, StatusId>> = { 1: 3, 7: 4, 13: 5, 19: 6, 25: 8, 31: 9, 37: 10, 43: 12 };
const HELD_EVERY = 50;

/** One in so many answers slowly. */
const SLOW_EVERY = 9;
const SLOW_DAYS = 330;

const FIRST_YEAR_SHARE = 0.62;
const AGAIN_SHARE = 0.85;
const CANCELLED_SHARE = 0.04;
const REASSESSED_SHARE = 0.55;
const CERTIFIED_SHARE = 0.75;
/** Expected to earn a star. */
const CERTIFIABLE = 0.46;

const DOWN_TO_FINAL: readonly StatusId[] = [2, 3, 4, 5, 6, 7];
const AGAIN: readonly StatusId[] = [8, 9, 10, 11];

type Year = 0 | 1;

const heldAt = ({ at }: Profile, year: Year): StatusId | undefined => (year === 1 ? HELD[at % HELD_EVERY] : undefined);

/** The statuses that a course would go through after its start, had it all the time. */
const wayOf = (profile: Profile, year: Year): StatusId[] => {
	const { name, strength } = profile;
	const held = heldAt(profile, year);
	if (held === undefined && chance(name, year, 'cancelled') < CANCELLED_SHARE) return [2, 3, STATUS.cancelled];
	const isAgain = held === undefined ? chance(name, year, 'again') < REASSESSED_SHARE : held > 7 && held < 12;
	const isCertified =
		held === STATUS.applied || (strength > CERTIFIABLE && chance(name, year, 'certified') < CERTIFIED_SHARE);
	const whole = [...DOWN_TO_FINAL, ...(isAgain ? AGAIN : []), ...(isCertified ? ([12, 13] as const) : [])];
	return held === undefined ? whole : whole.slice(0, whole.indexOf(held) + 1);
};

const daysAt = ({ at, name }: Profile, year: Year, status: StatusId): number => {
	if (year === 1 && status === STATUS.answering && at % SLOW_EVERY === 4) return SLOW_DAYS;
	const [least, most] = STAYS[status];
	return least + (most - least) * chance(name, year, 'stay', status);
};

/** Within a day for staff, within three for companies: younger than all that waits at the companies of the demo. */
const sinceRecently = ({ name }: Profile, status: StatusId, now: number): number => {
	const luck = chance(name, 'recent', status);
	return now - (status <= STATUS.answering ? 0.5 + 2.2 * luck : 0.04 + 0.8 * luck) * DAY_MS;
};

const courseFrom = (profile: Profile, year: Year, start: number, now: number): Course => {
	const way = wayOf(profile, year);
	const steps: Step[] = [{ status: 1, event: EVENTS[1], at: new Date(start) }];
	const last = now - QUIET_DAYS * DAY_MS;
	let time = start;
	for (const status of way) {
		const before = steps.at(-1)?.status ?? 1;
		time += daysAt(profile, year, before) * DAY_MS;
		if (time > last) break;
		steps.push({ status, event: EVENTS[status], at: new Date(time) });
	}
	const step = steps.at(-1);
	if (step && !FINISHED.includes(step.status)) {
		steps[steps.length - 1] = { ...step, at: new Date(sinceRecently(profile, step.status, now)) };
	}
	return { steps, strength: profile.strength + 0.05 * year };
};

/** The assessments of a company, oldest first. */
export const coursesOf = (profile: Profile, today: Date): Course[] => {
	const { name } = profile;
	const now = today.getTime();
	const startIn = (year: Year): number => {
		const [first, last] = WAVES[year];
		return now - (last + (first - last) * chance(name, year, 'start')) * DAY_MS;
	};
	const wasThere = chance(name, 'first year') < FIRST_YEAR_SHARE;
	const first = wasThere ? [courseFrom(profile, 0, startIn(0), now)] : [];
	if (wasThere && heldAt(profile, 1) === undefined && chance(name, 'once') > AGAIN_SHARE) return first;
	const again = (first[0]?.steps.at(-1)?.at.getTime() ?? 0) + PAUSE_DAYS * DAY_MS;
	// Whoever finished too late for the second wave waits for the next.
	if (again > now - WAVES[1][1] * DAY_MS) return first;
	return [...first, courseFrom(profile, 1, Math.max(startIn(1), again), now)];
};

export const stepTo = ({ steps }: Course, status: StatusId): Step | undefined =>
	steps.find((step) => step.status === status);

export const endOf = ({ steps }: Course): Step => {
	const last = steps.at(-1);
	if (!last) throw new Error('a course begins with a start');
	return last;
};
