import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Reader } from '#server/db/client.ts';
import { together } from '#server/db/transactions.ts';
import type { ProgrammeInput } from '#shared/programme/filters.ts';
import type { Questions } from '#shared/programme/schemas.ts';
import { type Asked, askedOf, byNumber, sumOf } from './asked-questions.ts';
import { mostFailed } from './critical-questions.ts';
import { periodOf, readSwept } from './group.ts';
import { listQuestions } from './paper-parts.ts';
import { standingIn } from './results.ts';
import { percentOf } from './rounded.ts';
import { readFailed, readLengths, readLost, readNamed } from './sums.ts';

type Needs = Reader & Pick<Deps, 'clock'>;

/** How many questions are named. */
const MOST_QUESTIONS = 10;

/** The same question in several papers, by its key. */
const joined = (rows: readonly Asked[]): Questions['questions'][number] | null => {
	const [newest] = rows;
	if (!newest) return null;
	const counted = sumOf(rows, (row) => row.counted);
	const lost = sumOf(rows, (row) => row.lost);
	return {
		key: newest.key,
		number: newest.number,
		content: newest.content,
		points: newest.points,
		lost_points: counted === 0 ? 0 : Math.round((lost * 100) / counted) / 100,
		lost_percent: percentOf(
			lost,
			sumOf(rows, (row) => row.counted * row.points),
		),
		counted,
		not_applicable: sumOf(rows, (row) => row.notApplicable),
		critical: sumOf(rows, (row) => row.critical),
	};
};

/** The questions that cost the most points, and how many answers are 'not applicable'. */
export const readQuestions = async (
	{ db, clock }: Needs,
	actor: ConsoleActor,
	filters: ProgrammeInput,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<Questions> => {
	const standing = standingIn(actor, filters, periodOf(filters, clock.now()));
	const [sweptAt, lengths, leftOut, notApplicable, failures] = await together(db, (one) => [
		readSwept(one),
		readLengths(one, standing),
		readNamed(one, standing, 'leftOut'),
		readNamed(one, standing, 'notApplicable'),
		readFailed(one, standing),
	]);
	const paperIds = lengths.map(({ paper_id }) => paper_id);
	const [parts, lost] = await together(db, (one) => [
		listQuestions(one, paperIds, locale),
		readLost(one, standing, lengths),
	]);
	const asked = lengths.flatMap((paper) =>
		askedOf(parts, paper, lost.get(paper.paper_id) ?? [], { leftOut, notApplicable, failures }),
	);
	const questions = [...Map.groupBy(asked, ({ key }) => key).values()].flatMap((rows) => joined(rows) ?? []);
	return {
		facts_as_of: sweptAt,
		results: lengths.reduce((sum, { results }) => sum + results, 0),
		not_applicable_percent: percentOf(
			sumOf(asked, (row) => row.notApplicable),
			sumOf(asked, (row) => row.asked),
		),
		questions: questions
			.filter(({ lost_points }) => lost_points > 0)
			.toSorted((a, b) => b.lost_points - a.lost_points || byNumber(a, b))
			.slice(0, MOST_QUESTIONS),
		critical_questions: mostFailed(asked).slice(0, MOST_QUESTIONS),
	};
};
