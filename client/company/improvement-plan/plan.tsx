import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { DocumentScreen } from '#client/company/document-screen.tsx';
import { LoadedDocument } from '#client/company/loaded-document.tsx';
import { PlanBeingCorrected } from '#client/company/objections/being-corrected.tsx';
import { Plan } from '#client/documents/plan/plan.tsx';
import { FileList } from '#client/evidence/file-list.tsx';
import type { Gains } from '#client/plans/lines.ts';
import { PlanList } from '#client/plans/list/plan-list.tsx';
import { usePlanPlace } from '#client/plans/list/use-plan-place.ts';
import { Breadcrumbs } from '#client/ui/breadcrumbs.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Container, Panel, Row, Stack } from '#client/ui/layout.tsx';
import { Banner, FullScreenSpinner } from '#client/ui/states.tsx';
import { useSaveShortcut } from '#client/ui/use-save-shortcut.ts';
import type { ImprovementPlan } from '#shared/plans/schemas.ts';
import { ActionLine, type Savers } from './action-line.tsx';
import { Downloads } from './downloads.tsx';
import { PlanHead } from './head.tsx';
import { useGains } from './use-gains.ts';

const SHOWS = ['all', 'returned', 'unanswered', 'overdue', 'settled'] as const;

type ContentProps = { plan: ImprovementPlan; gains: Gains };

/** The plan while the company can edit it. */
const WritablePlan = ({ plan, gains }: ContentProps) => {
	const { t } = useText();
	const overview = api.app.assessment.overview.useQuery(undefined, { meta: { handlesFailure: true } });
	// No client-side limit while the overview loads; the server refuses files that are too large.
	const bytes = overview.data?.data?.document_limits.bytes ?? Number.MAX_SAFE_INTEGER;
	const { place, go } = usePlanPlace(SHOWS, 'all');
	const [savers] = useState<Savers>(() => new Map());
	useSaveShortcut(() => {
		for (const save of savers.values()) save();
	});
	return (
		<Stack gap="section">
			<Stack gap="large">
				<Breadcrumbs
					crumbs={[{ label: t('company.overview.title'), to: companyPaths.assessment }, { label: t('plans.title') }]}
				/>
				<Stack gap="small">
					<Row align="ends">
						<h1>{t('plans.title')}</h1>
						<Downloads plan={plan} />
					</Row>
					<p>{t('company.plan.lead')}</p>
				</Stack>
				{plan.is_editable ? (
					<PlanHead plan={plan} onReturned={() => go({ show: 'returned', open: 'first' })} />
				) : (
					<Banner tone="info" title={t('company.plan.closed')} alert />
				)}
			</Stack>
			<PlanList items={plan.items} shows={SHOWS} gains={gains} place={place} go={go}>
				{(line) => <ActionLine plan={plan} line={line} bytes={bytes} savers={savers} />}
			</PlanList>
		</Stack>
	);
};

const Empty = () => {
	const { t } = useText();
	return (
		<Stack gap="large">
			<h1>{t('plans.title')}</h1>
			<Panel>
				<EmptyState action={<ButtonLink to={companyPaths.assessment}>{t('company.plan.toOverview')}</ButtonLink>}>
					{t('plans.empty')}
				</EmptyState>
			</Panel>
		</Stack>
	);
};

const Content = ({ plan, gains }: ContentProps) => {
	// If the plan is closed while the user is editing, the form stays, with the typed text.
	const [wasEditable] = useState(plan.is_editable);
	if (plan.items.length > 0 && (plan.is_editable || wasEditable)) {
		return (
			<Container>
				<WritablePlan plan={plan} gains={gains} />
			</Container>
		);
	}
	return (
		<Container width="text">
			{plan.items.length === 0 ? (
				<Empty />
			) : (
				<Stack gap="large">
					<PlanBeingCorrected progressId={plan.id} />
					<DocumentScreen action={<Downloads plan={plan} />}>
						<Plan plan={plan} proofs={({ proofs }) => <FileList files={proofs} />} />
					</DocumentScreen>
				</Stack>
			)}
		</Container>
	);
};

/** The improvement plan: editable at 7 and 8, read-only afterward. */
export const PlanScreen = ({ id }: { id: number }) => {
	const { t } = useText();
	useTitle(t('plans.title'));
	const query = api.app.plans.get.useQuery({ id }, { meta: { handlesFailure: true } });
	const { gains, isPending } = useGains(id);
	return (
		<LoadedDocument query={query}>
			{(plan) => (isPending ? <FullScreenSpinner /> : <Content plan={plan} gains={gains} />)}
		</LoadedDocument>
	);
};
