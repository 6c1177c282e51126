import { css } from 'goober';
import { Link } from 'wouter';
import { Icon } from '#client/ui/icons.tsx';
import { color } from '#client/ui/tokens.ts';

const row = css`display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px 24px;`;
const link = css`
	display: inline-flex; align-items: center; gap: 4px; min-height: 44px; padding: 8px; font-weight: 700;
	&, &:visited { color: ${color.blue900}; }
	&:last-child { margin-inline-start: auto; }
`;

type NeighboursProps = {
	label: string;
	previous: string | null;
	next: string | null;
	previousText: string;
	nextText: string;
};

/** Links to the previous and next record, where there are any. */
export const Neighbours = ({ label, previous, next, previousText, nextText }: NeighboursProps) => {
	if (previous === null && next === null) return null;
	return (
		<nav className={row} aria-label={label}>
			{previous !== null && (
				<Link to={previous} className={link}>
					<Icon name="chevronLeft" />
					{previousText}
				</Link>
			)}
			{next !== null && (
				<Link to={next} className={link}>
					{nextText}
					<Icon name="chevronRight" />
				</Link>
			)}
		</nav>
	);
};
