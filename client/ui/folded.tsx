import { css } from 'goober';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from './icons.tsx';
import { color } from './tokens.ts';

const head = css`
	display: flex; align-items: center; gap: 8px; width: 100%; min-height: 44px; padding: 4px 0; border: 0; background: none; cursor: pointer; text-align: start; font-weight: 700; color: ${color.blue1000};
	&:hover > .title { text-decoration: underline; }
	& > .aside { margin-inline-start: auto; font-weight: 400; font-size: 14px; color: ${color.grey700}; }
`;
const inner = css`padding: 8px 0 8px 28px; @media (max-width: 767px) { padding-left: 0; }`;

type FoldedProps = {
	title: ReactNode;
	/** Summary of the collapsed part. */
	aside?: ReactNode;
	isOpen: boolean;
	onToggle: (isOpen: boolean) => void;
	children: ReactNode;
};

/** A collapsible part; its contents are only rendered when expanded. */
export const Folded = ({ title, aside, isOpen, onToggle, children }: FoldedProps) => {
	const id = useId();
	return (
		<div>
			<button
				type="button"
				className={head}
				aria-expanded={isOpen}
				aria-controls={isOpen ? id : undefined}
				onClick={() => onToggle(!isOpen)}
			>
				<Icon name={isOpen ? 'chevronDown' : 'chevronRight'} />
				<span className="title">{title}</span>
				{aside && <span className="aside">{aside}</span>}
			</button>
			{isOpen && (
				<div id={id} className={inner}>
					{children}
				</div>
			)}
		</div>
	);
};

/** A `Folded` with its own state, initially collapsed. */
export const OwnFolded = (props: Omit<FoldedProps, 'isOpen' | 'onToggle'>) => {
	const [isOpen, setOpen] = useState(false);
	return <Folded {...props} isOpen={isOpen} onToggle={setOpen} />;
};
