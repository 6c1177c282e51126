import { useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api } from '#client/api/client.ts';
import { Introduction } from '#client/assessment/introduction.tsx';
import { companyPaths } from '#client/base/company-paths.ts';
import { formatDateTime } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { AnsweredQuestions } from '#client/company/answered-questions.tsx';
import { AssigneeOf, useShowsAssignees } from '#client/company/colleagues/assignee.tsx';
import { MineFilter } from '#client/company/colleagues/mine-filter.tsx';
import { useMembers, useOwnId } from '#client/company/colleagues/use-members.ts';
import { FinishedBadge } from '#client/company/finished-badge.tsx';
import { Neighbours } from '#client/company/neighbours.tsx';
import { Breadcrumbs } from '#client/ui/breadcrumbs.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Container, Row, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import type { AnsweredCategory } from '#shared/answering/schemas.ts';

type SubCategory = AnsweredCategory['answer_sub_categories'][number];

/** The one to answer next, of those that are open: one's own, else nobody's, else the first. */
const nextOf = (rows: readonly SubCategory[], ownId: number | undefined): SubCategory | undefined => {
	const open = rows.filter(({ is_answered: isDone }) => !isDone);
	return (
		open.find(({ assignee }) => assignee !== null && assignee.id === ownId) ??
		open.find(({ assignee }) => assignee === null) ??
		open[0]
	);
};

type SubCategoryTableProps = { category: AnsweredCategory; rows: readonly SubCategory[] };

const SubCategoryTable = ({ category, rows }: SubCategoryTableProps) => {
	const { t, locale } = useText();
	const [, navigate] = useLocation();
	const showsAssignees = useShowsAssignees(
		category.answer_sub_categories.map(({ assignee }) => assignee),
		category.is_submitted,
	);
	const ownId = useOwnId();
	const nextId = category.is_submitted ? undefined : nextOf(category.answer_sub_categories, ownId)?.id;
	const columns = useMemo<Column<SubCategory>[]>(() => {
		const actionOf = (row: SubCategory): string =>
			category.is_submitted || row.is_answered ? t('company.category.review') : t('company.category.answer');
		const assignee: Column<SubCategory> = {
			key: 'assignee',
			head: t('labels.assessment.assignee'),
			cell: (row) => <AssigneeOf subCategory={row} isSubmitted={category.is_submitted} />,
		};
		return [
			{
				key: 'content',
				head: t('company.category.subCategory'),
				isHeading: true,
				cell: (row) => <Link to={companyPaths.subCategory(category.id, row.id)}>{row.content}</Link>,
			},
			{
				key: 'questions',
				head: t('company.overview.questions'),
				cell: (row) => <AnsweredQuestions of={row} />,
			},
			{
				key: 'updated',
				head: t('labels.assessment.updated_at'),
				oneLine: true,
				cell: (row) => (row.updated_at ? formatDateTime(row.updated_at, locale) : t('company.category.neverSaved')),
			},
			...(showsAssignees ? [assignee] : []),
			{
				key: 'state',
				head: t('company.overview.standing'),
				cell: (row) => <FinishedBadge finished={row.is_answered} />,
			},
			{
				key: 'action',
				head: t('company.history.actions'),
				hideHead: true,
				cell: (row) => (
					<ButtonLink
						size="small"
						kind={row.id === nextId ? 'primary' : 'secondary'}
						to={companyPaths.subCategory(category.id, row.id)}
						label={t('company.category.actionOf', { action: actionOf(row), content: row.content })}
					>
						{actionOf(row)}
					</ButtonLink>
				),
			},
		];
	}, [t, locale, category.id, category.is_submitted, showsAssignees, nextId]);
	return (
		<Table
			caption={t('company.category.subCategories')}
			columns={columns}
			rows={rows}
			rowKey={(row) => row.id}
			onOpen={(row) => navigate(companyPaths.subCategory(category.id, row.id))}
			empty={<EmptyState>{t('company.category.empty')}</EmptyState>}
		/>
	);
};

const Content = ({ category }: { category: AnsweredCategory }) => {
	const { t } = useText();
	useTitle(category.content);
	const ownId = useOwnId();
	const mayAssign = useMembers().length > 1 && !category.is_submitted;
	const [onlyMine, setOnlyMine] = useState(false);
	const all = category.answer_sub_categories;
	const mine = all.filter(({ assignee }) => assignee !== null && assignee.id === ownId);
	return (
		<Stack gap="large">
			<Breadcrumbs
				crumbs={[{ label: t('company.overview.title'), to: companyPaths.assessment }, { label: category.content }]}
			/>
			<Stack gap="small">
				<h1>{category.content}</h1>
				<Row>
					<FinishedBadge finished={category.is_answered} />
				</Row>
			</Stack>
			<Introduction text={category.introduction} />
			{(mine.length > 0 || mayAssign) && (
				<Row align="ends">
					{mine.length > 0 && (
						<MineFilter isOn={onlyMine} counts={{ all: all.length, mine: mine.length }} onChoose={setOnlyMine} />
					)}
					{mayAssign && <Link to={companyPaths.assignments}>{t('company.colleagues.assign')}</Link>}
				</Row>
			)}
			<SubCategoryTable category={category} rows={onlyMine && mine.length > 0 ? mine : all} />
			<Row align="ends">
				<ButtonLink to={companyPaths.assessment}>{t('company.category.back')}</ButtonLink>
				<Neighbours
					label={t('company.category.neighbours')}
					previous={category.prev === null ? null : companyPaths.category(category.prev)}
					next={category.next === null ? null : companyPaths.category(category.next)}
					previousText={t('company.category.previous')}
					nextText={t('company.category.next')}
				/>
			</Row>
		</Stack>
	);
};

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
