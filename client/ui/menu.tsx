import { css } from 'goober';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, type ButtonKind, type ButtonSize } from './button.tsx';
import type { IconName } from './icons.tsx';
import { color, focusRingInside, shadow } from './tokens.ts';

const anchor = css`position: relative; display: inline-block;`;
/** The minimum touch target. */
const iconOnly = css`& > button { min-width: 44px; }`;
const list = css`
	position: fixed; z-index: 20; min-width: 200px; max-width: 320px; padding: 8px 0; border: 1px solid ${color.grey420}; border-radius: 8px;
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

type MenuProps = {
	label: string;
	items: readonly MenuItem[];
	icon?: IconName;
	size?: ButtonSize;
	kind?: ButtonKind;
	showLabel?: boolean;
};

/** Positions the list below its button, or above it near the bottom edge, within the viewport. */
const placeOf = (button: DOMRect, count: number): { top: number; left: number } => {
	const height = count * 44 + 18;
	const top = button.bottom + height > window.innerHeight ? Math.max(8, button.top - height - 4) : button.bottom + 4;
	return { top, left: Math.max(8, Math.min(button.left, window.innerWidth - 328)) };
};

const isInView = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < window.innerHeight;

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
	const [place, setPlace] = useState<{ top: number; left: number } | null>(null);
	const isOpen = place !== null;
	const count = items.length;

	const itemElements = (): HTMLElement[] => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
	const close = (returnFocus: boolean): void => {
		setPlace(null);
		if (returnFocus) button.current?.focus();
	};
	const toggle = (): void => {
		const rect = button.current?.getBoundingClientRect();
		setPlace(isOpen || !rect ? null : placeOf(rect, count));
	};

	useEffect(() => {
		if (!isOpen) return;
		root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
		const dismiss = (event: Event): void => {
			if (event.target instanceof Node && root.current?.contains(event.target)) return;
			setPlace(null);
		};
		// Stays at its button: the end of a scroll may come after the click that opened it.
		const follow = (): void => {
			const rect = button.current?.getBoundingClientRect();
			setPlace(rect && isInView(rect) ? placeOf(rect, count) : null);
		};
		document.addEventListener('pointerdown', dismiss);
		window.addEventListener('scroll', follow, true);
		window.addEventListener('resize', follow);
		return () => {
			document.removeEventListener('pointerdown', dismiss);
			window.removeEventListener('scroll', follow, true);
			window.removeEventListener('resize', follow);
		};
	}, [isOpen, count]);

	const onKeyDown = (event: KeyboardEvent): void => {
		if (!isOpen) return;
		const all = itemElements();
		const at = all.indexOf(document.activeElement as HTMLElement);
		const focus = (index: number): void => {
			event.preventDefault();
			all[(index + all.length) % all.length]?.focus();
		};
		if (event.key === 'Escape') {
			event.stopPropagation();
			close(true);
		} else if (event.key === 'Tab') close(false);
		else if (event.key === 'ArrowDown') focus(at + 1);
		else if (event.key === 'ArrowUp') focus(at - 1);
		else if (event.key === 'Home') focus(0);
		else if (event.key === 'End') focus(all.length - 1);
		else if (event.key.length === 1) {
			const next = [...all.slice(at + 1), ...all.slice(0, at + 1)].find((one) =>
				one.textContent?.toLowerCase().startsWith(event.key.toLowerCase()),
			);
			next?.focus();
		}
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
			{place && (
				<div role="menu" id={id} aria-label={label} className={list} style={place}>
					{items.map((entry) => (
						<button
							key={entry.label}
							type="button"
							role="menuitem"
							tabIndex={-1}
							aria-disabled={entry.disabled || undefined}
							className={`${item} ${entry.danger ? dangerous : ''}`}
							onClick={() => {
								if (entry.disabled) return;
								close(true);
								entry.onSelect();
							}}
						>
							{entry.label}
						</button>
					))}
				</div>
			)}
		</div>
	);
};
