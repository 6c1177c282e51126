import { useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { api } from '#client/api/client.ts';
import { formatDateTime, formatNumber } from '#client/app/format.ts';
import { useText } from '#client/app/locale.tsx';
import { paths } from '#client/app/paths.ts';
import { useTitle } from '#client/app/title.ts';
import { Introduction } from '#client/assessment/introduction.tsx';
import { FinishedBadge } from '#client/company/finished-badge.tsx';
import { Neighbours } from '#client/company/neighbours.tsx';
import { Breadcrumbs } from '#client/ui/breadcrumbs.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Container, Row, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { EmptyState } from '#client/ui/states.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import type { AnsweredCategory } from '#shared/assessment/answering.ts';

type SubCategory = AnsweredCategory['answer_sub_categories'][number];

const SubCategoryTable = ({ category }: { category: AnsweredCategory }) => {
	const { t, locale } = useText();
	const [, navigate] = useLocation();
	const columns = useMemo<Column<SubCategory>[]>(() => {
		const actionOf = (row: SubCategory): string =>
			category.is_submitted || row.is_answered ? t('company.category.review') : t('company.category.answer');
		return [
			{
				key: 'content',
				head: t('company.category.subCategory'),
				isHeading: true,
				cell: (row) => <Link to={paths.company.subCategory(category.id, row.id)}>{row.content}</Link>,
			},
			{
				key: 'questions',
				head: t('company.overview.questions'),
				end: true,
				cell: (row) => formatNumber(row.question_count),
			},
			{
				key: 'updated',
				head: t('labels.assessment.updated_at'),
				cell: (row) => (row.updated_at ? formatDateTime(row.updated_at, locale) : t('company.category.neverSaved')),
			},
			{ key: 'state', head: t('company.overview.state'), cell: (row) => <FinishedBadge finished={row.is_answered} /> },
			{
				key: 'action',
				head: t('company.history.actions'),
				hideHead: true,
				cell: (row) => (
					<ButtonLink
						size="small"
						to={paths.company.subCategory(category.id, row.id)}
						label={t('company.category.actionOf', { action: actionOf(row), content: row.content })}
					>
						{actionOf(row)}
					</ButtonLink>
				),
			},
		];
	}, [t, locale, category.id, category.is_submitted]);
	return (
		<Table
			caption={t('company.category.subCategories')}
			columns={columns}
			rows={category.answer_sub_categories}
			rowKey={(row) => row.id}
			onOpen={(row) => navigate(paths.company.subCategory(category.id, row.id))}
			empty={<EmptyState>{t('company.category.empty')}</EmptyState>}
		/>
	);
};

const Content = ({ category }: { category: AnsweredCategory }) => {
	const { t } = useText();
	useTitle(category.content);
	return (
		<Stack gap="large">
			<Breadcrumbs
				crumbs={[{ label: t('company.overview.title'), to: paths.company.assessment }, { label: category.content }]}
			/>
			<Stack gap="small">
				<h1>{category.content}</h1>
				<Row>
					<FinishedBadge finished={category.is_answered} />
				</Row>
			</Stack>
			<Introduction text={category.introduction} />
			<SubCategoryTable category={category} />
			<Row align="ends">
				<ButtonLink to={paths.company.assessment}>{t('company.category.back')}</ButtonLink>
				<Neighbours
					label={t('company.category.neighbours')}
					previous={category.prev === null ? null : paths.company.category(category.prev)}
					next={category.next === null ? null : paths.company.category(category.next)}
					previousText={t('company.category.previous')}
					nextText={t('company.category.next')}
				/>
			</Row>
		</Stack>
	);
};

/** The screen of a category: its sub-categories. */
export const Category = ({ id }: { id: number }) => {
	const category = api.app.assessment.category.useQuery({ id });
	return (
		<Container>
			<Loaded query={category} heights={[24, 42, 46, 46, 46]}>
				{(data) => <Content category={data} />}
			</Loaded>
		</Container>
	);
};
