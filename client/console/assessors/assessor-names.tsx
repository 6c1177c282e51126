import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';

/** Names do not wrap, unless very long. */
const names = css`display: block; width: max-content; max-width: 9em; @media (max-width: 1100px) { max-width: 7em; }`;
const nobody = css`white-space: nowrap; color: ${color.grey700};`;

/** The assessors of a company: one name, and how many more. */
export const AssessorNames = ({ assessors }: { assessors: readonly { id: number; name: string }[] }) => {
	const { t } = useText();
	const [first, ...others] = assessors;
	if (!first) return <span className={nobody}>{t('console.work.unassigned')}</span>;
	return (
		<span className={names} title={assessors.map(({ name }) => name).join(t('console.work.comma'))}>
			{others.length === 0 ? first.name : t('console.work.others', { name: first.name, count: others.length })}
		</span>
	);
};
