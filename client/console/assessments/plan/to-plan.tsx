import '#client/plans/texts.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { STATUS } from '#shared/assessment/status.ts';

type ToPlanProps = { assessment: { id: number; status: { id: number }; has_improvement_proposal: boolean } };

/** Link to the improvement plan, from completion on, if there was a proposal. */
export const ToPlan = ({ assessment: { id, status, has_improvement_proposal: isProposed } }: ToPlanProps) => {
	const { t } = useText();
	if (!isProposed || status.id < STATUS.completed || status.id > STATUS.issued) return null;
	return (
		<div>
			<ButtonLink to={consolePaths.improvementPlan(id)}>{t('plans.title')}</ButtonLink>
		</div>
	);
};
