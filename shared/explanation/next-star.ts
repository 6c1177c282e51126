import { type Grade, gradeRanges, starsOf } from '#shared/assessment/grade.ts';
import type { ExplainedCategory, ExplainedQuestion } from './explain.ts';
import { compare, type Fraction, minus, plus, rounded, sum } from './fraction.ts';

/** What the next star takes (contract, second part, section 5). */

/** A question whose full rating brings points, and how many. */
export type Raise<Q> = { question: Q; gain: Fraction };

export type NextStar<Q> = {
	stars: 1 | 2 | 3;
	/** The lowest score with that many stars. */
	threshold: number;
	/** How many points of the score are missing. */
	missing: number;
	/** Up to three, fewest questions first; none where no rating of what counts reaches it. */
	sets: Raise<Q>[][];
};

const MAX_SETS = 3;

/** A category as the search sees it: what it has, and the raises that it allows, largest first. */
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

/** The rounded score of a category by how many of its raises are taken, largest first. */
const scoresByCount = <Q>({ earned, raises }: Room<Q>): number[] => {
	const scores = [rounded(earned)];
	let reached = earned;
	for (const { gain } of raises) {
		reached = plus(reached, gain);
		scores.push(rounded(reached));
	}
	return scores;
};

/** For each number of raises over all categories so far: the best score, and how many this category takes of them. */
type Step = { score: number; taken: number }[];

/**
 * The fewest raises that reach the threshold. As a category's score only grows with what is earned in it, so many of
 * its raises bring most where they are its largest: which number each category takes is left to find, with all sums
 * of rounded scores compared. A set of the fewest has none that can be left out.
 */
const fewestRaises = <Q>(rooms: readonly Room<Q>[], threshold: number): Raise<Q>[] | null => {
	const steps: Step[] = [];
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
		steps.push(next);
		best = next;
	}
	let count = best.findIndex(({ score }) => score >= threshold);
	if (count < 0) return null;
	const chosen: Raise<Q>[] = [];
	for (const [at, room] of [...rooms.entries()].reverse()) {
		const taken = steps[at]?.[count]?.taken ?? 0;
		chosen.push(...room.raises.slice(0, taken));
		count -= taken;
	}
	return chosen.toSorted((a, b) => compare(b.gain, a.gain));
};

const without = <Q>(rooms: readonly Room<Q>[], left: ReadonlySet<Q>): Room<Q>[] =>
	rooms.map(({ earned, raises }) => ({ earned, raises: raises.filter(({ question }) => !left.has(question)) }));

/** Each further set does without the largest raise of those before it. */
const setsOf = <Q>(rooms: readonly Room<Q>[], threshold: number): Raise<Q>[][] => {
	const sets: Raise<Q>[][] = [];
	const left = new Set<Q>();
	while (sets.length < MAX_SETS) {
		const set = fewestRaises(without(rooms, left), threshold);
		const [largest] = set ?? [];
		if (!set || !largest) break;
		sets.push(set);
		left.add(largest.question);
	}
	return sets;
};

/** The grade with one star more, by the stars that one has. */
const NEXT_GRADE: readonly Grade[] = ['B', 'A', 'S'];

/**
 * What the next star takes; null at three stars, and without a score.
 * @param max the maximum score of the paper
 */
export const nextStarOf = <Id, Q>(
	categories: readonly ExplainedCategory<Id, Q>[],
	{ score, max }: { score: number | null; max: number },
): NextStar<Q> | null => {
	const stars = starsOf(score, max);
	const grade = NEXT_GRADE[stars];
	if (score === null || !grade) return null;
	const threshold = gradeRanges(max).find((range) => range.grade === grade)?.from ?? max;
	const counted = categories.filter((category) => category.score !== null);
	return {
		stars: (stars + 1) as 1 | 2 | 3,
		threshold,
		missing: threshold - score,
		sets: setsOf(counted.map(roomOf), threshold),
	};
};
