import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { ScoreBar } from '#client/ui/progress.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { AdvisedArea, FirstStep, FreeAdvice } from '#shared/free-assessment/advice.ts';
import { StepQuestion, type Telling } from './step-question.tsx';

const cards = css`
	display: grid; gap: 16px; margin: 0; padding: 0; list-style: none;
	& > li { padding: 20px 24px; background: ${color.white}; border: 1px solid ${color.grey200}; border-radius: 8px; }
	& h3 { font-size: 17px; }
	& .category { font-size: 14px; color: ${color.grey700}; }
	${phone} { & > li { padding: 16px; } }
`;
const strong = css`
	grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
	& > li { display: flex; flex-direction: column; gap: 8px; justify-content: space-between; }
`;
const Area = ({ area }: { area: AdvisedArea }) => (
	<div>
		<p className="category">{area.category}</p>
		<h3>{area.content}</h3>
	</div>
);

const Step = ({ step, ...telling }: { step: FirstStep } & Telling) => (
	<li>
		<Area area={step} />
		<ScoreBar score={step.score} label={step.content} />
		<StepQuestion step={step} {...telling} />
	</li>
);

export const Advice = ({ advice: { strengths, firstSteps }, ...telling }: { advice: FreeAdvice } & Telling) => {
	const { t } = useText();
	return (
		<Stack gap="section">
			<Stack>
				<h2>{t('freeResult.strengths')}</h2>
				{strengths.length === 0 ? (
					<p>{t('freeResult.noStrengths')}</p>
				) : (
					<ul className={`${cards} ${strong}`}>
						{strengths.map((area) => (
							<li key={area.id}>
								<Area area={area} />
								<ScoreBar score={area.score} label={area.content} />
							</li>
						))}
					</ul>
				)}
			</Stack>
			<Stack>
				<h2>{t('freeResult.firstSteps')}</h2>
				<p>{firstSteps.length === 0 ? t('freeResult.noFirstSteps') : t('freeResult.firstStepsText')}</p>
				{firstSteps.length > 0 && (
					<ol className={cards}>
						{firstSteps.map((step) => (
							<Step key={step.id} step={step} {...telling} />
						))}
					</ol>
				)}
			</Stack>
		</Stack>
	);
};
