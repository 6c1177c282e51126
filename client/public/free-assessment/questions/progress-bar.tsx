import { css } from 'goober';
import { useRef } from 'react';
import { useText } from '#client/app/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { ProgressBar } from '#client/ui/progress.tsx';
import { useToastsAbove } from '#client/ui/toast.tsx';
import { color, phone } from '#client/ui/tokens.ts';

const bar = css`position: sticky; bottom: 0; z-index: 10; background: ${color.white}; border-top: 1px solid ${color.grey420};`;
const inside = css`
	display: flex; align-items: center; gap: 12px 24px; max-width: 1184px; margin: 0 auto; padding: 12px 32px;
	${phone} { flex-wrap: wrap; padding: 8px 16px 12px; }
`;
const progress = css`
	flex: 1; min-width: 200px;
	& > p { display: flex; justify-content: space-between; gap: 16px; font-size: 14px; font-variant-numeric: tabular-nums; margin-bottom: 4px; }
	& strong { color: ${color.grey900}; }
	${phone} { flex: 1 1 100%; }
`;
const missing = css`
	display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; color: ${color.errorText}; font-weight: 700; font-size: 14px;
	${phone} { flex: 1; }
`;

type QuestionsBarProps = {
	answered: number;
	count: number;
	/** After an incomplete submit: shows the number of missing answers and a button to the first. */
	showMissing: boolean;
	busy: boolean;
	onFirstMissing: () => void;
	onSubmit: () => void;
};

/** The sticky bar: progress, missing answers and the submit button. */
export const QuestionsBar = ({ answered, count, showMissing, busy, onFirstMissing, onSubmit }: QuestionsBarProps) => {
	const { t } = useText();
	const left = count - answered;
	const element = useRef<HTMLDivElement>(null);
	useToastsAbove(element);
	return (
		<div className={bar} ref={element}>
			<div className={inside}>
				<div className={progress}>
					<p>
						<strong>{t('free.questions.answered', { answered, count })}</strong>
						<span>{left === 0 ? t('free.questions.done') : t('free.questions.left', { count: left })}</span>
					</p>
					<ProgressBar percent={Math.round((answered / count) * 100)} label={t('free.questions.progress')} />
				</div>
				{showMissing && left > 0 && (
					<div className={missing} role="alert">
						<Icon name="error" />
						{t('free.questions.missing', { count: left })}
						<Button kind="text" size="small" onClick={onFirstMissing}>
							{t('free.questions.firstMissing')}
						</Button>
					</div>
				)}
				<Button kind="primary" busy={busy} onClick={onSubmit}>
					{t('free.questions.submit')}
				</Button>
			</div>
		</div>
	);
};
