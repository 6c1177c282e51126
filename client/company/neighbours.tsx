import { css } from 'goober';
import { ButtonLink } from '../ui/button.tsx';

const row = css`display: flex; flex-wrap: wrap; gap: 8px 16px;`;

type NeighboursProps = {
	label: string;
	previous: string | null;
	next: string | null;
	previousText: string;
	nextText: string;
};

/** To the one before and the one after; at an end only the other is there. */
export const Neighbours = ({ label, previous, next, previousText, nextText }: NeighboursProps) => {
	if (previous === null && next === null) return null;
	return (
		<nav className={row} aria-label={label}>
			{previous !== null && (
				<ButtonLink kind="text" icon="chevronLeft" to={previous}>
					{previousText}
				</ButtonLink>
			)}
			{next !== null && (
				<ButtonLink kind="text" icon="chevronRight" to={next}>
					{nextText}
				</ButtonLink>
			)}
		</nav>
	);
};
