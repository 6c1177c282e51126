import { z } from 'zod';
import { GRADES } from '#shared/assessment/grade.ts';
import { id, instant } from '#shared/fields.ts';

/** Finished assessments, scored anew with the draft of a paper (contract, second part, section 2). */

const grade = z.enum(['S', 'A', 'B', 'C', 'D']).nullable();
const stars = z.int().min(0).max(3);
const scored = z.object({ score: z.int().nullable(), max_score: z.int(), grade, stars });

const distribution = z.object({ S: z.int(), A: z.int(), B: z.int(), C: z.int(), D: z.int(), none: z.int() });
export type Distribution = z.output<typeof distribution>;

export const simulationResult = z.object({
	/** How many finished sheets there are; at most `MAX_SIMULATED` of them, the newest, are scored. */
	finished: z.int(),
	/** How many were scored: also those of companies that the reader does not see. */
	simulated: z.int(),
	/** Of the companies that the reader sees. */
	sheets: z.array(
		z.object({
			company_id: id(),
			company_name: z.string(),
			assessment_progress_id: id(),
			round: z.union([z.literal(1), z.literal(2)]),
			before: scored,
			now: scored,
		}),
	),
	/** Of all that were scored; null where too few are of companies that the reader does not see. */
	before: distribution.nullable(),
	now: distribution.nullable(),
	/** Questions of the draft that no scored sheet has: they do not count in the simulation. */
	unmatched: z.array(z.object({ key: z.string(), number: z.string(), content: z.string() })),
});
export type SimulationResult = z.output<typeof simulationResult>;
export type SimulatedSheet = SimulationResult['sheets'][number];

/** A simulation as it is stored: of all companies, whoever reads it. */
export type StoredSimulation = Omit<SimulationResult, 'simulated' | 'before' | 'now'> & {
	before: Distribution;
	now: Distribution;
};

/** The fewest sheets of companies that a reader does not see, among which a distribution tells of none of them. */
export const MIN_UNSEEN_SHEETS = 10;

export const MAX_SIMULATED = 2_000;

export const paperSimulation = z.object({
	id: id(),
	/** Of the draft that was simulated; the draft may have changed since. */
	version: z.int(),
	status: z.enum(['running', 'finished', 'failed']),
	created_at: instant(),
	finished_at: instant().nullable(),
	result: simulationResult.nullable(),
});
export type PaperSimulation = z.output<typeof paperSimulation>;

/** How many sheets have each grade. */
export const distributionOf = (grades: readonly z.output<typeof grade>[]): Distribution => ({
	...(Object.fromEntries(GRADES.map((one) => [one, grades.filter((each) => each === one).length])) as Omit<
		Distribution,
		'none'
	>),
	none: grades.filter((each) => each === null).length,
});
