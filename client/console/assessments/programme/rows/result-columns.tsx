import { Link } from 'wouter';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDate, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { useWords } from '#client/documents/programme/words.ts';
import type { Column } from '#client/ui/table.tsx';
import type { ResultRow } from '#shared/programme/rows.ts';
import type { ResultFilters } from './result-words.ts';

/** The columns of a list of results; those of a part, a question and a comparison where one was asked for. */
export const useResultColumns = (filters: ResultFilters): Column<ResultRow>[] => {
	const { t, locale } = useText();
	const { percent, count } = useWords();
	const share = (key: 'part' | 'lost' | 'former', head: string): Column<ResultRow> => ({
		key,
		head,
		sort: `${key}_percent`,
		end: true,
		cell: (row) => percent(row[`${key}_percent`]),
	});
	return [
		{
			key: 'company',
			head: t('labels.companies.company_name'),
			sort: 'company_name',
			isHeading: true,
			cell: ({ company, progress_id: id, round }) => <Link to={consolePaths.result(id, round)}>{company.name}</Link>,
		},
		{
			key: 'round',
			head: t('programme.rows.round'),
			oneLine: true,
			cell: ({ round }) => t(`programme.rows.rounds.r${round}`),
		},
		{
			key: 'gradedOn',
			head: t('programme.rows.gradedOn'),
			sort: 'graded_on',
			oneLine: true,
			cell: (row) => formatDate(row.graded_on, locale),
		},
		{
			key: 'finalisedOn',
			head: t('programme.rows.finalisedOn'),
			sort: 'finalised_on',
			oneLine: true,
			cell: (row) => formatDate(row.finalised_on, locale),
		},
		...(filters.compared_by ? [share('former', t('programme.rows.former'))] : []),
		{
			key: 'percent',
			head: t('programme.results.tenthHead'),
			sort: 'result_percent',
			end: true,
			cell: (row) => percent(row.result_percent),
		},
		...(filters.part_key ? [share('part', t('programme.rows.part'))] : []),
		...(filters.question_key ? [share('lost', t('programme.questions.head.share'))] : []),
		{ key: 'grade', head: t('programme.results.gradeHead'), cell: ({ grade }) => grade ?? MISSING },
		{
			key: 'stars',
			head: t('programme.results.starsHead'),
			oneLine: true,
			cell: ({ stars }) => (stars === 0 ? t('programme.results.noStars') : t('programme.results.starsOf', { stars })),
		},
		{
			key: 'critical',
			head: t('programme.questions.head.critical'),
			end: true,
			cell: (row) => count(row.critical_count),
		},
	];
};
