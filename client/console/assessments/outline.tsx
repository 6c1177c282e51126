import { css } from 'goober';
import type { ReactNode } from 'react';
import { goToSection } from '#client/ui/go-to-section.ts';
import { color, focusRingInside, narrow } from '#client/ui/tokens.ts';

const columns = css`
	display: grid; grid-template-columns: 220px minmax(0, 1fr); gap: 24px; align-items: start;
	@media screen and (max-width: 1279px) { grid-template-columns: 184px minmax(0, 1fr); gap: 16px; }
	${narrow} { grid-template-columns: minmax(0, 1fr); }
	@media print { display: block; }
`;
const outline = css`
	position: sticky; top: 16px; max-height: calc(100vh - 120px); overflow-y: auto; background: ${color.white}; border: 1px solid ${color.grey200}; border-radius: 8px; padding: 8px 0;
	& ul { list-style: none; margin: 0; padding: 0; }
	${narrow} { display: none; }
	@media print { display: none; }
`;
const entry = css`
	display: flex; justify-content: space-between; gap: 8px; width: 100%; min-height: 44px; padding: 8px 16px; border: 0; background: none; cursor: pointer; text-align: start;
	font-size: 14px; line-height: 1.5; color: ${color.grey800};
	&:hover { background: ${color.grey50}; text-decoration: underline; }
	&:focus-visible { ${focusRingInside} }
	& > span + span { font-variant-numeric: tabular-nums; color: ${color.grey700}; white-space: nowrap; }
`;
const body = css`display: flex; flex-direction: column; gap: 24px; min-width: 0;`;

type OutlineEntry = { id: string; title: string; progress?: string | undefined };

type OutlineLayoutProps = { label: string; sections: readonly OutlineEntry[]; children: ReactNode };

/** A long screen with an outline on the left that shows the sections and their progress. */
export const OutlineLayout = ({ label, sections, children }: OutlineLayoutProps) => {
	return (
		<div className={columns}>
			<nav className={outline} aria-label={label}>
				<ul>
					{sections.map(({ id, title, progress }) => (
						<li key={id}>
							<button type="button" className={entry} onClick={() => goToSection(id)}>
								<span>{title}</span>
								{progress && <span>{progress}</span>}
							</button>
						</li>
					))}
				</ul>
			</nav>
			<div className={body}>{children}</div>
		</div>
	);
};
