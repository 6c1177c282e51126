import { css } from 'goober';
import { useState } from 'react';
import { api } from '#client/api/client.ts';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { DocumentScreen } from '#client/company/document-screen.tsx';
import { HideNote } from '#client/company/hide-note.tsx';
import { LoadedDocument } from '#client/company/loaded-document.tsx';
import { Plan } from '#client/documents/plan/plan.tsx';
import { FileList } from '#client/evidence/file-list.tsx';
import { byMainCategory } from '#client/plans/standing.ts';
import { Breadcrumbs } from '#client/ui/breadcrumbs.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Container, Panel, Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { useSaveShortcut } from '#client/ui/use-save-shortcut.ts';
import type { ImprovementPlan } from '#shared/plans/schemas.ts';
import { ActionCard, type Savers } from './action-card.tsx';
import { Downloads } from './downloads.tsx';
import { PlanHead } from './head.tsx';

const group = css`display: flex; flex-direction: column; gap: 16px;`;

/** The plan while the company can edit it. */
const WritablePlan = ({ plan }: { plan: ImprovementPlan }) => {
	const { t } = useText();
	const overview = api.app.assessment.overview.useQuery(undefined, { meta: { handlesFailure: true } });
	// No client-side limit while the overview loads; the server refuses files that are too large.
	const bytes = overview.data?.data?.document_limits.bytes ?? Number.MAX_SAFE_INTEGER;
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
					<h1>{t('plans.title')}</h1>
					<p>{t('company.plan.lead')}</p>
					{plan.is_editable && <HideNote />}
				</Stack>
				<Downloads plan={plan} />
				{plan.is_editable ? <PlanHead plan={plan} /> : <Banner tone="info" title={t('company.plan.closed')} alert />}
			</Stack>
			{byMainCategory(plan.items).map(({ title, items }) => (
				<section key={title} className={group} aria-label={title}>
					<h2>{title}</h2>
					{items.map((item) => (
						<ActionCard key={item.sub_category_id} plan={plan} item={item} bytes={bytes} savers={savers} />
					))}
				</section>
			))}
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

const Content = ({ plan }: { plan: ImprovementPlan }) => {
	// If the plan is closed while the user is editing, the form stays, with the typed text.
	const [wasEditable] = useState(plan.is_editable);
	if (plan.items.length === 0) return <Empty />;
	if (plan.is_editable || wasEditable) return <WritablePlan plan={plan} />;
	return (
		<DocumentScreen action={<Downloads plan={plan} />}>
			<Plan plan={plan} proofs={({ proofs }) => <FileList files={proofs} />} />
		</DocumentScreen>
	);
};

/** The improvement plan: editable at 7 and 8, read-only afterward. */
export const PlanScreen = ({ id }: { id: number }) => {
	const { t } = useText();
	useTitle(t('plans.title'));
	const query = api.app.plans.get.useQuery({ id }, { meta: { handlesFailure: true } });
	return (
		<LoadedDocument query={query}>
			{(plan) => (
				<Container width="text">
					<Content plan={plan} />
				</Container>
			)}
		</LoadedDocument>
	);
};
