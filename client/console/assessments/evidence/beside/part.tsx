import { css } from 'goober';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '#client/base/locale.tsx';
import type { PaneStore } from '#client/console/assessments/checking/pane/pane-store.ts';
import { Button } from '#client/ui/button.tsx';
import { isComposing } from '#client/ui/composing.ts';
import { color } from '#client/ui/tokens.ts';

const frame = css`
	height: 100%; display: flex; flex-direction: column;
	& > header { flex: none; display: flex; align-items: center; gap: 4px 8px; padding: 4px 12px; border-bottom: 1px solid ${color.grey200}; }
	& > header > h2 { flex: 1; min-width: 0; font-size: 16px; line-height: 1.4; overflow-wrap: anywhere; }
	& > .body { position: relative; flex: 1; min-height: 0; overflow-y: auto; padding: 8px 12px; overscroll-behavior: contain; }
	& > .acts {
		flex: none; display: flex; flex-wrap: wrap; align-items: flex-end; justify-content: flex-end; gap: 8px 12px; padding: 6px 12px; border-top: 1px solid ${color.grey200};
		& > :first-child { margin-inline-end: auto; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; & > * { margin-top: 0; } & > p { flex-basis: 100%; } }
	}
	&:focus, &:focus-visible { outline: none; box-shadow: none; }
`;

type PartProps = {
	title: string;
	store: PaneStore;
	/** Returns to the list; undefined in the list. */
	onBack?: () => void;
	aside?: ReactNode;
	/** Stays in sight below the contents. */
	acts?: ReactNode;
	/** Esc: back to the ratings. What is typed stays as a draft. */
	onLeave: () => void;
	/** Ctrl+Enter and Ctrl+S. */
	onSend?: () => void;
	children: ReactNode;
};

const isSending = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
	(ctrlKey || metaKey) && !altKey && !shiftKey && (key === 'Enter' || key.toLowerCase() === 's');

/** A view of the tab of requests. It takes the focus when it was opened by a key or a button of the screen. */
export const Part = ({ title, store, onBack, aside, acts, onLeave, onSend, children }: PartProps) => {
	const { t } = useText();
	const titleId = useId();
	const box = useRef<HTMLElement>(null);
	useEffect(() => {
		if (!store.isArriving.current) return;
		store.isArriving.current = false;
		const field = onSend ? box.current?.querySelector('textarea') : null;
		field?.setSelectionRange(field.value.length, field.value.length);
		(field ?? box.current)?.focus();
	});
	// The button of an act goes with the act; the keys of this view need the focus within it.
	const hasActed = useRef(false);
	useEffect(() => {
		if (!hasActed.current || document.activeElement !== document.body) return;
		hasActed.current = false;
		box.current?.focus({ preventScroll: true });
	});
	const onKeyDown = (event: KeyboardEvent): void => {
		// A dialog of this view sends its keys here too.
		const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
		if (!isInside || event.defaultPrevented || isComposing(event.nativeEvent)) return;
		const action = event.key === 'Escape' ? onLeave : isSending(event) ? onSend : undefined;
		if (!action) return;
		event.preventDefault();
		// The screen saves with the same keys.
		event.stopPropagation();
		if (!event.repeat) action();
	};
	return (
		<section
			ref={box}
			className={frame}
			aria-labelledby={titleId}
			tabIndex={-1}
			data-requests
			onKeyDown={onKeyDown}
			onClickCapture={() => {
				hasActed.current = true;
			}}
			onBlurCapture={({ relatedTarget }) => {
				if (relatedTarget) hasActed.current = false;
			}}
		>
			<header>
				<h2 id={titleId}>{title}</h2>
				{aside}
				{onBack && (
					<Button size="small" kind="text" icon="chevronLeft" onClick={onBack}>
						{t('console.requests.beside.toList')}
					</Button>
				)}
			</header>
			<div className="body">{children}</div>
			{acts && <div className="acts">{acts}</div>}
		</section>
	);
};
