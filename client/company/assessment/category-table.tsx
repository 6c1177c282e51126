import { useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { formatNumber } from '#client/app/format.ts';
import { useText } from '#client/app/locale.tsx';
import { paths } from '#client/app/paths.ts';
import { FinishedBadge } from '#client/company/finished-badge.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { EmptyState } from '#client/ui/states.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import type { AssessmentOverview } from '#shared/assessment/answering.ts';

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
				cell: (row) => <Link to={paths.company.category(row.id)}>{row.content}</Link>,
			},
			{
				key: 'questions',
				head: t('company.overview.questions'),
				end: true,
				cell: (row) => formatNumber(row.question_count),
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
				head: t('company.overview.state'),
				cell: (row) => <FinishedBadge finished={row.is_answered} />,
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
				onOpen={(row) => navigate(paths.company.category(row.id))}
				empty={<EmptyState>{t('company.overview.noCategories')}</EmptyState>}
			/>
		</Stack>
	);
};
