import { css } from 'goober';
import { type ReactNode, useState } from 'react';
import { Icon } from './icons.tsx';
import { color } from './tokens.ts';

const frame = css`
	& > summary {
		display: flex; align-items: flex-start; gap: 4px; padding: 4px 0; border-radius: 4px; cursor: pointer; list-style: none;
		font-size: 14px; line-height: 1.5; color: ${color.blue1000};
	}
	& > summary::-webkit-details-marker { display: none; }
	& > summary:hover { text-decoration: underline; text-underline-offset: 3px; }
	& > summary > svg { margin-top: 1px; transform: rotate(-90deg); }
	&[open] > summary > svg { transform: none; }
`;

const keyOf = (name: string): string => `fold-${name}`;

const wasOpen = (name: string | undefined, startsOpen: boolean): boolean => {
	try {
		const kept = name === undefined ? null : localStorage.getItem(keyOf(name));
		return kept === null ? startsOpen : kept === 'open';
	} catch {
		return startsOpen;
	}
};

const remember = (name: string | undefined, isOpen: boolean): void => {
	if (name === undefined) return;
	try {
		localStorage.setItem(keyOf(name), isOpen ? 'open' : 'closed');
	} catch {
		// Storage may be disabled: the state is then not remembered.
	}
};

type FoldProps = {
	summary: ReactNode;
	/** Folds with the same name share their last state, remembered in the browser. */
	name?: string;
	/** Initially open, until the user closes it. */
	startsOpen?: boolean;
	children: ReactNode;
};

export const Fold = ({ summary, name, startsOpen = false, children }: FoldProps) => {
	const [isOpen, setOpen] = useState(() => wasOpen(name, startsOpen));
	const change = (next: boolean): void => {
		setOpen(next);
		remember(name, next);
	};
	return (
		<details
			className={frame}
			open={isOpen}
			// Also fires when the browser opens the fold for find-in-page.
			onToggle={({ currentTarget: { open } }) => {
				if (open !== isOpen) change(open);
			}}
		>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control, which the rule does not know */}
			<summary
				// Remembered at once: `toggle` fires later, and not at all if the page is left in between.
				onClick={(event) => {
					event.preventDefault();
					change(!isOpen);
				}}
			>
				<Icon name="chevronDown" size={18} />
				<span>{summary}</span>
			</summary>
			{children}
		</details>
	);
};
