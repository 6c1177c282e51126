import { z } from 'zod';
import { GRADES } from '#shared/assessment/grade.ts';
import { namedStatus } from '#shared/assessment/status-filter.ts';
import { id, instant } from '#shared/fields.ts';
import { STATEMENT_IDS } from '#shared/voice/statements.ts';
import { FLOW_STEPS } from './steps.ts';

/** Figures of the programme, chart by chart. Percents have one decimal; null where nothing is counted. */

const count = () => z.int().min(0);
const percent = () => z.number().min(0).max(100).nullable();
const days = () => z.number().min(0).nullable();
const month = () => z.string();

/** When the facts were last compared with everything; null before the first time. */
const asOf = { facts_as_of: instant().nullable() };

export const stock = z.object({
	...asOf,
	/** Companies by the status of their current assessment; only statuses that somebody is at. */
	statuses: z.array(
		z.object({
			status: namedStatus,
			companies: count(),
			/** Days at the status: half of the companies have waited at most so long, and nine of ten. */
			median_days: count(),
			ninetieth_days: count(),
			/** Waiting for staff for `warn_days` or longer, and of those for `late_days`. */
			ageing: count(),
			late: count(),
		}),
	),
	warn_days: count(),
	late_days: count(),
});
export type Stock = z.output<typeof stock>;

export const flow = z.object({
	...asOf,
	months: z.array(month()),
	/** By month, and in the same months a year before. */
	steps: z.array(z.object({ step: z.enum(FLOW_STEPS), counts: z.array(count()), former_counts: z.array(count()) })),
});
export type Flow = z.output<typeof flow>;

/** How many of the compared are better than before, and how many worse. */
const moved = { improved: count(), worsened: count() };

const meanOf = { results: count(), mean_percent: percent() };

export const results = z.object({
	...asOf,
	/** Results that stand: the last finalized round of each assessment, finalized in the period. */
	results: count(),
	companies: count(),
	mean_percent: percent(),
	median_percent: percent(),
	critical_results: count(),
	/** By tenths of the maximum, from 0; the last one includes the maximum. */
	tenths: z.array(count()),
	grades: z.array(z.object({ grade: z.enum(GRADES).nullable(), results: count() })),
	stars: z.array(z.object({ stars: z.int(), results: count() })),
	categories: z.array(
		z.object({
			key: z.uuid(),
			name: z.string(),
			...meanOf,
			sub_categories: z.array(z.object({ key: z.uuid(), number: z.string(), name: z.string(), ...meanOf })),
		}),
	),
	/** Assessments re-assessed in the period: both rounds. */
	rounds: z.object({ results: count(), first_percent: percent(), second_percent: percent(), ...moved }),
	/** Companies with a result in the period and one a year before. */
	years: z.object({ companies: count(), former_percent: percent(), now_percent: percent(), ...moved }),
});
export type Results = z.output<typeof results>;

export const questions = z.object({
	...asOf,
	results: count(),
	/** Share of all answers that are 'not applicable'. */
	not_applicable_percent: percent(),
	/** The questions that cost the most points, most first. */
	questions: z.array(
		z.object({
			key: z.uuid(),
			number: z.string(),
			content: z.string(),
			points: count(),
			/** Points lost on average where the question counted, and their share. */
			lost_points: z.number(),
			lost_percent: percent(),
			counted: count(),
			not_applicable: count(),
			critical: count(),
		}),
	),
	/** The critical questions that failed in the most results, most first. */
	critical_questions: z.array(
		z.object({
			key: z.uuid(),
			number: z.string(),
			content: z.string(),
			failed: count(),
			/** Results in which it was critical, and counted or failed: one that was left out may fail too. */
			counted: count(),
		}),
	),
});
export type Questions = z.output<typeof questions>;

export const certificateFigures = z.object({
	...asOf,
	valid: count(),
	/** Valid, with the last day within 90 days. */
	expiring_soon: count(),
	/** Last valid days of those that are valid, from this month on. */
	expiring: z.array(z.object({ month: month(), certificates: count() })),
	/** Companies with a certificate whose last day was in the period, and those of them that have a later one. */
	ended: count(),
	renewed: count(),
});
export type CertificateFigures = z.output<typeof certificateFigures>;

export const workFigures = z.object({
	...asOf,
	/** Requests for evidence of the period; days to the first answer. */
	requests: z.object({ asked: count(), answered: count(), median_days: days() }),
	/** Actions to be done in the period until today; the last save of a done one counts as its day. */
	plans: z.object({ due: count(), in_time: count(), done_late: count(), not_done: count() }),
});
export type WorkFigures = z.output<typeof workFigures>;

export const wayIn = z.object({
	...asOf,
	referers: z.array(
		z.object({
			/** Null: none, or one that is not among PARTNER_REFERERS. */
			referer: z.string().nullable(),
			results: count(),
			applications: count(),
			companies: count(),
			submitted: count(),
			certified: count(),
		}),
	),
});
export type WayIn = z.output<typeof wayIn>;

const shares = z.object({ none_percent: percent(), half_percent: percent(), full_percent: percent() });

export const assessorFigures = z.object({
	...asOf,
	/** From how many days on what waits counts as `aged`. */
	warn_days: count(),
	/** What waits at companies without an assessor; null for assessors, and where the figures are of one. */
	unassigned: z.object({ open: count(), aged: count() }).nullable(),
	/** Everybody who has companies or rated in the period, first or second; assessors see themselves. */
	assessors: z.array(
		z.object({
			id: id(),
			name: z.string(),
			/** Current assessments of the own companies that wait for an assessor. */
			open: count(),
			/** Of these, what has waited so long for staff, not for evidence from the company. */
			aged: count(),
			/** Graded rounds that the person rated. */
			finished: count(),
			median_days: days(),
			/** Shares of ratings, of the person and of all colleagues; null below ten finished rounds or three colleagues. */
			ratings: z.object({ own: shares, colleagues: shares }).nullable(),
			/** With whoever rated the same items, first or second, in calibrations of the period; null below 30 items. */
			agreement: z
				.object({
					/** Items that both rated 0, 50 or 100 %, and of how many companies. */
					scored: count(),
					companies: count(),
					exact_percent: percent(),
					/** Quadratically weighted; null where it is not defined. */
					kappa: z.number().min(-1).max(1).nullable(),
				})
				.nullable(),
		}),
	),
});
export type AssessorFigures = z.output<typeof assessorFigures>;

export const voiceFigures = z.object({
	/** Empty until there are ten closed rounds with ten answers. */
	statements: z.array(
		z.object({
			id: z.enum(STATEMENT_IDS),
			text: z.string(),
			rounds: count(),
			good_percent: percent(),
			bad_percent: percent(),
			neither_percent: percent(),
			made_at: instant(),
		}),
	),
});
export type VoiceFigures = z.output<typeof voiceFigures>;
