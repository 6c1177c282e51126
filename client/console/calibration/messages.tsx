import { css } from 'goober';
import { formatDateTime } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import type { Comparison } from './compared-part.tsx';
import { MessageForm } from './message-form.tsx';

const list = css`list-style: none; margin: 0; padding: 0; display: flex; flex-direction: column; gap: 16px; & p { white-space: pre-wrap; overflow-wrap: anywhere; }`;

/** What the raters say about their ratings. */
export const Messages = ({ comparison }: { comparison: Comparison }) => {
	const { t, locale } = useText();
	return (
		<Panel label={t('console.calibration.messages')}>
			<Stack>
				<h2>{t('console.calibration.messages')}</h2>
				{comparison.messages.length === 0 ? (
					<p>{t('console.calibration.noMessages')}</p>
				) : (
					<ul className={list}>
						{comparison.messages.map(({ id, author, content, created_at: at }) => (
							<li key={id}>
								<strong>{author.name}</strong> {formatDateTime(at, locale)}
								<p>{content}</p>
							</li>
						))}
					</ul>
				)}
				<MessageForm id={comparison.id} />
			</Stack>
		</Panel>
	);
};
