import { css } from 'goober';
import { api } from '#client/api/client.ts';
import { useDownload } from '#client/api/use-download.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { FileList } from '#client/evidence/file-list.tsx';
import { PlanBadge } from '#client/plans/badge.tsx';
import { byMainCategory } from '#client/plans/standing.ts';
import { PlanTimeLine } from '#client/plans/time-line.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Panel, Row, Stack } from '#client/ui/layout.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import { Banner } from '#client/ui/states.tsx';
import { color, narrow } from '#client/ui/tokens.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { ImprovementPlan, PlanItem } from '#shared/plans/schemas.ts';
import { ActionReview } from './action-review.tsx';

/** The proposal on the left, the company's action on the right. */
const columns = css`
	display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 24px; align-items: start; margin-top: 12px;
	& .proposal { padding: 12px 16px; border-radius: 8px; background: ${color.grey50}; white-space: pre-wrap; overflow-wrap: anywhere; }
	& .proposal strong { display: block; font-size: 14px; color: ${color.grey600}; }
	${narrow} { grid-template-columns: minmax(0, 1fr); gap: 12px; }
`;
const head = css`
	display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px;
	& h3 { margin-inline-end: auto; overflow-wrap: anywhere; }
	& .score { font-size: 14px; color: ${color.grey700}; }
`;

const Item = ({ plan, item }: { plan: ImprovementPlan; item: PlanItem }) => {
	const { t } = useText();
	const { action } = item;
	return (
		<Panel label={item.content}>
			<div className={head}>
				<h3>{item.content}</h3>
				{item.score !== null && <span className="score">{t('plans.firstScore', { score: item.score })}</span>}
				<PlanBadge item={item} />
			</div>
			<div className={columns}>
				<div className="proposal">
					<strong>{t('labels.proposals.proposal_note')}</strong>
					{item.proposal_note || t('plans.noProposal')}
				</div>
				{action ? (
					<ActionReview plan={plan} name={item.content} action={action} proofs={<FileList files={action.proofs} />} />
				) : (
					<p>{t('plans.noAction')}</p>
				)}
			</div>
		</Panel>
	);
};

const Content = ({ plan }: { plan: ImprovementPlan }) => {
	const { t } = useText();
	if (plan.items.length === 0) {
		return (
			<Panel>
				<EmptyState>{t('console.plan.empty')}</EmptyState>
			</Panel>
		);
	}
	return (
		<Stack gap="large">
			<Row>
				<p>{t('plans.answered', plan.counts)}</p>
				<p>{t('plans.summary', plan.counts)}</p>
			</Row>
			<PlanTimeLine items={plan.items} today={tokyoDate(new Date())} />
			{!plan.is_reviewable && <Banner tone="info" title={t('console.plan.readOnly')} />}
			{byMainCategory(plan.items).map(({ title, items }) => (
				<Stack key={title}>
					<h2>{title}</h2>
					{items.map((item) => (
						<Item key={item.sub_category_id} plan={plan} item={item} />
					))}
				</Stack>
			))}
		</Stack>
	);
};

const Downloads = ({ id }: { id: number }) => {
	const { t } = useText();
	const { start, busy } = useDownload({ waiting: t('console.views.preparing'), silent: true });
	const input = { id };
	return (
		<>
			<ButtonLink kind="text" to={consolePaths.proposal(id)} newTab>
				{t('console.plan.toProposal')}
			</ButtonLink>
			<Button
				icon="download"
				busy={busy}
				onClick={() => void start({ path: '/console/improvement_plans/:id/download', input })}
			>
				{t('console.views.downloadExcel')}
			</Button>
			<Button
				icon="download"
				busy={busy}
				onClick={() => void start({ path: '/console/improvement_plans/:id/pdf', input })}
			>
				{t('console.plan.downloadPdf')}
			</Button>
		</>
	);
};

/** The improvement plan of an assessment, for review by staff. */
export const PlanScreen = ({ id }: { id: number }) => {
	const { t } = useText();
	const query = api.console.plans.get.useQuery({ id });
	const plan = query.data?.data;
	return (
		<Page
			title={plan ? t('console.plan.titleOf', { company: plan.company.company_name }) : t('plans.title')}
			parents={[
				{ label: t('console.shell.links.allAssessments'), to: consolePaths.allAssessments },
				...(plan ? [{ label: plan.company.company_name, to: consolePaths.check(id) }] : []),
			]}
			actions={plan && plan.items.length > 0 && <Downloads id={id} />}
		>
			{plan ? <Content plan={plan} /> : <Loading query={query} heights={[24, 240, 240, 240]} />}
		</Page>
	);
};
