import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { FileList } from '#client/evidence/file-list.tsx';
import { PlanLine } from '#client/plans/list/plan-line.tsx';
import type { LineProps } from '#client/plans/list/plan-list.tsx';
import { color, narrowOrPaper } from '#client/ui/tokens.ts';
import type { ImprovementPlan } from '#shared/plans/schemas.ts';
import { ActionReview } from './action-review.tsx';

/** The proposal on the left, the company's action on the right. */
const columns = css`
	display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 24px; align-items: start;
	& .proposal { white-space: pre-wrap; overflow-wrap: anywhere; }
	& .proposal strong { display: block; font-size: 14px; color: ${color.grey600}; }
	${narrowOrPaper} { grid-template-columns: minmax(0, 1fr); gap: 12px; }
`;

type ReviewLineProps = {
	plan: ImprovementPlan;
	line: LineProps;
	/** After a decision on this line. */
	onDecided: () => void;
};

/** A sub-category of the plan for staff; open, with the company's action and its review. */
export const ReviewLine = ({ plan, line: { isShown, ...line }, onDecided }: ReviewLineProps) => {
	const { t } = useText();
	if (!isShown) return null;
	const { content, proposal_note: note, action } = line.item;
	return (
		<PlanLine {...line}>
			<div className={columns}>
				<div className="proposal">
					<strong>{t('labels.proposals.proposal_note')}</strong>
					{note || t('plans.noProposal')}
				</div>
				{action ? (
					<ActionReview
						plan={plan}
						name={content}
						action={action}
						proofs={<FileList files={action.proofs} />}
						onDecided={onDecided}
					/>
				) : (
					<p>{t('plans.noAction')}</p>
				)}
			</div>
		</PlanLine>
	);
};
