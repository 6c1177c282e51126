import { css } from 'goober';
import { type ReactNode, useState } from 'react';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { ActionFacts } from '#client/plans/action-facts.tsx';
import { CurrentReview, FormerReviews } from '#client/plans/reviews.tsx';
import { Button } from '#client/ui/button.tsx';
import { Banner } from '#client/ui/states.tsx';
import { color } from '#client/ui/tokens.ts';
import type { ImprovementPlan, PlanAction } from '#shared/plans/schemas.ts';
import { ReturnDialog } from './return-dialog.tsx';
import { usePlanActs } from './use-plan-acts.ts';

const stack = css`display: flex; flex-direction: column; gap: 12px;`;
const line = css`
	display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px;
	& > span { margin-inline-end: auto; font-size: 14px; color: ${color.grey700}; }
`;

type ActionReviewProps = {
	plan: ImprovementPlan;
	/** The name of the sub-category. */
	name: string;
	action: PlanAction;
	proofs: ReactNode;
	/** After it is accepted or returned. */
	onDecided?: () => void;
};

/** The company's action with its proofs, and its review: staff accept it, or return it with what is missing. */
export const ActionReview = ({ plan, name, action, proofs, onDecided }: ActionReviewProps) => {
	const { t, locale } = useText();
	const acts = usePlanActs(plan.id, action, onDecided);
	const [isReturning, setReturning] = useState(false);
	const canReview = plan.is_reviewable && action.review === null;
	return (
		<div className={stack}>
			<ActionFacts action={action} {...(action.proofs.length > 0 ? { proofs } : {})} />
			<CurrentReview action={action} />
			<FormerReviews action={action} />
			{acts.failure && !isReturning && <Banner tone="error" title={acts.failure.message} alert />}
			<div className={line}>
				<span>
					{t('console.plan.savedBy', {
						name: action.saved_by ?? t('console.plan.formerMember'),
						date: formatDate(action.saved_at, locale),
					})}
				</span>
				{canReview && (
					<>
						<Button
							size="small"
							label={t('console.plan.returnNamed', { name })}
							disabled={acts.accept.busy}
							onClick={() => setReturning(true)}
						>
							{t('console.plan.return')}
						</Button>
						<Button
							size="small"
							kind="primary"
							label={t('console.plan.acceptNamed', { name })}
							busy={acts.accept.busy}
							onClick={() => void acts.accept.run()}
						>
							{t('console.plan.accept')}
						</Button>
					</>
				)}
			</div>
			{isReturning && (
				<ReturnDialog
					acts={acts}
					actionId={action.id}
					company={plan.company.company_name}
					subCategory={name}
					onClose={() => setReturning(false)}
				/>
			)}
		</div>
	);
};
