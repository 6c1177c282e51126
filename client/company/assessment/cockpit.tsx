import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { color } from '#client/ui/tokens.ts';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import { situationOf } from '#shared/answering/situation.ts';
import { STATUS } from '#shared/assessment/status.ts';
import type { RequestRow } from '#shared/evidence/requests.ts';
import { Figures } from './figures.tsx';
import { Now } from './now.tsx';
import { Outcome } from './outcome/outcome.tsx';
import { ScoreFigure } from './outcome/score-figure.tsx';
import { ReportLinks } from './report-links.tsx';
import { Stepper } from './stepper.tsx';

const ruled = css`& + & { border-top: 1px solid ${color.grey200}; padding-top: 24px; }`;
const said = css`white-space: pre-wrap; overflow-wrap: anywhere; text-wrap: pretty;`;
const actions = css`display: flex; flex-wrap: wrap; align-items: center; gap: 16px; &:empty { display: none; }`;
/** The first column holds a dial: its width keeps the numbers of the scale readable. */
const withScore = css`
	display: grid; grid-template-columns: 344px minmax(0, 1fr); gap: 24px 48px; align-items: center;
	@media screen and (max-width: 900px) { grid-template-columns: minmax(0, 1fr); }
`;

type CockpitProps = {
	assessment: AssessmentOverview;
	/** The open evidence requests; they take precedence over all other actions. */
	requests: readonly RequestRow[];
	onReview: () => void;
};

const FromAssessor = ({ message }: { message: string | null }) => {
	const { t } = useText();
	return (
		message && (
			<Banner tone="info" title={t('company.cockpit.fromAssessor')}>
				<p className={said}>{message}</p>
			</Banner>
		)
	);
};

/** Where the assessment is, and the next action; with a final result, it begins with the score. */
export const Cockpit = ({ assessment, requests, onReview }: CockpitProps) => {
	const { t } = useText();
	const situation = situationOf(assessment, { now: new Date(), openRequests: requests.length });
	const { status, latest_result: latest, outcome } = assessment;
	const result = status.id >= STATUS.completed ? latest : null;
	const now =
		situation === null ? (
			<div className={actions}>
				<ReportLinks assessment={assessment} isNext={false} withPlan />
			</div>
		) : (
			<Now assessment={assessment} situation={situation} requests={requests} onReview={onReview} />
		);
	const stepper = situation !== null && (
		<div className={ruled}>
			<Stepper assessment={assessment} />
		</div>
	);
	return (
		<Panel label={t('company.cockpit.label')}>
			<Stack gap="large">
				{!result && stepper}
				<div className={ruled}>
					{result ? (
						<div className={withScore}>
							<ScoreFigure assessment={assessment} result={result} isCertified={situation === 'issued'} />
							{now}
						</div>
					) : (
						now
					)}
				</div>
				{situation !== null && <FromAssessor message={assessment.message_to_company} />}
				{result && stepper}
				{result && outcome && (
					<div className={ruled}>
						<Outcome assessment={assessment} result={result} outcome={outcome} />
					</div>
				)}
				{status.id < STATUS.submitted && (
					<div className={ruled}>
						<Figures assessment={assessment} />
					</div>
				)}
			</Stack>
		</Panel>
	);
};
