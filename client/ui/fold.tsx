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

const wasOpen = (name: string | undefined): boolean => {
	try {
		return name !== undefined && localStorage.getItem(keyOf(name)) === 'open';
	} catch {
		return false;
	}
};

const remember = (name: string | undefined, isOpen: boolean): void => {
	if (name === undefined) return;
	try {
		localStorage.setItem(keyOf(name), isOpen ? 'open' : 'closed');
	} catch {
		// Storage may be disabled: the next one is then closed.
	}
};

type FoldProps = {
	summary: ReactNode;
	/** Folds of this name start as the last of them was left in this browser. */
	name?: string;
	children: ReactNode;
};

/** Something that is read when it is wanted. */
export const Fold = ({ summary, name, children }: FoldProps) => {
	const [isOpen, setOpen] = useState(() => wasOpen(name));
	return (
		<details
			className={frame}
			open={isOpen}
			onToggle={({ currentTarget: { open } }) => {
				if (open === isOpen) return;
				setOpen(open);
				remember(name, open);
			}}
		>
			<summary>
				<Icon name="chevronDown" size={18} />
				<span>{summary}</span>
			</summary>
			{children}
		</details>
	);
};
