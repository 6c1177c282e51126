import { css } from 'goober';
import { type KeyboardEvent, useId, useRef } from 'react';
import { Button, type ButtonKind, type ButtonSize } from './button.tsx';
import type { IconName } from './icons.tsx';
import { color, focusRingInside, shadow } from './tokens.ts';
import { useOpenMenu } from './use-open-menu.ts';

const anchor = css`position: relative; display: inline-block;`;
/** The minimum touch target. */
const iconOnly = css`& > button { min-width: 44px; }`;
const list = css`
	position: fixed; z-index: 20; min-width: 200px; max-width: 320px; max-height: calc(100dvh - 16px); padding: 8px 0; overflow-y: auto; overscroll-behavior: contain; border: 1px solid ${color.grey420}; border-radius: 8px;
	background: ${color.white}; box-shadow: ${shadow.menu};
`;
const item = css`
	display: flex; align-items: center; width: 100%; min-height: 44px; padding: 8px 16px; border: 0; background: none; text-align: start; cursor: pointer;
	color: ${color.grey800}; text-decoration: none;
	&:hover { background: ${color.grey50}; text-decoration: underline; }
	&:focus-visible { ${focusRingInside} background: ${color.focusYellow}; }
	&[aria-disabled='true'] { color: ${color.grey600}; cursor: not-allowed; text-decoration: none; }
`;
const dangerous = css`&& { color: ${color.errorText}; } &&[aria-disabled='true'] { color: ${color.grey600}; }`;

export type MenuItem = {
	label: string;
	onSelect: () => void;
	danger?: boolean;
	/** Shown but not selectable; the label should give the reason where it is not obvious. */
	disabled?: boolean;
};

type MenuListProps = {
	id: string;
	label: string;
	items: readonly MenuItem[];
	place: { top: number; left: number };
	/** Called before the action of the selected item. */
	onClose: () => void;
};

/** The open list of a menu. */
const MenuList = ({ id, label, items, place, onClose }: MenuListProps) => {
	const select = ({ disabled, onSelect }: MenuItem): void => {
		if (disabled) return;
		onClose();
		onSelect();
	};
	return (
		<div role="menu" id={id} aria-label={label} className={list} style={place}>
			{items.map((entry) => (
				<button
					key={entry.label}
					type="button"
					role="menuitem"
					tabIndex={-1}
					aria-disabled={entry.disabled || undefined}
					className={`${item} ${entry.danger ? dangerous : ''}`}
					onClick={() => select(entry)}
				>
					{entry.label}
				</button>
			))}
		</div>
	);
};

type MenuProps = {
	label: string;
	items: readonly MenuItem[];
	icon?: IconName;
	size?: ButtonSize;
	kind?: ButtonKind;
	showLabel?: boolean;
};

/** Returns the item that a key moves to: the next, previous, first or last, or the next that begins with a letter. */
const itemByKey = (items: readonly HTMLElement[], current: number, key: string): HTMLElement | undefined => {
	const around = (index: number): HTMLElement | undefined => items[(index + items.length) % items.length];
	if (key === 'ArrowDown') return around(current + 1);
	if (key === 'ArrowUp') return around(current - 1);
	if (key === 'Home') return items[0];
	if (key === 'End') return items.at(-1);
	if (key.length > 1) return undefined;
	const fromHere = [...items.slice(current + 1), ...items.slice(0, current + 1)];
	return fromHere.find((item) => item.textContent?.toLowerCase().startsWith(key.toLowerCase()));
};

/** A menu of actions (WAI-ARIA menu button): arrows move, Esc closes, typing jumps to an entry. */
export const Menu = ({
	label,
	items,
	icon = 'more',
	size = 'small',
	kind = 'secondary',
	showLabel = false,
}: MenuProps) => {
	const id = useId();
	const root = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const { place, toggle, close } = useOpenMenu({ root, button }, items.length);
	const isOpen = place !== null;

	const onKeyDown = (event: KeyboardEvent): void => {
		const { key } = event;
		if (!isOpen) return;
		if (key === 'Escape') {
			event.stopPropagation();
			return close(true);
		}
		if (key === 'Tab') return close(false);
		const all = [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
		const current = all.indexOf(document.activeElement as HTMLElement);
		const next = itemByKey(all, current, key);
		// The arrows would scroll the page.
		if (next && key.length > 1) event.preventDefault();
		next?.focus();
	};

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: keys are handled for the button and its list together
		<div ref={root} className={showLabel ? anchor : `${anchor} ${iconOnly}`} onKeyDown={onKeyDown}>
			<Button
				ref={button}
				size={size}
				kind={kind}
				icon={icon}
				onClick={toggle}
				menu={{ expanded: isOpen, controls: id }}
				{...(showLabel ? {} : { label })}
			>
				{showLabel ? label : null}
			</Button>
			{place && <MenuList id={id} label={label} items={items} place={place} onClose={() => close(true)} />}
		</div>
	);
};
