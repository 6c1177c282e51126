import { css } from 'goober';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Link as RouteLink } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { Icon, type IconName } from './icons.tsx';
import { color, phone } from './tokens.ts';

export type ButtonKind = 'primary' | 'secondary' | 'text' | 'danger';
export type ButtonSize = 'large' | 'medium' | 'small' | 'tiny';

const base = css`
	display: inline-flex; align-items: center; justify-content: center; gap: 8px;
	border: 1px solid transparent; font-weight: 700; line-height: 1.3; text-align: center;
	text-decoration: none; cursor: pointer; position: relative; background: none; word-break: auto-phrase; text-wrap: balance;
	text-underline-offset: 3px;
	&[aria-disabled='true'] { cursor: not-allowed; }
	&:hover:not([aria-disabled='true']) { text-decoration: underline; }
`;

const sizes: Record<ButtonSize, string> = {
	large: css`min-width: 136px; min-height: 56px; padding: 8px 16px; border-radius: 8px; font-size: 16px;`,
	medium: css`min-width: 96px; min-height: 48px; padding: 8px 16px; border-radius: 8px; font-size: 16px;`,
	small: css`
		min-width: 80px; min-height: 36px; padding: 4px 12px; border-radius: 6px; font-size: 16px;
		&::after { content: ''; position: absolute; inset: -4px 0; }
	`,
	tiny: css`
		min-width: 72px; min-height: 28px; padding: 2px 8px; border-radius: 4px; font-size: 14px;
		&::after { content: ''; position: absolute; inset: -8px 0; }
	`,
};

const off = `&[aria-disabled='true'] { background: ${color.grey300}; border-color: ${color.grey300}; color: ${color.grey50}; }`;

const kinds: Record<ButtonKind, string> = {
	primary: css`
		&, &:visited { background: ${color.blue900}; color: ${color.white}; }
		&:hover { background: ${color.blue1000}; }
		&:active { background: ${color.blue1200}; }
		&&[aria-disabled='true'] { background: ${color.grey300}; color: ${color.grey50}; }
	`,
	secondary: css`
		&, &:visited { background: ${color.white}; border-color: ${color.blue900}; color: ${color.blue900}; }
		&:hover { background: ${color.blue200}; border-color: ${color.blue1000}; color: ${color.blue1000}; }
		&&[aria-disabled='true'] { background: ${color.white}; border-color: ${color.grey300}; color: ${color.grey600}; }
	`,
	text: css`
		&, &:visited { color: ${color.blue900}; text-decoration: underline; }
		/* On a phone it begins at the edge of what stands above it. */
		${phone} { min-width: 0; padding-inline: 0; }
		&:hover { background: ${color.blue50}; color: ${color.blue1000}; }
		&:focus-visible { background: ${color.focusYellow}; }
		&&[aria-disabled='true'] { color: ${color.grey600}; }
	`,
	danger: css`
		&, &:visited { background: ${color.errorText}; color: ${color.white}; }
		&:hover { background: #a90000; }
		&:active { background: #850000; }
		${off}
	`,
};

const spinner = css`
	width: 1em; height: 1em; border: 2px solid currentColor; border-right-color: transparent; border-radius: 50%;
	animation: spin 0.8s linear infinite; flex: none;
	@keyframes spin { to { transform: rotate(360deg); } }
`;

type Look = { kind?: ButtonKind; size?: ButtonSize; icon?: IconName; children: ReactNode };

const lookOf = ({ kind = 'secondary', size = 'medium' }: Look): string => `${base} ${sizes[size]} ${kinds[kind]}`;

/**
 * For `onMouseDown`: keeps the focus in the current field. Its blur would show a validation error, which shifts the
 * button away from the pointer, and the click would be lost.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();

export type ButtonProps = Look & {
	onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
	type?: 'button' | 'submit';
	/** Sets `aria-disabled`: the button stays focusable. */
	disabled?: boolean;
	/** Id of the visible text with the reason. */
	disabledReasonId?: string | undefined;
	/** Shows a spinner and ignores clicks. */
	busy?: boolean;
	label?: string;
	form?: string;
	ref?: Ref<HTMLButtonElement>;
	menu?: { expanded: boolean; controls: string };
	/** The button toggles an element of the page. */
	disclosure?: { expanded: boolean; controls: string };
};

export const Button = (props: ButtonProps) => {
	const {
		onClick,
		type = 'button',
		disabled = false,
		disabledReasonId,
		busy = false,
		icon,
		label,
		form,
		ref,
		menu,
		disclosure,
		children,
	} = props;
	const { t } = useText();
	const inactive = disabled || busy;
	return (
		<button
			ref={ref}
			type={type}
			form={form}
			className={lookOf(props)}
			aria-disabled={inactive || undefined}
			aria-describedby={disabled ? disabledReasonId : undefined}
			aria-label={label}
			onMouseDown={type === 'submit' ? keepFocus : undefined}
			{...(menu ? { 'aria-haspopup': 'menu', 'aria-expanded': menu.expanded, 'aria-controls': menu.controls } : {})}
			{...(disclosure ? { 'aria-expanded': disclosure.expanded, 'aria-controls': disclosure.controls } : {})}
			onClick={(event) => {
				if (inactive) event.preventDefault();
				else onClick?.(event);
			}}
		>
			{busy ? <span className={spinner} aria-hidden="true" /> : icon && <Icon name={icon} />}
			{children}
			{busy && <span className="visually-hidden">{t('common.busy')}</span>}
		</button>
	);
};

type LinkProps = Look & { to: string; newTab?: boolean; label?: string };

/** A link styled as a button, for navigation. */
export const ButtonLink = (props: LinkProps) => {
	const { to, newTab, icon, label, children } = props;
	const { t } = useText();
	const content = (
		<>
			{icon && <Icon name={icon} />}
			{children}
			{newTab && <span className="visually-hidden">{t('common.opensNewTab')}</span>}
		</>
	);
	return newTab ? (
		<a className={lookOf(props)} href={to} target="_blank" rel="noreferrer" aria-label={label}>
			{content}
		</a>
	) : (
		<RouteLink className={lookOf(props)} to={to} aria-label={label}>
			{content}
		</RouteLink>
	);
};
