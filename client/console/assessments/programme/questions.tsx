import { Link } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { useWords } from '#client/documents/programme/words.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Table } from '#client/ui/table.tsx';
import type { Questions } from '#shared/programme/schemas.ts';
import { Behind } from './behind.tsx';
import { useQuestionColumn } from './question-column.ts';
import type { ResultFilters } from './rows/result-words.ts';
import { Section } from './section.tsx';
import type { Programme } from './use-programme.ts';

type Row = Questions['questions'][number];

type QuestionsProps = { programme: Programme; questions: Questions };

/** The questions that cost the most points. */
export const QuestionsSection = ({ programme, questions }: QuestionsProps) => {
	const { t } = useText();
	const question = useQuestionColumn();
	const { percent } = useWords();
	const behind = ({ key }: Row, outcome: NonNullable<ResultFilters['question_outcome']>): string =>
		programme.resultsOf({ question_key: key, question_outcome: outcome });
	return (
		<Section part="questions" lead={t('programme.questions.lead')}>
			{questions.questions.length === 0 ? (
				<EmptyState>{t('programme.questions.empty')}</EmptyState>
			) : (
				<>
					<Table
						caption={t('programme.questions.title')}
						rows={questions.questions}
						rowKey={({ key }) => key}
						columns={[
							question,
							{
								key: 'lost',
								head: t('programme.questions.head.lost'),
								end: true,
								oneLine: true,
								cell: (row) => (
									<Link to={behind(row, 'lost')}>
										{t('programme.questions.ofPoints', { lost: row.lost_points.toFixed(2), points: row.points })}
									</Link>
								),
							},
							{
								key: 'share',
								head: t('programme.questions.head.share'),
								end: true,
								cell: (row) => percent(row.lost_percent),
							},
							{
								key: 'notApplicable',
								head: t('programme.questions.head.notApplicable'),
								end: true,
								cell: (row) => <Behind to={behind(row, 'not_applicable')} count={row.not_applicable} />,
							},
							{
								key: 'critical',
								head: t('programme.questions.head.critical'),
								end: true,
								cell: (row) => <Behind to={behind(row, 'critical')} count={row.critical} />,
							},
						]}
					/>
					<p>{t('programme.questions.notApplicable', { value: percent(questions.not_applicable_percent) })}</p>
				</>
			)}
		</Section>
	);
};
