import { css } from 'goober';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { keepFocus } from './button.tsx';
import { color, phone, shadow } from './tokens.ts';

const frame = css`
	width: calc(100% - 32px); border: 1px solid ${color.black}; border-radius: 8px; padding: 24px; margin: auto;
	max-height: calc(100dvh - 32px); overflow: auto; overscroll-behavior: contain;
	background: ${color.white}; color: ${color.grey800}; box-shadow: ${shadow.dialog};
	&::backdrop { background: rgb(0 0 0 / 60%); }
	& > h2 { margin-bottom: 16px; }
	${phone} { padding: 16px; }
`;

const widths = {
	small: css`max-width: 424px;`,
	medium: css`max-width: 576px;`,
	large: css`max-width: 728px;`,
	/** For what is shown as on a screen, such as a preview. */
	wide: css`max-width: 1080px;`,
} as const;

/** Cancel on the left, the action on the right; on a phone the action is on top. */
const footer = css`
	display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 16px; margin-top: 24px;
	${phone} { flex-direction: column-reverse; align-items: stretch; }
`;

export type DialogProps = {
	title: string;
	width?: keyof typeof widths;
	/** Called on Esc; the parent decides whether to close. */
	onClose: () => void;
	children: ReactNode;
	/** Cancel first, the action last. */
	actions: ReactNode;
};

/** A modal dialog. It focuses its title when opened and restores the focus when closed. */
export const Dialog = ({ title, width = 'medium', onClose, children, actions }: DialogProps) => {
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const titleId = useId();
	useEffect(() => {
		const opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
		dialog.current?.showModal();
		heading.current?.focus();
		return () => opener?.focus();
	}, []);
	return createPortal(
		<dialog
			ref={dialog}
			className={`${frame} ${widths[width]}`}
			aria-labelledby={titleId}
			onCancel={(event) => {
				event.preventDefault();
				onClose();
			}}
		>
			<h2 id={titleId} ref={heading} tabIndex={-1}>
				{title}
			</h2>
			{children}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the handler only keeps the focus in the current field. */}
			<div className={footer} onMouseDown={keepFocus}>
				{actions}
			</div>
		</dialog>,
		document.body,
	);
};
