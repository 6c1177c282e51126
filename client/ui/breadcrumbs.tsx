import { css } from 'goober';
import { Link } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { color } from './tokens.ts';

const trail = css`
	display: flex; flex-wrap: wrap; gap: 4px 0; margin: 0; padding: 0; list-style: none; font-size: 14px; line-height: 1.5;
	& li { display: flex; min-width: 0; max-width: min(100%, 24em); }
	& li > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
	& li::after { content: '/'; margin: 0 8px; color: ${color.grey600}; }
	& li:last-child::after { content: none; }
`;

export type Crumb = { label: string; to?: string };

/** Breadcrumbs; the last entry is the current screen. Long names are truncated, since the heading has them in full. */
export const Breadcrumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => {
	const { t } = useText();
	return (
		<nav aria-label={t('common.breadcrumbs')}>
			<ol className={trail}>
				{crumbs.map(({ label, to }, index) => (
					<li key={label + (to ?? '')}>
						{to && index < crumbs.length - 1 ? (
							<Link to={to} title={label}>
								{label}
							</Link>
						) : (
							<span aria-current="page" title={label}>
								{label}
							</span>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
};
