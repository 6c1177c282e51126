import { css } from 'goober';
import { Link } from 'wouter';
import { api } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { AssigneeOf } from '#client/company/colleagues/assignee.tsx';
import { useMembers } from '#client/company/colleagues/use-members.ts';
import { Breadcrumbs } from '#client/ui/breadcrumbs.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { TeamCell } from '#client/ui/charts/team-progress.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Container, Panel, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Banner } from '#client/ui/states.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { Assignments } from '#shared/answering/schemas.ts';
import { GiveTo } from './give-to.tsx';
import { type Given, holderOf } from './holder.ts';
import { Progress } from './progress.tsx';

const head = css`display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 24px; & h2 { font-size: 18px; }`;
const list = css`
	list-style: none; margin: 0; padding: 0;
	& li { display: grid; grid-template-columns: minmax(0, 1fr) 9em auto; align-items: center; gap: 4px 24px; padding: 8px 0; border-top: 1px solid ${color.grey200}; }
	& .state { display: flex; align-items: center; gap: 8px; font-size: 14px; font-variant-numeric: tabular-nums; white-space: nowrap; }
	${phone} { & li { grid-template-columns: minmax(0, 1fr) auto; gap: 4px 12px; } & li > a { grid-column: 1 / -1; } }
`;

const StateOf = ({ sub }: { sub: Given }) => {
	const { t } = useText();
	const { question_count: total, unanswered_count: open, is_answered: isDone } = sub;
	return (
		<span className="state">
			<TeamCell share={total === 0 ? 0 : (total - open) / total} isDone={isDone} />
			{isDone ? t('company.colleagues.done') : t('company.overview.ofQuestions', { done: total - open, total })}
		</span>
	);
};

/** Gives sub-categories to a person, and shows who has them while that is being stored. */
const Give = ({ content, subs }: { content: string; subs: readonly Given[] }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const members = useMembers();
	const give = api.app.assessment.assignMany.useMutation({ onSettled: () => utils.app.assessment.invalidate() });
	return (
		<GiveTo
			label={t('company.colleagues.pickerOf', { content })}
			members={members}
			holder={give.isPending ? give.variables.user_id : holderOf(subs)}
			busy={give.isPending}
			onGive={(userId) => give.mutate({ answer_sub_category_ids: subs.map(({ id }) => id), user_id: userId })}
		/>
	);
};

type CategoryPartProps = { category: Assignments['categories'][number]; isSubmitted: boolean };

const CategoryPart = ({ category, isSubmitted }: CategoryPartProps) => {
	const { id: categoryId, content, sub_categories: subs } = category;
	return (
		<Panel label={content}>
			<Stack>
				<div className={head}>
					<h2>{content}</h2>
					{!isSubmitted && <Give content={content} subs={subs} />}
				</div>
				<ul className={list}>
					{subs.map((sub) => (
						<li key={sub.id}>
							<Link to={companyPaths.subCategory(categoryId, sub.id)}>{sub.content}</Link>
							<StateOf sub={sub} />
							<AssigneeOf subCategory={sub} isSubmitted={isSubmitted} />
						</li>
					))}
				</ul>
			</Stack>
		</Panel>
	);
};

const Content = ({ assignments }: { assignments: Assignments }) => {
	const { t } = useText();
	const { categories, is_submitted: isSubmitted } = assignments;
	const all = categories.flatMap(({ sub_categories: subs }) => subs);
	const everything = t('company.colleagues.assignAll', { count: all.length });
	return (
		<>
			{isSubmitted ? (
				<Banner tone="info" title={t('company.colleagues.assignClosed')} />
			) : (
				<Panel label={everything}>
					<div className={head}>
						<h2>{everything}</h2>
						<Give content={everything} subs={all} />
					</div>
				</Panel>
			)}
			<Progress assignments={assignments} />
			{categories.map((category) => (
				<CategoryPart key={category.id} category={category} isSubmitted={isSubmitted} />
			))}
			<div>
				<ButtonLink to={companyPaths.assessment}>{t('company.category.back')}</ButtonLink>
			</div>
		</>
	);
};

/** Who answers what: by category or all at once in one press, with the state of each person and sub-category. */
export const AssignmentsScreen = () => {
	const { t } = useText();
	const title = t('company.colleagues.assign');
	useTitle(title);
	const query = api.app.assessment.assignments.useQuery();
	return (
		<Container>
			<Stack gap="large">
				<Breadcrumbs crumbs={[{ label: t('company.overview.title'), to: companyPaths.assessment }, { label: title }]} />
				<Stack gap="small">
					<h1>{title}</h1>
					<p>{t('company.colleagues.assignLead')}</p>
				</Stack>
				<Loaded query={query} heights={[80, 160, 240, 240]}>
					{(assignments) =>
						assignments ? (
							<Content assignments={assignments} />
						) : (
							<EmptyState>{t('company.colleagues.assignEmpty')}</EmptyState>
						)
					}
				</Loaded>
			</Stack>
		</Container>
	);
};
