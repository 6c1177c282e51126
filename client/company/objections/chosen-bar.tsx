import { css } from 'goober';
import { useId, useRef } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { useToastsAbove } from '#client/ui/toast.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { MAX_POINTS } from '#shared/objections/rules.ts';

const bar = css`
	position: sticky; bottom: 0; z-index: 10; margin: 0 -16px; padding: 12px 16px; background: ${color.white}; border-top: 1px solid ${color.grey300};
	display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: 8px 16px;
	& .state { flex: 1 1 240px; min-width: 0; font-size: 14px; line-height: 1.5; }
	${phone} { padding-block: 8px; & .state { flex-basis: 100%; } & > button { flex: 1; } }
`;

type ChosenBarProps = {
	/** How many points are chosen. */
	count: number;
	/** Why the objection cannot be sent yet. */
	blocked: string | undefined;
	onPreview: () => void;
};

/** Stays in sight while points are chosen from a long list: how many, what is missing, and the next step. */
export const ChosenBar = ({ count, blocked, onPreview }: ChosenBarProps) => {
	const { t } = useText();
	const stateId = useId();
	const box = useRef<HTMLElement>(null);
	useToastsAbove(box);
	return (
		<section ref={box} className={bar} aria-label={t('company.objections.preview')}>
			<div id={stateId} className="state" role="status">
				<p>
					<strong>{t('company.objections.chosen', { count, most: MAX_POINTS })}</strong>
				</p>
				{count >= MAX_POINTS && <p>{t('company.objections.mostChosen')}</p>}
				{blocked && <p>{blocked}</p>}
			</div>
			<Button kind="primary" disabled={blocked !== undefined} disabledReasonId={stateId} onClick={onPreview}>
				{t('company.objections.preview')}
			</Button>
		</section>
	);
};
