import { css } from 'goober';
import type { ComponentType } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { ScoreBar } from '#client/ui/progress.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { AdvisedArea, FirstStep, FreeAdvice } from '#shared/free-assessment/advice.ts';
import { questionTextOf, statementOf } from '#shared/free-assessment/question-text.ts';
import type { ShownGuidance } from '#shared/papers/shown-guidance.ts';

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
const parts = css`
	margin-top: 12px;
	& dt { font-size: 14px; color: ${color.grey700}; }
	& dd { color: ${color.grey900}; }
	& dd + dt { margin-top: 8px; }
	& .prose { white-space: pre-wrap; }
	& ul { padding-inline-start: 20px; }
	& .aim { padding-left: 12px; border-left: 4px solid ${color.success}; font-weight: 700; }
`;

const Area = ({ area }: { area: AdvisedArea }) => (
	<div>
		<p className="category">{area.category}</p>
		<h3>{area.content}</h3>
	</div>
);

/**
 * Shows a question's guidance. Passed in, since it is only loaded with a result: the sample on the home page has none.
 */
type Telling = { WhatCounts?: ComponentType<{ guidance: ShownGuidance }> };

const Step = ({ step, WhatCounts }: { step: FirstStep } & Telling) => {
	const { t } = useText();
	const question = step.question === null ? null : questionTextOf(step.question).question;
	return (
		<li>
			<Area area={step} />
			<ScoreBar score={step.score} label={step.content} />
			{question !== null && (
				<dl className={parts}>
					<dt>{t('free.result.deniedQuestion')}</dt>
					<dd>{question}</dd>
					<dt>{t('free.result.aim')}</dt>
					<dd className="aim">{statementOf(question) ?? t('free.result.aimYes')}</dd>
					{WhatCounts && step.guidance && <WhatCounts guidance={step.guidance} />}
				</dl>
			)}
		</li>
	);
};

export const Advice = ({ advice: { strengths, firstSteps }, ...telling }: { advice: FreeAdvice } & Telling) => {
	const { t } = useText();
	return (
		<Stack gap="section">
			<Stack>
				<h2>{t('free.result.strengths')}</h2>
				{strengths.length === 0 ? (
					<p>{t('free.result.noStrengths')}</p>
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
				<h2>{t('free.result.firstSteps')}</h2>
				<p>{firstSteps.length === 0 ? t('free.result.noFirstSteps') : t('free.result.firstStepsText')}</p>
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
