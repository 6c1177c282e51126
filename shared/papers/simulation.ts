import { z } from 'zod';
import { GRADES } from '#shared/assessment/grade.ts';
import { id, instant } from '#shared/fields.ts';

/** Finished assessments scored with the draft of a paper (contract, second part, section 2). */

const grade = z.enum(['S', 'A', 'B', 'C', 'D']).nullable();
const stars = z.int().min(0).max(3);
const scored = z.object({ score: z.int().nullable(), max_score: z.int(), grade, stars });

const distribution = z.object({ S: z.int(), A: z.int(), B: z.int(), C: z.int(), D: z.int(), none: z.int() });
export type Distribution = z.output<typeof distribution>;

const simulationResult = z.object({
	/** Number of finished sheets; the newest `MAX_SIMULATED` are scored. */
	finished: z.int(),
	/** Number of scored sheets, including companies that the reader may not see. */
	simulated: z.int(),
	/** Sheets of companies visible to the reader. */
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
	/** Distributions over all scored sheets; null if too few belong to companies that the reader may not see. */
	before: distribution.nullable(),
	now: distribution.nullable(),
	/** Questions of the draft that are on no scored sheet; they do not count in the simulation. */
	unmatched: z.array(z.object({ key: z.string(), number: z.string(), content: z.string() })),
});
export type SimulationResult = z.output<typeof simulationResult>;
export type SimulatedSheet = SimulationResult['sheets'][number];

/** A stored simulation, unfiltered: of all companies. */
export type StoredSimulation = Omit<SimulationResult, 'simulated' | 'before' | 'now'> & {
	before: Distribution;
	now: Distribution;
};

/** Minimum number of sheets hidden from a reader for a distribution not to reveal any of them. */
export const MIN_UNSEEN_SHEETS = 10;

export const MAX_SIMULATED = 2_000;

export const paperSimulation = z.object({
	id: id(),
	/** Version of the simulated draft, which may have changed since. */
	version: z.int(),
	status: z.enum(['running', 'finished', 'failed']),
	created_at: instant(),
	finished_at: instant().nullable(),
	result: simulationResult.nullable(),
});
export type PaperSimulation = z.output<typeof paperSimulation>;

export const distributionOf = (grades: readonly z.output<typeof grade>[]): Distribution => ({
	...(Object.fromEntries(GRADES.map((one) => [one, grades.filter((each) => each === one).length])) as Omit<
		Distribution,
		'none'
	>),
	none: grades.filter((each) => each === null).length,
});
