import { css } from 'goober';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { useAskedSentence } from '#client/company/evidence/asked.ts';
import { DecidedObjection, useIsBeingCorrected } from '#client/company/objections/being-corrected.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { phone } from '#client/ui/tokens.ts';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import { isOwnTurn, type Situation } from '#shared/answering/situation.ts';
import { reassessmentDeadline } from '#shared/assessment/reassessment.ts';
import { STATUS } from '#shared/assessment/status.ts';
import type { RequestRow } from '#shared/evidence/requests.ts';
import { NextAction, waitingIn } from './next-action.tsx';
import { ReportLinks } from './report-links.tsx';
import { Turn } from './turn.tsx';
import { Waiting } from './waiting.tsx';

const actions = css`
	display: flex; flex-wrap: wrap; align-items: center; gap: 16px; &:empty { display: none; }
	/* Below the next act two beside each other: five lines of buttons would push the scores off the screen. */
	${phone} {
		gap: 8px;
		& > * { flex: 1 1 40%; padding-inline: 8px; font-size: 14px; }
		& > :first-child { flex-basis: 100%; font-size: inherit; }
	}
`;

const further = css`display: flex; flex-direction: column; gap: 8px; &:empty { display: none; }`;

type NowProps = {
	assessment: AssessmentOverview;
	situation: Situation;
	/** The open evidence requests. */
	requests: readonly RequestRow[];
	onReview: () => void;
};

/** One sentence: what to do now, or what happens next without the company. */
const useSentence = ({ assessment, situation, requests }: Omit<NowProps, 'onReview'>): string => {
	const { t } = useText();
	const asked = useAskedSentence();
	const isBeingCorrected = useIsBeingCorrected(assessment.id);
	const { plan, answer_counts: counts } = assessment;
	if (isBeingCorrected && situation !== 'requested') return t('company.objections.correctingNext');
	switch (situation) {
		case 'start':
		case 'answering':
			return t(`company.cockpit.${situation}Text`, { count: counts.unanswered });
		case 'planReturned':
		case 'planOverdue':
			return t(`company.cockpit.${situation}Text`, { count: waitingIn(plan, situation) });
		case 'planGoingOn':
			return t('company.cockpit.planGoingOnText', { answered: plan?.answered ?? 0, items: plan?.items ?? 0 });
		case 'requested':
			return asked(requests);
		default:
			return t(`company.cockpit.texts.${situation}`);
	}
};

/** Until when a re-assessment may follow: neither it nor a certificate has to. */
const Optional = ({ assessment: { status, completed_at: completedAt } }: Pick<NowProps, 'assessment'>) => {
	const { t, locale } = useText();
	if (status.id !== STATUS.completed || !completedAt) return null;
	const until = reassessmentDeadline(new Date(completedAt));
	if (new Date() > until) return null;
	return <p>{t('company.cockpit.optional', { date: formatDate(until.toISOString(), locale) })}</p>;
};

/** Report links of which the newest is the next action. */
const READING: readonly Situation[] = ['completed', 'completedLate', 'recompleted'];

/** Whose turn it is, what to do now and the buttons for it. */
export const Now = ({ assessment, situation, requests, onReview }: NowProps) => {
	const { t } = useText();
	const sentence = useSentence({ assessment, situation, requests });
	const isBeingCorrected = useIsBeingCorrected(assessment.id);
	return (
		<Stack>
			<Stack gap="small">
				<Turn assessment={assessment} isAsked={requests.length > 0} />
				<h2>{isOwnTurn(situation) ? t('company.cockpit.now') : t('company.cockpit.ahead')}</h2>
				<p>{sentence}</p>
			</Stack>
			<div className={actions}>
				<NextAction assessment={assessment} situation={situation} requests={requests} onReview={onReview} />
				<ReportLinks
					assessment={assessment}
					isNext={READING.includes(situation)}
					withPlan={!situation.startsWith('plan')}
				/>
			</div>
			<div className={further}>
				<Optional assessment={assessment} />
				<DecidedObjection progressId={assessment.id} />
				{/* How long a first result takes says nothing of a correction. */}
				<Waiting
					assessment={isBeingCorrected ? { ...assessment, usual_days: null } : assessment}
					situation={situation}
				/>
			</div>
		</Stack>
	);
};
