import { css } from 'goober';
import { useText } from '#client/app/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import type { VoiceMark } from './marks.ts';

const list = css`margin: 4px 0 0; padding-inline-start: 20px;`;

/** That workers do not agree with the company's answer to a question, and what they were asked. */
export const MarkedAnswer = ({ mark }: { mark: VoiceMark }) => {
	const { t } = useText();
	return (
		<div>
			<Badge tone="yellow">{t('console.voice.mark')}</Badge>
			<ul className={list}>
				{mark.statements.map(({ id, text }) => (
					<li key={id}>{t('console.voice.saidOf', { text })}</li>
				))}
			</ul>
		</div>
	);
};
