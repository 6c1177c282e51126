import { changesOf, type Values } from '#server/audit/changes.ts';
import type { Change, ChangedNode } from '#server/db/tables/audit.ts';
import type { PaperState } from '#server/db/tables/papers.ts';
import type { Anchors, Guidance } from '#shared/papers/guidance.ts';
import type { PaperContents } from '#shared/papers/schemas.ts';

/** What changed between two states of a paper, part by part: a pure comparison by the parts' keys. */

type Category = PaperContents[number];
type SubCategory = Category['sub_categories'][number];
type Question = SubCategory['questions'][number];
type CheckItem = Question['evaluations'][number];
type Texts = { key?: string | undefined; content: string; content_en: string | null };

type Part = Texts & { number: string; parent: string; values: Values<'paper'> };

/** Parent of the categories. */
const PAPER = '';

/** Characters of a part's text by which it is recognized in the log. */
const NAMED_BY = 80;

const lines = (texts: readonly (string | null)[]): string => texts.filter(Boolean).join('\n');

const guidanceValues = (guidance: Guidance | null | undefined): Values<'paper'> => ({
	purpose: guidance?.purpose ?? null,
	purpose_en: guidance?.purpose_en ?? null,
	kind: guidance?.basis.map(({ kind }) => kind).join(' ') ?? null,
	basis: lines(
		guidance?.basis.flatMap(({ text, text_en, source, source_en, as_of, from, until }) => [
			text,
			text_en,
			source,
			source_en,
			as_of,
			from || until ? `${from ?? ''} – ${until ?? ''}`.trim() : null,
		]) ?? [],
	),
	evidence: lines(guidance?.evidence.flatMap(({ text, text_en }) => [text, text_en]) ?? []),
});

const anchorValues = (anchors: Anchors | null | undefined): Values<'paper'> => ({
	full: anchors?.full ?? null,
	full_en: anchors?.full_en ?? null,
	half: anchors?.half ?? null,
	half_en: anchors?.half_en ?? null,
	none: anchors?.none ?? null,
	none_en: anchors?.none_en ?? null,
});

const partOf = (texts: Texts, number: string, parent: string, values: Values<'paper'> = {}): Part => ({
	key: texts.key,
	content: texts.content,
	content_en: texts.content_en,
	number,
	parent,
	values: { content: texts.content, content_en: texts.content_en, ...values },
});

const itemPart = (item: CheckItem, number: string, parent: string): Part =>
	partOf(item, number, parent, {
		weight: item.weight,
		is_critical_item: item.is_critical_item ?? false,
		...anchorValues(item.anchors),
	});

const questionParts = (question: Question, number: string, parent: string): Part[] => [
	partOf(question, number, parent, {
		points: question.points,
		na_condition: question.na_condition ?? null,
		na_condition_en: question.na_condition_en ?? null,
		is_critical: question.is_critical ?? false,
		sdg_target_ids: question.sdg_target_ids,
		...guidanceValues(question.guidance),
	}),
	...question.evaluations.map((item, i) => itemPart(item, `${number}-${i + 1}`, question.key ?? '')),
];

const partsOf = (categories: PaperContents): Part[] =>
	categories.flatMap((category, c) => [
		partOf(category, `${c + 1}`, PAPER),
		...category.sub_categories.flatMap((sub, s) => [
			partOf(sub, `${c + 1}-${s + 1}`, category.key ?? ''),
			...sub.questions.flatMap((question, q) => questionParts(question, `${c + 1}-${s + 1}-${q + 1}`, sub.key ?? '')),
		]),
	]);

const beginning = (text: string): string => [...text].slice(0, NAMED_BY).join('');

const nodeOf = ({ number, content, content_en }: Part): ChangedNode => ({
	number,
	content: beginning(content),
	content_en: content_en === null ? null : beginning(content_en),
});

const at = (part: Part | undefined, changes: readonly Change[]): Change[] =>
	changes.map((change) => (part ? { ...change, node: nodeOf(part) } : change));

/** A new part has these marks unset, which is not worth a line. */
const UNMARKED = { is_critical: false, is_critical_item: false } satisfies Values<'paper'>;

/** The parts below each parent whose parent is the same in both states, in the order of `parts`, by their former number. */
const keptOrder = (parts: readonly Part[], former: ReadonlyMap<string, Part>, now: ReadonlyMap<string, Part>) => {
	const kept = parts.filter(({ key = '' }) => former.get(key)?.parent === now.get(key)?.parent);
	return Map.groupBy(kept, ({ parent }) => parent);
};

const numbersOf = (parts: readonly Part[] | undefined, former: ReadonlyMap<string, Part>): string =>
	(parts ?? []).map(({ key = '' }) => former.get(key)?.number).join(', ');

/** Parts that stand in another order below the same parent, by their former numbers. */
const reordered = (
	before: readonly Part[],
	after: readonly Part[],
	byKey: Record<'former' | 'now', Map<string, Part>>,
) => {
	const { former, now } = byKey;
	const [then, today] = [keptOrder(before, former, now), keptOrder(after, former, now)];
	return [...today].flatMap(([parent, parts]) =>
		at(
			now.get(parent),
			changesOf('paper', { order: numbersOf(then.get(parent), former) }, { order: numbersOf(parts, former) }),
		),
	);
};

const byKey = (parts: readonly Part[]): Map<string, Part> => new Map(parts.map((part) => [part.key ?? '', part]));

const contentChanges = (before: PaperContents, after: PaperContents): Change[] => {
	const [then, today] = [partsOf(before), partsOf(after)];
	const [former, now] = [byKey(then), byKey(today)];
	const changed = today.flatMap((part) => {
		const same = former.get(part.key ?? '');
		const moved =
			same && same.parent !== part.parent ? changesOf('paper', { parent: same.number }, { parent: part.number }) : [];
		return at(part, [...moved, ...changesOf('paper', same?.values ?? UNMARKED, part.values)]);
	});
	const gone = then.filter(({ key = '' }) => !now.has(key));
	return [
		...changed,
		...gone.flatMap((part) => at(part, changesOf('paper', part.values, null))),
		...reordered(then, today, { former, now }),
	];
};

export const paperChanges = (before: PaperState, after: PaperState): Change[] => {
	const statementsOf = ({ introduction, introduction_en, explain_level }: PaperState) => ({
		introduction,
		introduction_en,
		explain_level,
	});
	return [
		...changesOf('paper', statementsOf(before), statementsOf(after)),
		...contentChanges(before.main_categories, after.main_categories),
	];
};
