import { useText } from '#client/base/locale.tsx';
import { AssessorsLine, ContactLines, FactLines } from '#client/company/contacts.tsx';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import type { Situation } from '#shared/answering/situation.ts';
import { STATUS } from '#shared/assessment/status.ts';

/** The step that staff take, by the status at which it ends. */
const stepOf = (status: number) => {
	if (status < STATUS.completed) return 'review';
	return status < STATUS.applied ? 'reassessment' : 'issue';
};

/** Where the screen tells the company to ask for what comes next. */
const ASKED_AT: readonly number[] = [STATUS.completed, STATUS.recompleted];
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
	const asks = ASKED_AT.includes(status.id) || ASKED_WHEN.includes(situation);
	const isAssessed = status.id >= STATUS.submitted && status.id < STATUS.issued && names.length > 0;
	if (!asks && !isAssessed && days === null) return null;
	return (
		<FactLines>
			{asks ? <ContactLines names={names} /> : isAssessed && <AssessorsLine names={names} />}
			{days !== null && <li>{t(`company.cockpit.usual.${stepOf(status.id)}`, { days })}</li>}
		</FactLines>
	);
};
