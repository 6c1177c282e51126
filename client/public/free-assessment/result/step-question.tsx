import { css } from 'goober';
import type { ComponentType } from 'react';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';
import type { FirstStep } from '#shared/free-assessment/advice.ts';
import { questionTextOf, statementOf } from '#shared/free-assessment/question-text.ts';
import type { ShownGuidance } from '#shared/papers/shown-guidance.ts';

const parts = css`
	margin-top: 12px;
	& dt { font-size: 14px; color: ${color.grey700}; }
	& dd { color: ${color.grey900}; }
	& dd + dt { margin-top: 8px; }
	& .prose { white-space: pre-wrap; }
	& ul { padding-inline-start: 20px; }
	& .aim { padding-left: 12px; border-left: 4px solid ${color.success}; font-weight: 700; }
`;

/**
 * Shows a question's guidance. Passed in, since it is only loaded with a result: the sample on the home page has none.
 */
export type Telling = { WhatCounts?: ComponentType<{ guidance: ShownGuidance }> };

/** The question of a first step that was answered 'no', and what to aim at; nothing if the paper has it no more. */
export const StepQuestion = ({ step: { question, guidance }, WhatCounts }: { step: FirstStep } & Telling) => {
	const { t } = useText();
	if (question === null) return null;
	const asked = questionTextOf(question).question;
	return (
		<dl className={parts}>
			<dt>{t('freeResult.deniedQuestion')}</dt>
			<dd>{asked}</dd>
			<dt>{t('freeResult.aim')}</dt>
			<dd className="aim">{statementOf(asked) ?? t('freeResult.aimYes')}</dd>
			{WhatCounts && guidance && <WhatCounts guidance={guidance} />}
		</dl>
	);
};
