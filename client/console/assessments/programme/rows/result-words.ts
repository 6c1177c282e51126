import { useText } from '#client/base/locale.tsx';
import type { CountedAs } from '#shared/programme/rows.ts';
import type { SizeBand } from '#shared/programme/size-bands.ts';
import { useCountedWords } from './words.ts';

export type ResultFilters = {
	month_from?: string;
	month_to?: string;
	industry?: string;
	prefecture?: string;
	employees?: string;
	assessor_id?: string;
	result_grade?: string;
	stars?: string;
	score_tenth?: string;
	has_critical?: string;
	part_key?: string;
	question_key?: string;
	question_outcome?: 'lost' | 'not_applicable' | 'critical';
	compared_by?: 'rounds' | 'years';
	change_direction?: 'up' | 'down';
	rater_id?: string;
};

const PERCENTS = 10;

/** What a figure counted of the results, in words. */
export const useResultSentence = (filters: ResultFilters, of: CountedAs | undefined): string => {
	const { t } = useText();
	const words = useCountedWords();
	const { result_grade: grade, stars, score_tenth: tenth, question_outcome: outcome, compared_by: by } = filters;
	const from = Number(tenth) * PERCENTS;
	const starsName = (count: number): string =>
		count === 0 ? t('programme.results.noStars') : t('programme.results.starsOf', { stars: count });
	return words.sentence([
		words.period(filters),
		of?.assessor_name && t('programme.behind.ofAssessor', { name: of.assessor_name }),
		of?.rater_name && t('programme.behind.ratedBy', { name: of.rater_name }),
		grade && t('programme.behind.grade', { name: grade === 'none' ? t('programme.results.noGrade') : grade }),
		stars && starsName(Number(stars)),
		tenth && t('programme.results.tenth', { from, to: from === 90 ? 100 : from + PERCENTS - 1 }),
		filters.has_critical && t('programme.results.critical'),
		of?.part_name,
		of?.question_content && t('programme.behind.question', { content: of.question_content }),
		of?.question_content && outcome && t(`programme.behind.outcomes.${outcome}`),
		by && t(`programme.file.${by}`),
		by && filters.change_direction && t(`programme.behind.moves.${filters.change_direction}`),
		...words.companies({ ...filters, employees: filters.employees as SizeBand | undefined }),
	]);
};
