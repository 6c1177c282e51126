import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import type { Part } from './section.tsx';

const OF_ALL: readonly Part[] = [
	'stock',
	'certificates',
	'flow',
	'results',
	'questions',
	'critical',
	'work',
	'assessors',
];
const OF_ADMINS: readonly Part[] = ['wayIn', 'voice'];

const list = css`
	display: flex; flex-wrap: wrap; gap: 0 24px; margin: 0; padding: 0; list-style: none;
	& a { display: inline-flex; align-items: center; min-height: 32px; }
	@media (pointer: coarse) { & a { min-height: 44px; } }
`;

/** Leads to the parts of the figures, which are many screens below each other. */
export const Contents = ({ isAdmin }: { isAdmin: boolean }) => {
	const { t } = useText();
	const parts = isAdmin ? [...OF_ALL, ...OF_ADMINS] : OF_ALL;
	return (
		<nav aria-label={t('programme.contents')}>
			<ul className={list}>
				{parts.map((part) => (
					<li key={part}>
						<a href={`#${part}`}>{t(`programme.${part}.title`)}</a>
					</li>
				))}
			</ul>
		</nav>
	);
};
