import { css } from 'goober';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { useAskedSentence } from '#client/company/evidence/asked.ts';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { color } from '#client/ui/tokens.ts';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import { reassessmentDeadline } from '#shared/assessment/reassessment.ts';
import type { RequestRow } from '#shared/evidence/requests.ts';
import { Figures } from './figures.tsx';
import { NextAction } from './next-action.tsx';
import { ReportLinks } from './report-links.tsx';
import { isOwnTurn, type Situation, situationOf } from './situation.ts';
import { Stepper } from './stepper.tsx';
import { Turn } from './turn.tsx';

const ruled = css`& + & { border-top: 1px solid ${color.grey200}; padding-top: 24px; }`;
const said = css`white-space: pre-wrap; overflow-wrap: anywhere; text-wrap: pretty;`;
const actions = css`display: flex; flex-wrap: wrap; align-items: center; gap: 16px; &:empty { display: none; }`;

type NowProps = {
	assessment: AssessmentOverview;
	situation: Situation;
	/** The open evidence requests. */
	requests: readonly RequestRow[];
	onReview: () => void;
};

/** One sentence: what to do now, or what happens next without the company. */
const useSentence = ({ assessment, situation, requests }: Omit<NowProps, 'onReview'>): string => {
	const { t, locale } = useText();
	const asked = useAskedSentence();
	switch (situation) {
		case 'start':
			return t('company.cockpit.startText', { count: assessment.answer_counts.unanswered });
		case 'answering':
			return t('company.cockpit.answeringText', { count: assessment.answer_counts.unanswered });
		case 'planning':
		case 'completed': {
			const { completed_at } = assessment;
			const until = completed_at && reassessmentDeadline(new Date(completed_at)).toISOString();
			return t(`company.cockpit.${situation}Text`, { date: formatDate(until, locale) });
		}
		case 'requested':
			return asked(requests);
		default:
			return t(`company.cockpit.texts.${situation}`);
	}
};

const Now = ({ assessment, situation, requests, onReview }: NowProps) => {
	const { t } = useText();
	const sentence = useSentence({ assessment, situation, requests });
	return (
		<div className={ruled}>
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
						isNext={['completed', 'completedLate', 'recompleted'].includes(situation)}
						withPlan={situation !== 'planning'}
					/>
				</div>
			</Stack>
		</div>
	);
};

type CockpitProps = {
	assessment: AssessmentOverview;
	/** The open evidence requests; they take precedence over all other actions. */
	requests: readonly RequestRow[];
	onReview: () => void;
};

/** The current step, whose turn it is, the next action, and the progress so far. */
export const Cockpit = ({ assessment, requests, onReview }: CockpitProps) => {
	const { t } = useText();
	const situation = requests.length > 0 ? 'requested' : situationOf(assessment, new Date());
	return (
		<Panel label={t('company.cockpit.label')}>
			<Stack gap="large">
				{situation === null ? (
					<div className={actions}>
						<ReportLinks assessment={assessment} isNext={false} withPlan />
					</div>
				) : (
					<>
						<div className={ruled}>
							<Stepper assessment={assessment} />
						</div>
						{assessment.message_to_company && (
							<Banner tone="info" title={t('company.cockpit.fromAssessor')}>
								<p className={said}>{assessment.message_to_company}</p>
							</Banner>
						)}
						<Now assessment={assessment} situation={situation} requests={requests} onReview={onReview} />
					</>
				)}
				<div className={ruled}>
					<Figures assessment={assessment} />
				</div>
			</Stack>
		</Panel>
	);
};
