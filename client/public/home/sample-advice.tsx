import { css } from 'goober';
import { type Translate, useText } from '#client/base/locale.tsx';
import { StepQuestion } from '#client/public/free-assessment/result/step-question.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { PhoneFold } from '#client/ui/phone-fold.tsx';
import { ScoreBar } from '#client/ui/progress.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { AdvisedArea, FirstStep } from '#shared/free-assessment/advice.ts';

const list = css`
	display: grid; gap: 12px; margin: 0; padding: 0; list-style: none;
	& .category { font-size: 14px; line-height: 1.5; color: ${color.grey700}; }
	& h4, & h3 { font-size: 16px; line-height: 1.5; }
	& summary { display: inline-block; padding: 8px 0 0; color: ${color.blue1000}; font-size: 14px; cursor: pointer; text-decoration: underline; }
`;
const steps = css`
	grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 24px; align-items: start;
	@media (max-width: 991px) { grid-template-columns: minmax(0, 1fr); ${phone} { gap: 16px; } }
`;

const text = css`margin-bottom: 16px;`;

const Area = ({ area }: { area: AdvisedArea }) => (
	<>
		<p className="category">{area.category}</p>
		<h4>{area.content}</h4>
		<ScoreBar score={area.score} label={area.content} />
	</>
);

const STRONG = [
	['rights', 100],
	['recruitment', 92],
	['satisfaction', 86],
] as const;

const FIRST = [
	['talent', 33],
	['personnel', 40],
	['labor', 56],
] as const;

const areaOf = (
	t: Translate,
	[view, score]: (typeof STRONG)[number] | (typeof FIRST)[number],
	id: number,
): AdvisedArea => ({ id, category: t(`public.views.${view}.name`), content: t(`sample.${view}.area`), score });

const firstStep = (t: Translate, each: (typeof FIRST)[number], id: number): FirstStep => ({
	...areaOf(t, each, id),
	question: t(`sample.${each[0]}.question`),
	guidance: null,
});

export const SampleStrengths = () => {
	const { t } = useText();
	return (
		<Stack gap="small">
			<h3>{t('freeResult.strengths')}</h3>
			<PhoneFold names={STRONG.map(([view]) => t(`sample.${view}.area`))}>
				<ul className={list}>
					{STRONG.map((each, at) => (
						<li key={each[0]}>
							<Area area={areaOf(t, each, at)} />
						</li>
					))}
				</ul>
			</PhoneFold>
		</Stack>
	);
};

/** First steps, each with its question folded. */
export const SampleFirstSteps = () => {
	const { t } = useText();
	return (
		<Stack gap="small">
			<h3>{t('freeResult.firstSteps')}</h3>
			<PhoneFold names={FIRST.map(([view]) => t(`sample.${view}.area`))}>
				<p className={text}>{t('freeResult.firstStepsText')}</p>
				<ol className={`${list} ${steps}`}>
					{FIRST.map((each, at) => {
						const step = firstStep(t, each, at);
						return (
							<li key={each[0]}>
								<Area area={step} />
								<details>
									<summary>{t('sample.question')}</summary>
									<StepQuestion step={step} />
								</details>
							</li>
						);
					})}
				</ol>
			</PhoneFold>
		</Stack>
	);
};
