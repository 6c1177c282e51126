import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { FieldError } from '#client/ui/field.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { ProgressBar } from '#client/ui/progress.tsx';
import { color } from '#client/ui/tokens.ts';
import type { Queue, QueuedPhoto } from './queue.ts';

const list = css`
	display: flex; flex-direction: column; margin: 0; padding: 0; list-style: none;
	& li { padding: 12px 0; border-top: 1px solid ${color.grey200}; }
	& .head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px; min-height: 32px; }
	& .state { display: inline-flex; align-items: center; gap: 4px; color: ${color.grey700}; font-size: 14px; }
	& .state.sent { color: ${color.successText}; font-weight: 700; }
	& [role='progressbar'] { margin-top: 8px; }
`;

type ItemProps = { photo: QueuedPhoto; onRetry: (() => void) | null };

const Item = ({ photo: { number, state, percent, error }, onRetry }: ItemProps) => {
	const { t } = useText();
	return (
		<li>
			<div className="head">
				<span>{t('photo.named', { number })}</span>
				{state === 'waiting' && <span className="state">{t('photo.waiting')}</span>}
				{state === 'sent' && (
					<span className="state sent">
						<Icon name="success" />
						{t('photo.sent')}
					</span>
				)}
				{state === 'failed' && onRetry && (
					<Button size="small" label={t('photo.retryNamed', { number })} onClick={onRetry}>
						{t('photo.retry')}
					</Button>
				)}
			</div>
			{state === 'sending' && <ProgressBar percent={percent} label={t('photo.sendingNamed', { number })} />}
			{state === 'failed' && (
				<div role="alert">
					<FieldError>{error || t('photo.failed')}</FieldError>
				</div>
			)}
		</li>
	);
};

/** Photos of this visit, newest first. Without `onRetry`, none can be sent again. */
export const PhotoList = ({ queue, onRetry }: { queue: Queue; onRetry: ((number: number) => void) | null }) => {
	const { t } = useText();
	return (
		<ul className={list} aria-label={t('photo.listTitle')}>
			{queue.toReversed().map((photo) => (
				<Item key={photo.number} photo={photo} onRetry={onRetry && (() => onRetry(photo.number))} />
			))}
		</ul>
	);
};
