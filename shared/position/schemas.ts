import { z } from 'zod';
import { id, instant } from '#shared/fields.ts';
import { QUARTERS } from './quartiles.ts';

/** Position of a result among other companies; never their number, names or values. */

const share = () => z.int().min(0).max(100);

/** In percent of the maximum: the result itself, and the rounded quartiles of the companies. */
const placed = { own: share(), q1: share(), median: share(), q3: share(), quarter: z.enum(QUARTERS) };

export const placedCohort = z.object({
	/** Null for all companies. */
	industry: z.object({ letter: z.string(), name: z.string() }).nullable(),
	total: z.object(placed),
	categories: z.array(z.object({ id: id(), content: z.string(), ...placed })),
});
export type WireCohort = z.output<typeof placedCohort>;

export const position = z.object({
	/** Date of the figures; in a report, when it was finalized. */
	as_of: instant(),
	/** All companies and the company's own industry, as far as shown; never empty. */
	cohorts: z.array(placedCohort),
});
export type Position = z.output<typeof position>;

const NO_POSITION = ['opted_out', 'no_score', 'too_old', 'few_companies'] as const;
export type NoPosition = (typeof NO_POSITION)[number];

export const currentPosition = z.object({
	position: position.nullable(),
	/** Null if there is one. */
	reason: z.enum(NO_POSITION).nullable(),
});
export type CurrentPosition = z.output<typeof currentPosition>;

/** Whether a company takes part: its results count, and it sees its own position. */
export const positionSharing = z.object({ is_shared: z.boolean() });

export const positionSharingBody = { is_shared: z.boolean() };
