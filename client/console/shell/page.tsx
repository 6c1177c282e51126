import { css } from 'goober';
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { useTitle } from '#client/base/title.ts';
import { Breadcrumbs, type Crumb } from '#client/ui/breadcrumbs.tsx';

/** The element in the header into which screens render their breadcrumbs. */
const CrumbSlot = createContext<HTMLElement | null>(null);

export const CrumbSlotProvider = CrumbSlot.Provider;

const page = css`
	width: 100%; max-width: 1336px; margin: 0 auto; padding: 24px 32px 48px; display: flex; flex-direction: column; gap: 24px;
	& h1 { font-size: 24px; }
	& h2 { font-size: 18px; }
	& h3 { font-size: 16px; }
	@media (max-width: 1100px) { padding: 24px 16px 48px; }
	@media print { padding: 0; }
	&[data-wide='true'] { max-width: none; padding-inline: 16px; }
`;
const head = css`
	display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 12px 24px;
	& > div:first-child { min-width: 0; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; }
	& > .actions { margin-inline-start: auto; display: flex; flex-wrap: wrap; gap: 12px; }
	@media print { display: none; }
`;

/** Renders the breadcrumbs into the header, by a portal. */
export const Crumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => {
	const slot = useContext(CrumbSlot);
	return slot && createPortal(<Breadcrumbs crumbs={crumbs} />, slot);
};

type PageProps = {
	/** The h1 and the document title. */
	title: string;
	/** Shown beside the title, such as a status. */
	aside?: ReactNode;
	/** The breadcrumbs above this screen; its own one is appended. */
	parents?: readonly Crumb[];
	actions?: ReactNode;
	/** Uses the full width. */
	isWide?: boolean;
	children: ReactNode;
};

/** The layout of a console screen: breadcrumbs, heading with actions, content. */
export const Page = ({ title, aside, parents = [], actions, isWide = false, children }: PageProps) => {
	useTitle(title);
	return (
		<div className={page} data-wide={isWide}>
			<Crumbs crumbs={[...parents, { label: title }]} />
			<div className={head}>
				<div>
					<h1>{title}</h1>
					{aside}
				</div>
				{actions && <div className="actions">{actions}</div>}
			</div>
			{children}
		</div>
	);
};
