import { css } from 'goober';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menu.tsx';
import type { RowAction, RowActionKey, RowActions } from './row-actions.ts';

/** Smaller on small windows, so that all columns fit. */
const cell = css`
	display: flex; align-items: center; justify-content: flex-end; gap: 8px; white-space: nowrap;
	@media (min-width: 768px) and (max-width: 1439px) { gap: 4px; & > a, & > button { min-width: 0; padding-inline: 8px; font-size: 14px; } }
`;

type ActionCellProps = {
	company: string;
	actions: RowActions;
	/** Replaces the next action, for an action that is not a link. */
	lead?: ReactNode;
};

/** The next action as a button, all others in a menu. */
export const ActionCell = ({ company, actions: { next, others }, lead }: ActionCellProps) => {
	const { t } = useText();
	const [, navigate] = useLocation();
	const labelOf = (key: RowActionKey): string => t(`console.lists.actions.${key}`);
	const open = ({ to, newTab }: RowAction): void => {
		if (newTab) window.open(to, '_blank', 'noreferrer');
		else navigate(to);
	};
	return (
		<div className={cell}>
			{lead}
			{next && (
				<ButtonLink to={next.to} size="small">
					{labelOf(next.key)}
				</ButtonLink>
			)}
			{others.length > 0 && (
				<Menu
					label={t('console.lists.moreActions', { company })}
					items={others.map((entry) => ({
						label: `${labelOf(entry.key)}${entry.newTab ? t('common.opensNewTab') : ''}`,
						onSelect: () => open(entry),
					}))}
				/>
			)}
		</div>
	);
};
