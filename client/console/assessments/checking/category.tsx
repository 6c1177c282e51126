import { Link, useLocation } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Row } from '#client/ui/layout.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import { Table } from '#client/ui/table.tsx';
import type { Round } from '#shared/assessment/round.ts';
import { CheckedBadge } from './checked-badge.tsx';
import { callsOf, ROUND_SCREENS } from './rounds.ts';

export const CategoryScreen = ({ round, id, categoryId }: { round: Round; id: number; categoryId: number }) => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const screens = ROUND_SCREENS[round];
	const calls = callsOf(round);
	const query = calls.category.useQuery({ id: categoryId });
	const category = query.data?.data;
	const sheet = calls.get.useQuery({ id }).data?.data;
	const isRated = sheet?.status.id === screens.rated;
	const to = (subCategoryId: number): string => screens.subCategory(id, categoryId, subCategoryId);
	return (
		<Page
			title={category?.content ?? t('console.checking.category')}
			aside={category && <CheckedBadge isChecked={category.is_checked} />}
			parents={[
				{ label: t(`console.shell.links.${screens.listKey}`), to: screens.list },
				{ label: sheet?.company.company_name ?? t('console.checking.company'), to: screens.sheet(id) },
			]}
		>
			{category ? (
				<>
					<Table
						caption={category.content}
						rows={category.answer_sub_categories}
						rowKey={(sub) => sub.id}
						onOpen={(sub) => navigate(to(sub.id))}
						columns={[
							{
								key: 'item',
								head: t('console.checking.itemHead'),
								isHeading: true,
								cell: (sub) => <Link to={to(sub.id)}>{sub.content}</Link>,
							},
							{
								key: 'count',
								head: t('console.checking.questionCountHead'),
								end: true,
								cell: (sub) => sub.question_count,
							},
							{
								key: 'checked',
								head: t('console.checking.checkedHead'),
								cell: (sub) => <CheckedBadge isChecked={sub.is_checked} />,
							},
							{
								key: 'action',
								head: t('console.lists.actionsHead'),
								hideHead: true,
								end: true,
								cell: (sub) => (
									<ButtonLink size="small" to={to(sub.id)}>
										{isRated && !sub.is_checked ? t('console.checking.check') : t('console.checking.view')}
									</ButtonLink>
								),
							},
						]}
					/>
					<Row align="ends">
						{category.prev ? (
							<ButtonLink size="small" kind="text" to={screens.category(id, category.prev)}>
								{t('console.checking.previousCategory')}
							</ButtonLink>
						) : (
							<span />
						)}
						{category.next && (
							<ButtonLink size="small" kind="text" to={screens.category(id, category.next)}>
								{t('console.checking.nextCategory')}
							</ButtonLink>
						)}
					</Row>
				</>
			) : (
				<Loading query={query} heights={[40, 46, 46, 46]} />
			)}
		</Page>
	);
};
