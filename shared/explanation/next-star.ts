import { type Grade, gradeRanges, starsOf } from '#shared/assessment/grade.ts';
import type { ExplainedCategory, ExplainedQuestion } from './explain.ts';
import { compare, type Fraction, minus, plus, rounded, sum } from './fraction.ts';

/** How to reach the next star (contract, second part, section 5). */

/** A question, and the points gained by rating it in full. */
type Raise<Q> = { question: Q; gain: Fraction };

export type NextStar<Q> = {
	stars: 1 | 2 | 3;
	/** Lowest score with the next star. */
	threshold: number;
	/** Points missing to the threshold. */
	missing: number;
	/** Up to three sets, fewest questions first; empty if no rating of what counts reaches it. */
	sets: Raise<Q>[][];
};

const MAX_SETS = 3;

/** A category for the search: earned points, and possible raises, largest first. */
type Room<Q> = { earned: Fraction; raises: Raise<Q>[] };

const roomOf = <Id, Q>({ subCategories }: ExplainedCategory<Id, Q>): Room<Q> => {
	const questions = subCategories.flatMap((sub) => sub.questions);
	const gainOf = ({ points, earned }: ExplainedQuestion<Q>): Fraction => minus(points, earned);
	return {
		earned: sum(questions.map((question) => question.earned)),
		raises: questions
			.map((explained) => ({ question: explained.question, gain: gainOf(explained) }))
			.filter(({ gain }) => gain.n > 0n)
			.toSorted((a, b) => compare(b.gain, a.gain)),
	};
};

/** Rounded score of a category after 0, 1, 2, … of its largest raises. */
const scoresByCount = <Q>({ earned, raises }: Room<Q>): number[] => {
	const scores = [rounded(earned)];
	let reached = earned;
	for (const { gain } of raises) {
		reached = plus(reached, gain);
		scores.push(rounded(reached));
	}
	return scores;
};

/** Per number of raises over all categories so far: the best score, and how many raises this category takes. */
type Step = { score: number; taken: number }[];

/**
 * The fewest raises that reach the threshold; none if not even all of them do. Within a category the largest raises are always best, so dynamic
 * programming over the categories only chooses how many each takes, comparing sums of rounded scores. A minimal set
 * contains no superfluous raise.
 */
const fewestRaises = <Q>(rooms: readonly Room<Q>[], threshold: number): Raise<Q>[] => {
	const steps: { room: Room<Q>; step: Step }[] = [];
	let best: Step = [{ score: 0, taken: 0 }];
	for (const room of rooms) {
		const scores = scoresByCount(room);
		const next: Step = [];
		for (const [before, { score }] of best.entries()) {
			for (const [taken, own] of scores.entries()) {
				const count = before + taken;
				if (score + own > (next[count]?.score ?? -1)) next[count] = { score: score + own, taken };
			}
		}
		steps.push({ room, step: next });
		best = next;
	}
	// -1 if none reaches it: no step has this number, so nothing is taken.
	let count = best.findIndex(({ score }) => score >= threshold);
	const chosen: Raise<Q>[] = [];
	for (const { room, step } of steps.toReversed()) {
		const taken = step[count]?.taken ?? 0;
		chosen.push(...room.raises.slice(0, taken));
		count -= taken;
	}
	return chosen.toSorted((a, b) => compare(b.gain, a.gain));
};

const without = <Q>(rooms: readonly Room<Q>[], left: ReadonlySet<Q>): Room<Q>[] =>
	rooms.map(({ earned, raises }) => ({ earned, raises: raises.filter(({ question }) => !left.has(question)) }));

/** Each further set excludes the largest raise of the previous one. */
const setsOf = <Q>(rooms: readonly Room<Q>[], threshold: number): Raise<Q>[][] => {
	const sets: Raise<Q>[][] = [];
	const left = new Set<Q>();
	while (sets.length < MAX_SETS) {
		const set = fewestRaises(without(rooms, left), threshold);
		const [largest] = set;
		if (!largest) break;
		sets.push(set);
		left.add(largest.question);
	}
	return sets;
};

/** Grade with one star more, indexed by current stars. */
const NEXT_GRADE: readonly Grade[] = ['B', 'A', 'S'];

/** How to reach the next star; null at three stars and without a score. @param max the maximum score of the paper */
export const nextStarOf = <Id, Q>(
	categories: readonly ExplainedCategory<Id, Q>[],
	{ score, max }: { score: number | null; max: number },
): NextStar<Q> | null => {
	const stars = starsOf(score, max);
	const grade = NEXT_GRADE[stars];
	if (score === null || !grade) return null;
	const threshold = gradeRanges(max).find((range) => range.grade === grade)?.from ?? max;
	return {
		stars: (stars + 1) as 1 | 2 | 3,
		threshold,
		missing: threshold - score,
		sets: setsOf(categories.map(roomOf), threshold),
	};
};
