import { css } from 'goober';
import type { ReactNode } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { ProgressBar } from '#client/ui/progress.tsx';
import { color } from '#client/ui/tokens.ts';

const top = css`
	position: sticky; top: 0; z-index: 10; padding: 8px 0; background: ${color.page}; border-bottom: 1px solid ${color.grey300};
	display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px;
`;
const progress = css`
	flex: 1 1 128px; min-width: 0; display: flex; flex-direction: column; gap: 4px; font-size: 14px; line-height: 1.5; font-variant-numeric: tabular-nums;
	& strong { color: ${color.grey900}; }
`;

type ProgressProps = {
	rated: number;
	total: number;
	onNext: () => void;
	onHelp: () => void;
	children?: ReactNode;
};

/** The sticky bar of a review: progress, next unrated item, filter, shortcuts. */
export const ReviewTop = ({ rated, total, onNext, onHelp, children }: ProgressProps) => {
	const { t } = useText();
	return (
		<div className={top}>
			<div className={progress}>
				<p>
					<strong>{t('console.checking.rated', { rated, total })}</strong>
				</p>
				<ProgressBar
					percent={total === 0 ? 100 : Math.round((rated * 100) / total)}
					label={t('console.checking.progress')}
				/>
			</div>
			{children}
			<Button size="small" onClick={onNext} disabled={rated === total}>
				{t('console.checking.nextUnrated')}
			</Button>
			<Button size="small" kind="text" onClick={onHelp}>
				{t('console.checking.keys.button')}
			</Button>
		</div>
	);
};
