import './texts.ts';
import { css } from 'goober';
import type { ReactNode } from 'react';
import { formatDate, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';
import type { PlanAction } from '#shared/plans/schemas.ts';

/** Blocks, since browsers break pages badly inside flex and grid. */
const list = css`
	margin: 0;
	& > div { margin-top: 8px; }
	& > div:first-child { margin-top: 0; }
	& > .short { display: inline-block; margin-inline-end: 32px; vertical-align: top; }
	& dt { font-size: 14px; font-weight: 700; line-height: 1.6; color: ${color.grey600}; }
	& dd { margin: 0; color: ${color.grey900}; white-space: pre-wrap; overflow-wrap: anywhere; text-wrap: pretty; orphans: 4; widows: 4; }
	@media print { & dt { font-size: 9pt; } }
`;

type FactsProps = {
	action: PlanAction;
	/** The proofs as rendered here; their names by default. */
	proofs?: ReactNode;
};

const namesOf = ({ proofs }: PlanAction, comma: string): string => proofs.map((file) => file.file_name).join(comma);

/** The company's action on a proposal, or why it declines; read-only. */
export const ActionFacts = ({ action, proofs }: FactsProps) => {
	const { t, locale } = useText();
	const { decision, why_not, measure, owner, target_date, action_state } = action;
	const fact = (label: string, value: ReactNode, isShort = false) => (
		<div className={isShort ? 'short' : undefined}>
			<dt>{label}</dt>
			<dd>{value}</dd>
		</div>
	);
	return (
		<dl className={list}>
			{fact(t('labels.plans.decision'), t(`plans.decisions.${decision}`))}
			{decision === 'not' && fact(t('labels.plans.why_not'), why_not)}
			{decision === 'do' && (
				<>
					{fact(t('labels.plans.measure'), measure)}
					{fact(t('labels.plans.owner'), owner || MISSING, true)}
					{fact(t('labels.plans.target_date'), formatDate(target_date, locale), true)}
					{fact(t('labels.plans.action_state'), t(`plans.progress.${action_state}`), true)}
				</>
			)}
			{(decision === 'do' || action.proofs.length > 0) &&
				fact(t('labels.plans.proofs'), proofs ?? (namesOf(action, t('plans.comma')) || t('plans.noProofs')))}
		</dl>
	);
};
