import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import { STATUS } from '#shared/assessment/status.ts';

const facts = css`
	display: flex; flex-direction: column; gap: 4px; margin: 0; padding: 0; list-style: none; font-size: 14px; line-height: 1.6; color: ${color.grey700};
`;

/** The step that staff take, by the status at which it ends. */
const stepOf = (status: number) => {
	if (status < STATUS.completed) return 'review';
	return status < STATUS.applied ? 'reassessment' : 'issue';
};

type WaitingProps = { assessment: Pick<AssessmentOverview, 'status' | 'assessor_names' | 'usual_days'> };

/** From the submission on: who assesses, and while staff have the turn, how long this usually takes. */
export const Waiting = ({ assessment: { status, assessor_names: names, usual_days: days } }: WaitingProps) => {
	const { t, locale } = useText();
	const isAssessed = status.id >= STATUS.submitted && status.id < STATUS.issued && names.length > 0;
	if (!isAssessed && days === null) return null;
	return (
		<ul className={facts}>
			{isAssessed && <li>{t('company.cockpit.assessors', { names: new Intl.ListFormat(locale).format(names) })}</li>}
			{days !== null && <li>{t(`company.cockpit.usual.${stepOf(status.id)}`, { days })}</li>}
		</ul>
	);
};
