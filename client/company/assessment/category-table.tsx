import { useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { AnsweredQuestions } from '#client/company/answered-questions.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import { CategoryState } from './category-state.tsx';

type Row = AssessmentOverview['categories'][number];

export const CategoryTable = ({ assessment }: { assessment: AssessmentOverview }) => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const columns = useMemo<Column<Row>[]>(
		() => [
			{
				key: 'content',
				head: t('company.overview.category'),
				isHeading: true,
				cell: (row) => <Link to={companyPaths.category(row.id)}>{row.content}</Link>,
			},
			{
				key: 'questions',
				head: t('company.overview.questions'),
				cell: (row) => <AnsweredQuestions of={row} />,
			},
			{
				key: 'done',
				head: t('company.overview.subCategories'),
				end: true,
				cell: (row) =>
					t('company.overview.ofSubCategories', {
						done: row.completed_sub_category_count,
						total: row.sub_category_count,
					}),
			},
			{
				key: 'state',
				head: t('company.overview.standing'),
				cell: (row) => <CategoryState category={row} />,
			},
		],
		[t],
	);
	return (
		<Stack>
			<h2>{t('company.overview.categories')}</h2>
			<Table
				caption={t('company.overview.categories')}
				columns={columns}
				rows={assessment.categories}
				rowKey={(row) => row.id}
				onOpen={(row) => navigate(companyPaths.category(row.id))}
				empty={<EmptyState>{t('company.overview.noCategories')}</EmptyState>}
			/>
		</Stack>
	);
};
