import { useText } from '#client/base/locale.tsx';
import { AssessorsLine, ContactLines, FactLines } from '#client/company/contacts.tsx';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import type { Situation } from '#shared/answering/situation.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { FINALISED } from '#shared/assessment/status-sets.ts';

/** The step that staff take, by the status at which it ends. */
const stepOf = (status: number) => {
	if (status < STATUS.completed) return 'review';
	return status < STATUS.applied ? 'reassessment' : 'issue';
};

/** Besides the finalized statuses: where the screen tells the company to ask. */
const ASKED_WHEN: readonly Situation[] = ['late', 'withdrawn'];

type WaitingProps = {
	assessment: Pick<AssessmentOverview, 'status' | 'assessor_names' | 'usual_days'>;
	situation: Situation;
};

/**
 * From the submission on: who assesses, and while staff have the turn, how long this usually takes. Where the company has to
 * ask, whom.
 */
export const Waiting = ({
	assessment: { status, assessor_names: names, usual_days: days },
	situation,
}: WaitingProps) => {
	const { t } = useText();
	const asks = FINALISED.some((id) => id === status.id) || ASKED_WHEN.includes(situation);
	const isAssessed = status.id >= STATUS.submitted && status.id < STATUS.issued && names.length > 0;
	if (!asks && !isAssessed && days === null) return null;
	return (
		<FactLines>
			{asks ? <ContactLines names={names} /> : isAssessed && <AssessorsLine names={names} />}
			{days !== null && <li>{t(`company.cockpit.usual.${stepOf(status.id)}`, { days })}</li>}
		</FactLines>
	);
};
