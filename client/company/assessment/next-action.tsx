import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { ToRequests } from '#client/company/evidence/to-requests.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import type { AssessmentOverview, OverviewPlan } from '#shared/answering/schemas.ts';
import type { Situation } from '#shared/answering/situation.ts';
import type { RequestRow } from '#shared/evidence/requests.ts';
import type { PlanPlace } from '#shared/plans/list-views.ts';

type NextStep = NonNullable<AssessmentOverview['next_step']>;

/** Links to the first incomplete sub-category, naming it and its category. */
const ToSheet = ({ step, isStart }: { step: NextStep; isStart: boolean }) => {
	const { t } = useText();
	const { category, sub_category: sub, unanswered_question_count: count } = step;
	const place = t('company.cockpit.place', { category: category.content, subCategory: sub.content });
	const rest = count === 0 ? t('company.cockpit.toComplete') : t('company.cockpit.left', { count });
	return (
		<ButtonLink kind="primary" to={companyPaths.subCategory(category.id, sub.id)}>
			{isStart ? t('company.cockpit.begin', { place }) : t('company.cockpit.goOn', { place, rest })}
		</ButtonLink>
	);
};

type PlanSituation = Extract<Situation, `plan${string}`>;

const isInPlan = (situation: Situation): situation is PlanSituation => situation.startsWith('plan');

/** How many actions the company should look at now. */
export const waitingIn = (plan: OverviewPlan | null, situation: Situation): number => {
	if (situation === 'planReturned') return plan?.returned ?? 0;
	return situation === 'planOverdue' ? (plan?.overdue ?? 0) : 0;
};

/** Where the plan opens: at the first action that waits for the company. */
const PLACES: Readonly<Record<PlanSituation, PlanPlace>> = {
	planReturned: { show: 'returned', open: 'first' },
	planOverdue: { show: 'overdue', open: 'first' },
	planning: {},
	planGoingOn: { show: 'unanswered', open: 'first' },
	planCarriedOut: {},
	planSettled: {},
};

/** Links to the improvement plan. */
const ToPlan = ({ assessment, situation }: { assessment: NextActionProps['assessment']; situation: PlanSituation }) => {
	const { t } = useText();
	const { id, plan } = assessment;
	return (
		<ButtonLink kind="primary" to={companyPaths.improvementPlan(id, PLACES[situation])}>
			{t(`company.cockpit.toPlan.${situation}`, {
				count: waitingIn(plan, situation),
				answered: plan?.answered ?? 0,
				items: plan?.items ?? 0,
			})}
		</ButtonLink>
	);
};

type NextActionProps = {
	assessment: Pick<AssessmentOverview, 'id' | 'next_step' | 'plan'>;
	situation: Situation;
	requests: readonly RequestRow[];
	onReview: () => void;
};

/** The one next action, apart from reading reports; none while the company only waits. */
export const NextAction = ({ assessment, situation, requests, onReview }: NextActionProps) => {
	const { t } = useText();
	const { next_step } = assessment;
	if (situation === 'requested') return <ToRequests requests={requests} />;
	if (next_step !== null) return <ToSheet step={next_step} isStart={situation === 'start'} />;
	if (isInPlan(situation)) return <ToPlan assessment={assessment} situation={situation} />;
	switch (situation) {
		case 'ready':
			return (
				<Button kind="primary" onClick={onReview}>
					{t('company.cockpit.toReview')}
				</Button>
			);
		case 'proposed':
			return (
				<ButtonLink kind="primary" to={companyPaths.history}>
					{t('company.cockpit.toHistory')}
				</ButtonLink>
			);
		case 'issued':
			return (
				<ButtonLink kind="primary" to={companyPaths.certificate}>
					{t('company.card.showCertificate')}
				</ButtonLink>
			);
		default:
			return null;
	}
};
