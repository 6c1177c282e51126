import { gainsOfSet, type PlannedGain, scoreWith } from '#shared/explanation/gains.ts';
import type { Explanation, WireRaise } from '#shared/explanation/schemas.ts';
import { addedTo, measureOf, namedIn } from '#shared/plans/measure.ts';
import type { ImprovementPlan, PlanAction } from '#shared/plans/schemas.ts';
import { type FixedBy, fixedBy } from '#shared/plans/set-standing.ts';

/** A set of questions that reaches the next star, as lines of the improvement plan. Pure functions. */

/**
 * `open`: not answered yet. `planned`: the measure names every question of the set. `beside`: the line is about something else,
 * and takes an addition. `fixed`: as `beside`, but done, reviewed or full, so that nothing is added from here. `unproposed`: the
 * plan has no such line.
 */
type Standing = 'open' | 'planned' | 'beside' | 'fixed' | 'declined' | 'unproposed';

export type SetLine = PlannedGain<WireRaise> & {
	standing: Standing;
	/** What is already written; null if nothing is. */
	action: PlanAction | null;
	/** The questions that the plan does not name. */
	missing: WireRaise[];
	/** What a press would write, after what is written; null where it writes nothing. */
	measure: string | null;
};

type Explained = Pick<Explanation, 'categories'>;

/** Why nothing is added to a line from here. */
export const causeOf = ({ review, action_state: state }: PlanAction): FixedBy | 'full' =>
	fixedBy({ state, review: review?.review ?? null }) ?? 'full';

const writtenWith = (lead: string, action: PlanAction | null, missing: readonly WireRaise[]): string | null => {
	if (action === null) return measureOf(lead, missing);
	if (action.decision === 'not' || missing.length === 0 || causeOf(action) !== 'full') return null;
	return addedTo(action.measure, lead, missing);
};

const standingOf = (line: Pick<SetLine, 'action' | 'missing' | 'measure'>): Standing => {
	const { action, missing, measure } = line;
	if (action === null) return 'open';
	if (action.decision === 'not') return 'declined';
	if (missing.length === 0) return 'planned';
	return measure === null ? 'fixed' : 'beside';
};

export const setLinesOf = (
	{ categories }: Explained,
	{ items }: Pick<ImprovementPlan, 'items'>,
	set: readonly WireRaise[],
	/** What a measure begins with. */
	lead: string,
): SetLine[] =>
	gainsOfSet(categories, set).map((line) => {
		const item = items.find(({ sub_category_id: id }) => id === line.subCategoryId);
		const action = item?.action ?? null;
		const written = action?.decision === 'do' ? action.measure : '';
		const missing = line.raises.filter((raise) => !namedIn(written, raise));
		if (!item) return { ...line, action, missing, measure: null, standing: 'unproposed' };
		const measure = writtenWith(lead, action, missing);
		return { ...line, action, missing, measure, standing: standingOf({ action, missing, measure }) };
	});

/** Whether a press can write the line. */
export const isWritable = ({ measure }: Pick<SetLine, 'measure'>): boolean => measure !== null;

/** Whether the plan has all lines of a set, or can take them. */
export const fitsIn = (lines: readonly SetLine[]): boolean =>
	lines.every(({ standing }) => ['open', 'planned', 'beside'].includes(standing));

const DONE: readonly ReturnType<typeof causeOf>[] = ['done', 'accepted'];

const isDoneLine = ({ action }: SetLine): boolean => action?.decision === 'do' && DONE.includes(causeOf(action));

/** Whether the plan is through with a set: a line that it needs is closed as done, or all of its lines are. */
export const isDoneIn = (lines: readonly SetLine[]): boolean =>
	lines.some((line) => line.standing === 'fixed' && isDoneLine(line)) || lines.every(isDoneLine);

/** The lines that a press writes: those ticked that lack a question of the set. */
export const writtenOf = (lines: readonly SetLine[], unticked: ReadonlySet<number>): SetLine[] =>
	lines.filter((line) => isWritable(line) && !unticked.has(line.subCategoryId));

/** The score once the questions that the plan names, and those of ticked lines, are rated in full. */
export const simulatedScore = (
	{ categories }: Explained,
	lines: readonly SetLine[],
	unticked: ReadonlySet<number>,
): number => {
	const named = lines.flatMap(({ raises, missing }) => raises.filter((raise) => !missing.includes(raise)));
	const added = writtenOf(lines, unticked).flatMap(({ missing }) => missing);
	return scoreWith(categories, new Set([...named, ...added].map((raise) => raise.question_id)));
};
