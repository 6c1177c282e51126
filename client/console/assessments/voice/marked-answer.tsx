import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { LEAST_QUESTIONS } from '#shared/voice/limits.ts';
import type { VoiceMark } from './marks.ts';

const list = css`margin: 4px 0 0; padding-inline-start: 20px;`;

type MarkedAnswerProps = {
	mark: VoiceMark;
	/** Whether evidence can be requested now. */
	canAsk: boolean;
};

/**
 * Says that workers disagree with the company's answer, which statements they were asked about, and that a request must
 * not concern this question alone.
 */
export const MarkedAnswer = ({ mark, canAsk }: MarkedAnswerProps) => {
	const { t } = useText();
	return (
		<div>
			<Badge tone="yellow">{t('console.voice.mark')}</Badge>
			<ul className={list}>
				{mark.statements.map(({ id, text }) => (
					<li key={id}>{t('console.voice.saidOf', { text })}</li>
				))}
			</ul>
			{canAsk && <p>{t('console.voice.notAlone', { least: LEAST_QUESTIONS })}</p>}
		</div>
	);
};
