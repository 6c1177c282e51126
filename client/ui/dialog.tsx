import { css } from 'goober';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { keepFocus } from './button.tsx';
import { isComposing } from './composing.ts';
import { swallowSecondClick } from './second-click.ts';
import { color, phone, shadow } from './tokens.ts';
import { useScrollable } from './use-scrollable.ts';
import { useWindowKeys } from './use-window-keys.ts';

/** Zoomed pages: buttons are side by side, to leave room for the fields. */
const short = '@media (max-height: 560px)';
/** On very low screens the dialog scrolls as a whole, since a fixed footer would leave no room for the fields. */
const low = '@media (max-height: 320px)';

const frame = css`
	width: calc(100% - 32px); border: 1px solid ${color.black}; border-radius: 8px; padding: 0; margin: auto;
	max-height: calc(100dvh - 32px); overflow: hidden; overscroll-behavior: contain;
	background: ${color.white}; color: ${color.grey800}; box-shadow: ${shadow.dialog};
	&[open] { display: flex; flex-direction: column; }
	&::backdrop { background: rgb(0 0 0 / 60%); }
	& > h2 { flex: none; padding: 24px 24px 16px; border-bottom: 1px solid transparent; }
	& > h2[data-over='true'] { border-bottom-color: ${color.grey200}; }
	${phone} { & > h2 { padding: 16px 16px 12px; } }
	${low} { overflow: auto; &[open] { display: block; } }
`;

const widths = {
	small: css`max-width: 424px;`,
	medium: css`max-width: 576px;`,
	large: css`max-width: 728px;`,
	/** For contents as wide as a screen, such as a preview. */
	wide: css`max-width: 1080px;`,
	/** For a file: as large as the screen; full screen on a phone. */
	full: css`
		max-width: 1280px; height: calc(100dvh - 32px);
		${phone} { width: 100%; max-width: none; height: 100dvh; max-height: 100dvh; border: 0; border-radius: 0; }
		& > .body { padding: 0; & > div { height: 100%; } }
	`,
} as const;

/** The padding on all sides leaves room for the focus ring of a field at the edge. */
const body = css`
	flex: 1 1 auto; min-height: 0; overflow-y: auto; overscroll-behavior: contain; padding: 8px 24px;
	${phone} { padding: 8px 16px; }
	${low} { overflow: visible; }
`;

/** Fixed while the body scrolls. On zoomed pages the whole dialog scrolls instead, for lack of room. */
const firstPart = css`
	flex: none; padding: 8px 24px 16px; border-bottom: 1px solid ${color.grey200};
	${phone} { padding: 4px 16px 12px; }
`;
const scrollsWhole = css`${short} { overflow: auto; &[open] { display: block; } & > .body { overflow: visible; } }`;

/** Cancel on the left, the action on the right; on a phone the action is on top. Always visible. */
const footer = css`
	flex: none; padding: 16px 24px 24px; border-top: 1px solid transparent;
	&[data-under='true'] { border-top-color: ${color.grey200}; padding-bottom: 16px; }
	& > div { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 16px; }
	/* The others share the row below the action. */
	${phone} { padding: 12px 16px 16px; & > div { flex-wrap: wrap-reverse; gap: 12px; } & > div:last-child > * { flex: 1 1 35%; } & > div:last-child > :last-child { flex-basis: 100%; } }
	${short} { && { padding-block: 12px; } && > div:last-child { flex-wrap: wrap; align-items: center; } && > div:last-child > * { flex: none; } }
`;
const noteText = css`margin-bottom: 8px; text-align: end; font-size: 14px; line-height: 1.5;`;

export type DialogProps = {
	title: string;
	width?: keyof typeof widths;
	/** Called on Esc; the parent decides whether to close. */
	onClose: () => void;
	/** Below the title, always visible: the field without which the action is disabled. */
	first?: ReactNode;
	children: ReactNode;
	/** Cancel first, the action last. */
	actions: ReactNode;
	/** Focused when opened, instead of the title; for a dialog in which one types at once. */
	focus?: RefObject<HTMLElement | null>;
	/** Above the buttons, always visible; for example why the action is disabled. */
	note?: ReactNode;
};

/** React events bubble from a nested dialog to the one it is rendered in. */
const isOwn = (target: EventTarget | null, dialog: HTMLDialogElement | null): boolean =>
	target instanceof Element && target.closest('dialog') === dialog;

/**
 * Closes on Esc. The browser's own `cancel` can only be prevented once between two clicks: a second Esc would close the
 * dialog without our knowledge. Listens on the window, so that inner elements such as menus can handle the key first.
 */
const useEscape = (dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void => {
	useWindowKeys((event) => {
		if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
		if (!isOwn(event.target, dialog.current)) return;
		event.preventDefault();
		onClose();
	});
};

/**
 * A modal dialog. Focuses its title when opened and restores the focus when closed. The body scrolls; the buttons stay
 * visible.
 */
export const Dialog = ({ title, width = 'medium', onClose, first, focus, children, actions, note }: DialogProps) => {
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const content = useRef<HTMLDivElement>(null);
	const titleId = useId();
	const { isScrollable, needsFocus } = useScrollable(content, 'y');
	useEffect(() => {
		const opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
		dialog.current?.showModal();
		(focus ?? heading).current?.focus();
		return () => {
			swallowSecondClick();
			opener?.focus();
		};
	}, [focus]);
	useEscape(dialog, onClose);
	return createPortal(
		<dialog
			ref={dialog}
			className={`${frame} ${widths[width]} ${first ? scrollsWhole : ''}`}
			aria-labelledby={titleId}
			onCancel={(event) => {
				if (!isOwn(event.target, event.currentTarget)) return;
				event.preventDefault();
				onClose();
			}}
		>
			<h2 id={titleId} ref={heading} tabIndex={-1} data-over={isScrollable}>
				{title}
			</h2>
			{first && <div className={firstPart}>{first}</div>}
			<div ref={content} className={`${body} body`} tabIndex={needsFocus ? 0 : undefined}>
				<div>{children}</div>
			</div>
			<div className={footer} data-under={isScrollable}>
				{note && <div className={noteText}>{note}</div>}
				{/* biome-ignore lint/a11y/noStaticElementInteractions: the handler only keeps the focus in the current field. */}
				<div onMouseDown={keepFocus}>{actions}</div>
			</div>
		</dialog>,
		document.body,
	);
};
