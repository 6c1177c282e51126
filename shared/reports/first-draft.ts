import type { AnswerCode, EvaluationRate } from '#shared/assessment/grading.ts';
import { LIMITS } from '#shared/limits.ts';

/**
 * First drafts of the notes on a sub-category, made by rule from ratings and anchors alone: what is met, what is not, and
 * the next step. Memos, comments and answers' notes are no input.
 */

export type DraftItem = {
	content: string;
	anchors: { full: string; half: string | null; none: string } | null;
	/** Null if unrated. */
	rate: EvaluationRate | null;
};

export type DraftQuestion = {
	content: string;
	answer: AnswerCode | null;
	/** Condition for answering "not applicable"; null if the paper has none. */
	naCondition: string | null;
	isCritical: boolean;
	items: readonly DraftItem[];
};

type DraftWord =
	| 'counts'
	| 'countsMet'
	| 'countsPartly'
	| 'countsUnmet'
	| 'countsUnrated'
	| 'comma'
	| 'and'
	| 'met'
	| 'partly'
	| 'unmet'
	| 'out'
	| 'next'
	| 'steps'
	| 'line'
	| 'numbered'
	| 'more'
	| 'metItem'
	| 'metAnchor'
	| 'partlyItem'
	| 'partlyAnchor'
	| 'missingItem'
	| 'missingAnchor'
	| 'nextItem'
	| 'nextAnchor'
	| 'nextAnchorAs'
	| 'notApplicable'
	| 'notApplicableIf'
	| 'ineligible'
	| 'step'
	| 'allMet'
	| 'allOut'
	| 'nothing'
	| 'keepUp';

/** A text of the draft in the reader's language. */
export type Say = (word: DraftWord, variables?: Record<string, string | number>) => string;

type Section = { head: string; lines: readonly string[] };

type Rated = DraftItem & { isCritical: boolean };

/** The evaluation names the most urgent steps only; the proposal all. */
const STEPS_IN_EVALUATION = 3;

const isNotApplicable = ({ answer }: DraftQuestion): boolean => answer === 3;

const ratedItems = (questions: readonly DraftQuestion[]): Rated[] =>
	questions
		.filter((question) => !isNotApplicable(question))
		.flatMap(({ items, isCritical }) => items.map((item) => ({ ...item, isCritical })));

const withRate = <T extends DraftItem>(items: readonly T[], rate: EvaluationRate): T[] =>
	items.filter((item) => item.rate === rate);

/** Without the Japanese full stop, to be quoted within a sentence. */
const quoted = (text: string): string => text.replace(/。\s*$/u, '');

const metAt = ({ content, anchors }: DraftItem, say: Say): string =>
	anchors ? say('metAnchor', { anchor: quoted(anchors.full) }) : say('metItem', { item: quoted(content) });

const ALTERNATIVES = /または|もしくは|\bor\b/iu;

/**
 * What was found at an item that is not fully met. Of an anchor that names alternatives the rating does not say which one
 * it was, and a company would read each as said of it: such an anchor is left out.
 */
const foundAt = ({ content, anchors, rate }: DraftItem, say: Say): string => {
	const anchor = rate === 1 ? anchors?.none : anchors?.half;
	const item = quoted(content);
	if (!anchor || ALTERNATIVES.test(anchor)) return say(rate === 1 ? 'missingItem' : 'partlyItem', { item });
	return say(rate === 1 ? 'missingAnchor' : 'partlyAnchor', { item, anchor: quoted(anchor) });
};

/** What a Japanese sentence can go on after: a verb or an adjective in the present. */
const ENDS_OPEN = /[うくぐすずつづぬふぶぷむゆるい]$/u;

const stepOf = ({ content, anchors }: DraftItem, say: Say): string => {
	if (!anchors) return say('nextItem', { item: quoted(content) });
	const anchor = quoted(anchors.full);
	return say(ENDS_OPEN.test(anchor) ? 'nextAnchor' : 'nextAnchorAs', { anchor });
};

/** What is out of the score: questions that do not apply, and items that are ineligible. */
const outOf = (questions: readonly DraftQuestion[], items: readonly Rated[], say: Say): string[] => [
	...questions
		.filter(isNotApplicable)
		.map(({ content, naCondition }) =>
			naCondition === null
				? say('notApplicable', { question: content })
				: say('notApplicableIf', { question: content, condition: naCondition }),
		),
	...withRate(items, 0).map(({ content }) => say('ineligible', { item: content })),
];

/** Items with something left to do: critical questions first, then 0 % before 50 %, otherwise in paper order. */
const unmetOf = (items: readonly Rated[]): Rated[] =>
	items.filter(({ rate }) => rate === 1 || rate === 2).toSorted((one, other) => urgencyOf(one) - urgencyOf(other));

const urgencyOf = ({ isCritical, rate }: Rated): number => (isCritical ? 0 : 2) + (rate === 1 ? 0 : 1);

const lengthOf = ({ head, lines }: Section): number =>
	head.length + lines.reduce((sum, line) => sum + line.length + 1, 0);

const written = (opening: string, sections: readonly Section[]): string =>
	[opening, ...sections.filter(({ lines }) => lines.length > 0).map(({ head, lines }) => [head, ...lines].join('\n'))]
		.filter((part) => part !== '')
		.join('\n\n');

/** Shortens the longest section line by line until all fit, and says how many lines are left out. */
const fitted = (opening: string, sections: readonly Section[], { limit, say }: { limit: number; say: Say }): string => {
	const kept = sections.map((section) => ({ ...section, left: 0 }));
	const shown = () =>
		kept.map(({ head, lines, left }) => ({
			head,
			lines: left === 0 ? lines : [...lines, say('more', { count: left })],
		}));
	let text = written(opening, shown());
	while (text.length > limit && kept.some(({ lines }) => lines.length > 0)) {
		const longest = kept.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one));
		// Several lines at once: a paper may have thousands.
		const dropped = Math.max(1, Math.ceil((longest.lines.length * (text.length - limit)) / (2 * text.length)));
		longest.left += Math.min(dropped, longest.lines.length);
		longest.lines = longest.lines.slice(0, -dropped);
		text = written(opening, shown());
	}
	return text;
};

/** The counts of kinds that there are, as one sentence. */
const countsOf = (kinds: readonly (readonly [DraftWord, number])[], say: Say): string => {
	const parts = kinds.filter(([, count]) => count > 0).map(([word, count]) => say(word, { count }));
	const last = parts.pop() ?? '';
	return parts.length === 0 ? last : `${parts.join(say('comma'))}${say('and')}${last}`;
};

const openingOf = (questions: readonly DraftQuestion[], items: readonly Rated[], say: Say): string => {
	const [none, half, full] = [withRate(items, 1), withRate(items, 2), withRate(items, 3)];
	const unrated = items.filter(({ rate }) => rate === null).length;
	const counted = none.length + half.length + full.length;
	if (counted + unrated === 0) return say(questions.length > 0 ? 'allOut' : 'nothing');
	if (counted === full.length && unrated === 0) return say('allMet', { count: counted });
	const counts = countsOf(
		[
			['countsMet', full.length],
			['countsPartly', half.length],
			['countsUnmet', none.length],
			['countsUnrated', unrated],
		],
		say,
	);
	return say('counts', { count: counted + unrated, counts });
};

type Made = { questions: readonly DraftQuestion[]; say: Say; limit?: number };

/** The first draft of the evaluation note; never empty, at most `limit` characters. */
export const evaluationDraft = ({ questions, say, limit = LIMITS.note }: Made): string => {
	const items = ratedItems(questions);
	const line = (text: string): string => say('line', { text });
	const next = unmetOf(items).slice(0, STEPS_IN_EVALUATION);
	const sections: Section[] = [
		{ head: say('met'), lines: withRate(items, 3).map((item) => line(metAt(item, say))) },
		{ head: say('partly'), lines: withRate(items, 2).map((item) => line(foundAt(item, say))) },
		{ head: say('unmet'), lines: withRate(items, 1).map((item) => line(foundAt(item, say))) },
		{ head: say('next'), lines: next.map((item) => line(stepOf(item, say))) },
		{ head: say('out'), lines: outOf(questions, items, say).map(line) },
	];
	return fitted(openingOf(questions, items, say), sections, { limit, say });
};

/** The first draft of the proposal: each step with what was found; never empty, at most `limit` characters. */
export const proposalDraft = ({ questions, say, limit = LIMITS.note }: Made): string => {
	const items = ratedItems(questions);
	const unmet = unmetOf(items);
	if (unmet.length === 0) {
		const isKept = withRate(items, 3).length > 0;
		const opening = isKept ? say('keepUp') : openingOf(questions, items, say);
		return fitted(opening, [], { limit, say });
	}
	const lines = unmet.map((item, index) =>
		say('numbered', {
			number: index + 1,
			text: say('step', { step: stepOf(item, say), found: foundAt(item, say) }),
		}),
	);
	return fitted('', [{ head: say('steps'), lines }], { limit, say });
};

const squeezed = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Whether a note is a draft as it was made; spaces and line breaks are no edit. */
export const isUnedited = (note: string, draft: string): boolean => note !== '' && squeezed(note) === squeezed(draft);
