import { api } from '#client/api/client.ts';
import { useDownload } from '#client/api/use-download.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { InterestBanner } from '#client/console/interests/banner.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { countsOf, linesOf, nextUndecided } from '#client/plans/lines.ts';
import { focusList, PlanList } from '#client/plans/list/plan-list.tsx';
import { usePlanPlace } from '#client/plans/list/use-plan-place.ts';
import { PlanTimeLine } from '#client/plans/time-line.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Panel, Row, Stack } from '#client/ui/layout.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import { Banner } from '#client/ui/states.tsx';
import { tokyoDate } from '#shared/dates.ts';
import type { ImprovementPlan } from '#shared/plans/schemas.ts';
import { ReviewLine } from './review-line.tsx';

const SHOWS = ['undecided', 'decided', 'unanswered', 'overdue', 'all'] as const;

const Content = ({ plan }: { plan: ImprovementPlan }) => {
	const { t } = useText();
	const { items } = plan;
	const { place, go } = usePlanPlace(SHOWS, countsOf(items).undecided > 0 ? 'undecided' : 'all');
	if (items.length === 0) {
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
			<PlanTimeLine items={items} today={tokyoDate(new Date())} />
			{!plan.is_reviewable && <Banner tone="info" title={t('console.plan.readOnly')} />}
			<PlanList items={items} shows={SHOWS} gains={null} place={place} go={go}>
				{(line) => (
					<ReviewLine
						plan={plan}
						line={line}
						onDecided={() => {
							const { sub_category_id: id } = line.item;
							const lines = linesOf(items, { show: 'all', sort: place.sort, gains: null });
							const next = nextUndecided(lines, id);
							go({ open: next?.sub_category_id ?? null });
							if (!next) focusList();
						}}
					/>
				)}
			</PlanList>
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
			{plan && <InterestBanner companyId={plan.company.id} />}
			{plan ? <Content plan={plan} /> : <Loading query={query} heights={[24, 240, 240, 240]} />}
		</Page>
	);
};
