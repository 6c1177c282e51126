import type { FilledSheet } from '#server/exports/workbook/columns.ts';
import type { Cell } from '#server/exports/workbook/sheet.ts';
import type { Words as Workbook } from '#server/exports/workbook/texts.ts';
import { countOfWhole, partsForFile } from '#shared/programme/few.ts';
import { figuresIn, sheetOf } from './figure-sheet.ts';
import type { AllFigures } from './read-all.ts';
import type { Word } from './words.ts';

type Heading = Workbook['heading'];

type Moved = Pick<AllFigures['results']['rounds'], 'improved' | 'worsened'>;

const distribution = (word: Word, title: string, head: string, parts: readonly [string, number][]): FilledSheet => {
	const { count } = figuresIn(word);
	const shown = partsForFile(parts.map(([, results]) => results));
	return sheetOf(
		title,
		[head, word('programme.results.countHead')],
		parts.map(([name], at) => ({ name, cells: [count(shown[at] ?? null)] })),
	);
};

/** Scores, grades and stars, by part of the paper, and what moved. */
export const resultSheets = ({ results }: AllFigures, word: Word, heading: Heading): FilledSheet[] => {
	const { figure, alone, count } = figuresIn(word);
	const { companies } = results;
	const moved = ({ improved, worsened }: Moved, all: number): Cell[] =>
		partsForFile([improved, worsened, all - improved - worsened])
			.slice(0, 2)
			.map(count);
	return [
		sheetOf(
			word('programme.results.title'),
			[word('programme.results.partHead'), heading('value')],
			[
				{ name: word('programme.results.mean'), cells: [figure(results.mean_percent, companies)] },
				{ name: word('programme.results.median'), cells: [figure(results.median_percent, companies)] },
				{ name: word('programme.results.critical'), cells: [alone(results.critical_results)] },
			],
		),
		distribution(
			word,
			word('programme.results.tenthsTitle'),
			word('programme.results.tenthHead'),
			results.tenths.map((n, at) => [
				word('programme.results.tenth', { from: at * 10, to: at === 9 ? 100 : at * 10 + 9 }),
				n,
			]),
		),
		distribution(
			word,
			word('programme.results.gradeHead'),
			word('programme.results.gradeHead'),
			results.grades.map(({ grade, results: n }) => [grade ?? word('programme.results.noGrade'), n]),
		),
		distribution(
			word,
			word('programme.results.starsHead'),
			word('programme.results.starsHead'),
			results.stars.map(({ stars, results: n }) => [
				stars === 0 ? word('programme.results.noStars') : word('programme.results.starsOf', { stars }),
				n,
			]),
		),
		sheetOf(
			word('programme.results.partsTitle'),
			[word('programme.results.partHead'), word('programme.results.meanHead')],
			results.categories.flatMap((category) => [
				{ name: category.name, cells: [figure(category.mean_percent, category.results)] },
				...category.sub_categories.map((sub) => ({
					name: `${sub.number} ${sub.name}`,
					cells: [figure(sub.mean_percent, sub.results)],
				})),
			]),
		),
		sheetOf(
			word('programme.results.movement'),
			[
				word('programme.results.movement'),
				word('programme.results.before'),
				word('programme.results.after'),
				word('programme.results.improved'),
				word('programme.results.worsened'),
			],
			[
				{
					name: word('programme.file.rounds'),
					cells: [
						figure(results.rounds.first_percent, results.rounds.results),
						figure(results.rounds.second_percent, results.rounds.results),
						...moved(results.rounds, results.rounds.results),
					],
				},
				{
					name: word('programme.file.years'),
					cells: [
						figure(results.years.former_percent, results.years.companies),
						figure(results.years.now_percent, results.years.companies),
						...moved(results.years, results.years.companies),
					],
				},
			],
		),
	];
};

/** What questions lose. */
export const questionSheet = ({ questions }: AllFigures, word: Word): FilledSheet => {
	const { figure, alone } = figuresIn(word);
	return sheetOf(
		word('programme.questions.title'),
		[
			word('programme.questions.head.question'),
			word('programme.questions.head.lost'),
			word('programme.questions.head.share'),
			word('programme.questions.head.notApplicable'),
			word('programme.questions.head.critical'),
		],
		questions.questions.map((row) => ({
			name: `${row.number} ${row.content}`,
			cells: [
				figure(row.lost_points, row.counted),
				figure(row.lost_percent, row.counted),
				alone(row.not_applicable),
				alone(row.critical),
			],
		})),
	);
};

/** Which critical questions fail. */
export const criticalSheet = ({ questions }: AllFigures, word: Word): FilledSheet => {
	const { count } = figuresIn(word);
	return sheetOf(
		word('programme.critical.title'),
		[word('programme.questions.head.question'), word('programme.critical.failed'), word('programme.critical.counted')],
		questions.critical_questions.map((row) => {
			const told = countOfWhole(row.failed, row.counted);
			return { name: `${row.number} ${row.content}`, cells: [count(told.count), told.whole] };
		}),
	);
};
