import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { ProgressBar } from '#client/ui/progress.tsx';

const box = css`flex: 1; display: flex; flex-direction: column; justify-content: center; gap: 12px; padding: 24px; text-align: center;`;

/** Progress of downloading a file, and then of reading it. */
export const Reading = ({ share = 1 }: { share?: number }) => {
	const { t } = useText();
	const percent = Math.round(share * 100);
	const text = share < 1 ? t('viewer.loading', { percent }) : t('viewer.reading');
	return (
		<div className={box} aria-busy="true">
			<p>{text}</p>
			<ProgressBar percent={percent} label={t('viewer.reading')} />
		</div>
	);
};
