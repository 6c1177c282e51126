import { gainsOfSet, type PlannedGain, scoreWith } from '#shared/explanation/gains.ts';
import type { Explanation, WireRaise } from '#shared/explanation/schemas.ts';
import { type ImprovementPlan, PLAN_LIMITS } from '#shared/plans/schemas.ts';

/** A set of questions that reaches the next star, as lines of the improvement plan. Pure functions. */

/** `open`: not answered yet. `unproposed`: the plan has no such line, since nothing was proposed. */
type Standing = 'open' | 'planned' | 'declined' | 'unproposed';

export type SetLine = PlannedGain<WireRaise> & { standing: Standing };

type Explained = Pick<Explanation, 'categories'>;

const standingIn = ({ items }: Pick<ImprovementPlan, 'items'>, id: number): Standing => {
	const item = items.find((one) => one.sub_category_id === id);
	if (!item) return 'unproposed';
	if (!item.action) return 'open';
	return item.action.decision === 'do' ? 'planned' : 'declined';
};

export const setLinesOf = (
	{ categories }: Explained,
	plan: Pick<ImprovementPlan, 'items'>,
	set: readonly WireRaise[],
): SetLine[] =>
	gainsOfSet(categories, set).map((line) => ({ ...line, standing: standingIn(plan, line.subCategoryId) }));

/** The lines that a press writes: those ticked, and nothing that is already written. */
export const writtenOf = (lines: readonly SetLine[], unticked: ReadonlySet<number>): SetLine[] =>
	lines.filter(({ standing, subCategoryId }) => standing === 'open' && !unticked.has(subCategoryId));

/** The score once what is planned and what is ticked is rated in full. */
export const simulatedScore = (
	{ categories }: Explained,
	lines: readonly SetLine[],
	unticked: ReadonlySet<number>,
): number => {
	const counted = [...lines.filter(({ standing }) => standing === 'planned'), ...writtenOf(lines, unticked)];
	return scoreWith(categories, new Set(counted.flatMap(({ raises }) => raises.map((raise) => raise.question_id))));
};

/** What a line begins with: the questions, and their check items below 100 % where the paper shows them. */
export const measureOf = (lead: string, raises: readonly WireRaise[]): string => {
	const lines = raises.flatMap(({ number, content, items }) => [
		`・${number} ${content}`,
		...(items ?? []).map((item) => `　- ${item.content}`),
	]);
	let text = lead;
	for (const line of lines) {
		const longer = `${text}\n${line}`;
		if (longer.length > PLAN_LIMITS.text - 2) return `${text}\n…`;
		text = longer;
	}
	return text;
};
