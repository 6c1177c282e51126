import './texts.ts';
import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { color, phone } from '#client/ui/tokens.ts';

const box = css`
	padding: 4px 16px; border-inline-start: 4px solid ${color.grey200};
	& p { padding: 4px 0 8px; white-space: pre-wrap; }
	${phone} { padding: 8px 16px; }
`;

/** Introduction of a paper: scope and definitions. Nothing if it has none. */
export const Introduction = ({ text }: { text: string | null }) => {
	const { t } = useText();
	return (
		text && (
			<div className={box}>
				<Fold name="introduction" summary={<strong>{t('guidance.words')}</strong>}>
					<p>{text}</p>
				</Fold>
			</div>
		)
	);
};
