import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { ToRequests } from '#client/company/evidence/to-requests.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import type { RequestRow } from '#shared/evidence/requests.ts';
import type { Situation } from './situation.ts';

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

type NextActionProps = {
	assessment: Pick<AssessmentOverview, 'id' | 'next_step'>;
	situation: Situation;
	requests: readonly RequestRow[];
	onReview: () => void;
};

/** The one next action, apart from reading reports; none while the company only waits. */
export const NextAction = ({ assessment: { id, next_step }, situation, requests, onReview }: NextActionProps) => {
	const { t } = useText();
	if (situation === 'requested') return <ToRequests requests={requests} />;
	if (next_step !== null) return <ToSheet step={next_step} isStart={situation === 'start'} />;
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
		case 'planning':
			return (
				<ButtonLink kind="primary" to={companyPaths.improvementPlan(id)}>
					{t('company.plan.make')}
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
