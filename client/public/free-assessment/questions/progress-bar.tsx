import { css } from 'goober';
import { useRef } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { ProgressBar } from '#client/ui/progress.tsx';
import { useToastsAbove } from '#client/ui/toast.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { Missing } from './missing.tsx';
import type { CategoryProgress } from './progress.ts';

const bar = css`position: sticky; bottom: 0; z-index: 10; background: ${color.white}; border-top: 1px solid ${color.grey420};`;
const inside = css`
	display: flex; flex-wrap: wrap; align-items: center; gap: 12px 24px; max-width: 1184px; margin: 0 auto; padding: 12px 32px;
	${phone} { gap: 8px; padding: 8px 16px 12px; }
`;
const progress = css`
	flex: 1; min-width: 200px;
	& > p { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; font-size: 14px; font-variant-numeric: tabular-nums; margin-bottom: 4px; }
	& strong { color: ${color.grey900}; }
	${phone} { flex: 1 1 100%; }
`;
const buttons = css`
	display: flex; gap: 12px;
	${phone} {
		width: 100%; gap: 8px;
		& > button { flex: 1 1 auto; min-width: 0; padding: 8px; }
	}
`;
/** On phones there is only room for the result button if it is next. */
const result = css`${phone} { flex: 1 1 auto; display: flex; & > button { flex: 1; min-width: 0; padding: 8px; } &[data-next='false'] { display: none; } }`;

type QuestionsBarProps = {
	categories: readonly CategoryProgress[];
	current: number;
	/** After an incomplete submit: shows what is missing, with a link. */
	showMissing: boolean;
	busy: boolean;
	onStep: (index: number) => void;
	onFirstMissing: () => void;
	onSubmit: () => void;
};

/** Sticky bar: current category, progress and navigation. */
export const QuestionsBar = (props: QuestionsBarProps) => {
	const { categories, current, showMissing, busy, onStep, onFirstMissing, onSubmit } = props;
	const { t } = useText();
	const element = useRef<HTMLDivElement>(null);
	useToastsAbove(element);
	const answered = categories.reduce((sum, category) => sum + category.answered, 0);
	const count = categories.reduce((sum, category) => sum + category.count, 0);
	const isComplete = answered === count;
	const isLast = current === categories.length - 1;
	const category = categories[current];
	return (
		<div className={bar} ref={element}>
			<div className={inside}>
				{showMissing && !isComplete && <Missing categories={categories} onFirst={onFirstMissing} />}
				<div className={progress}>
					<p>
						{category && (
							<strong>
								{t('free.questions.step', { number: current + 1, count: categories.length, category: category.name })}{' '}
								{t('free.questions.answered', { answered: category.answered, count: category.count })}
							</strong>
						)}
						<span>
							{isComplete ? t('free.questions.done') : t('free.questions.answeredOfAll', { answered, count })}
						</span>
					</p>
					<ProgressBar percent={Math.round((answered / count) * 100)} label={t('free.questions.progress')} />
				</div>
				<div className={buttons}>
					{current > 0 && <Button onClick={() => onStep(current - 1)}>{t('free.questions.previous')}</Button>}
					{!isLast && (
						<Button kind={isComplete ? 'secondary' : 'primary'} onClick={() => onStep(current + 1)}>
							{t('free.questions.next')}
						</Button>
					)}
					<span className={result} data-next={isComplete || isLast}>
						<Button kind={isComplete ? 'primary' : 'secondary'} busy={busy} onClick={onSubmit}>
							{t('free.questions.submit')}
						</Button>
					</span>
				</div>
			</div>
		</div>
	);
};
