import { useText } from '#client/base/locale.tsx';
import { useWords } from '#client/documents/programme/words.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Table } from '#client/ui/table.tsx';
import type { Questions } from '#shared/programme/schemas.ts';
import { Behind } from './behind.tsx';
import { useQuestionColumn } from './question-column.ts';
import { Section } from './section.tsx';
import type { Programme } from './use-programme.ts';

type CriticalProps = { programme: Programme; questions: Questions };

/** The critical questions that failed in the most results. */
export const CriticalSection = ({ programme, questions: { critical_questions: failing } }: CriticalProps) => {
	const { t } = useText();
	const question = useQuestionColumn();
	const { percent, count } = useWords();
	return (
		<Section part="critical" lead={t('programme.critical.lead')}>
			{failing.length === 0 ? (
				<EmptyState>{t('programme.critical.empty')}</EmptyState>
			) : (
				<Table
					caption={t('programme.critical.title')}
					rows={failing}
					rowKey={({ key }) => key}
					columns={[
						question,
						{
							key: 'failed',
							head: t('programme.critical.failed'),
							end: true,
							cell: ({ key, failed }) => (
								<Behind to={programme.resultsOf({ question_key: key, question_outcome: 'critical' })} count={failed} />
							),
						},
						{
							key: 'counted',
							head: t('programme.critical.counted'),
							end: true,
							cell: ({ counted }) => count(counted),
						},
						{
							key: 'share',
							head: t('programme.critical.share'),
							end: true,
							cell: ({ failed, counted }) => percent((failed * 100) / counted),
						},
					]}
				/>
			)}
		</Section>
	);
};
