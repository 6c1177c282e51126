import { z } from 'zod';
import { id, instant } from '#shared/fields.ts';
import { QUARTERS } from './quartiles.ts';

/** Where a result lies among other companies: never with their number, names or values. */

const share = () => z.int().min(0).max(100);

/** In percent of the maximum: one's own, and the rounded quartiles of the companies. */
const placed = { own: share(), q1: share(), median: share(), q3: share(), quarter: z.enum(QUARTERS) };

const placedCohort = z.object({
	/** Null for all companies. */
	industry: z.object({ letter: z.string(), name: z.string() }).nullable(),
	total: z.object(placed),
	categories: z.array(z.object({ id: id(), content: z.string(), ...placed })),
});
export type WireCohort = z.output<typeof placedCohort>;

export const position = z.object({
	/** The day whose figures these are: in a report when it was finalised. */
	as_of: instant(),
	/** All companies and one's own industry, as far as they are shown; never empty. */
	cohorts: z.array(placedCohort),
});
export type Position = z.output<typeof position>;

/** Why there is none. */
export const NO_POSITION = ['opted_out', 'no_score', 'too_old', 'few_companies'] as const;
export type NoPosition = (typeof NO_POSITION)[number];

export const currentPosition = z.object({
	position: position.nullable(),
	/** Null where there is one. */
	reason: z.enum(NO_POSITION).nullable(),
});
export type CurrentPosition = z.output<typeof currentPosition>;

/** Whether a company's results count, and it sees its own position. */
export const positionSharing = z.object({ is_shared: z.boolean() });

export const positionSharingBody = { is_shared: z.boolean() };
