import { css } from 'goober';
import { Link } from 'wouter';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { Evidence } from '#client/console/assessments/checking/evidence.tsx';
import { PlanBadge } from '#client/plans/badge.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { color, narrowOrPaper } from '#client/ui/tokens.ts';
import { ActionReview } from './action-review.tsx';
import { usePlan } from './use-plan.ts';

const box = css`
	padding: 8px 16px; border: 1px solid ${color.grey300}; border-radius: 8px; background: ${color.white}; font-size: 14px; line-height: 1.6;
	& .summary { display: inline-flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; font-weight: 700; }
`;
const columns = css`
	display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 16px; align-items: start; padding: 4px 0 8px;
	& .note { white-space: pre-wrap; overflow-wrap: anywhere; max-height: 40vh; overflow-y: auto; }
	& .label { font-weight: 700; color: ${color.grey600}; }
	${narrowOrPaper} { grid-template-columns: minmax(0, 1fr); }
`;

type PlannedProps = {
	/** Id of the assessment. */
	id: number;
	/** Id of the sub-category on the paper. */
	subCategoryId: number;
	onFile: (filePath: string) => void;
};

/**
 * In a re-assessment, the company's action for a sub-category since the first round. Nothing if nothing was proposed.
 */
export const PlannedAction = ({ id, subCategoryId, onFile }: PlannedProps) => {
	const { t } = useText();
	const plan = usePlan(id);
	const item = plan?.items.find((one) => one.sub_category_id === subCategoryId);
	if (!plan || !item) return null;
	const { action } = item;
	return (
		<section className={box} aria-label={t('plans.title')}>
			<Fold
				name="plan"
				startsOpen
				summary={
					<span className="summary">
						{t('plans.title')}
						<PlanBadge item={item} />
					</span>
				}
			>
				<div className={columns}>
					<div>
						<p className="label">{t('labels.proposals.proposal_note')}</p>
						<p className="note">{item.proposal_note || t('plans.noProposal')}</p>
						<p>
							<Link to={consolePaths.improvementPlan(id)}>{t('console.plan.whole')}</Link>
						</p>
					</div>
					{action ? (
						<ActionReview
							plan={plan}
							name={item.content}
							action={action}
							proofs={<Evidence files={action.proofs} onFile={onFile} />}
						/>
					) : (
						<p>{t('plans.noAction')}</p>
					)}
				</div>
			</Fold>
		</section>
	);
};
