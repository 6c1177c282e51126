import { css } from 'goober';
import type { KeyboardEvent } from 'react';
import { useText } from '#client/base/locale.tsx';
import type { RowActionKey } from '#client/console/assessments/lists/row-actions.ts';
import { Button } from '#client/ui/button.tsx';
import type { Act } from './acts.ts';

const bar = css`display: flex; flex-wrap: wrap; gap: 8px; margin-top: 4px;`;

const isNext = (key: Act['key']): key is `next.${RowActionKey}` => key.startsWith('next.');

const useLabel = () => {
	const { t } = useText();
	return ({ key, count = 0 }: Act): string =>
		isNext(key)
			? t(`console.lists.actions.${key.slice('next.'.length) as RowActionKey}`)
			: key === 'requests'
				? t('palette.act.requests', { count })
				: t(`palette.act.${key}`);
};

/** Moves between the buttons of a row with the arrow keys. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
	const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
	if (by === 0) return;
	const buttons = [...event.currentTarget.querySelectorAll('button')];
	const at = buttons.findIndex((button) => button.matches(':focus'));
	buttons[(at + by + buttons.length) % buttons.length]?.focus();
	event.preventDefault();
};

type ActBarProps = { company: string; acts: readonly Act[]; onOpen: (to: string) => void };

/** The acts on the company of the active entry; Tab leads here from the field. */
export const ActBar = ({ company, acts, onOpen }: ActBarProps) => {
	const { t } = useText();
	const labelOf = useLabel();
	return (
		<section aria-label={t('palette.acts', { company })}>
			<div>{t('palette.acts', { company })}</div>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are an addition to Tab. */}
			<div className={bar} onKeyDown={moveFocus}>
				{acts.map((act) => (
					<Button key={act.key} size="small" onClick={() => onOpen(act.to)}>
						{labelOf(act)}
					</Button>
				))}
			</div>
		</section>
	);
};
