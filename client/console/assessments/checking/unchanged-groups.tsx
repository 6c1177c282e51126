import { css } from 'goober';
import { Link } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';
import type { UnchangedPreview } from '#shared/checking/schemas.ts';
import { subCategoriesOf } from './rail-state.ts';
import { ROUND_SCREENS, type Sheet } from './rounds.ts';

const group = css`
	& h3 { font-size: 16px; line-height: 1.5; margin: 0 0 4px; }
	& ul { margin: 0; padding: 0; list-style: none; }
	& li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; padding: 4px 0; border-top: 1px solid ${color.grey200}; font-size: 14px; line-height: 1.6; }
	& li > span { color: ${color.grey700}; }
`;

type Row = { id: number; why?: UnchangedPreview['left'][number]['why'] };

/** The sub-categories that are marked and those left for a person to read, each with a link to it. */
export const UnchangedGroups = ({ sheet, preview }: { sheet: Sheet; preview: UnchangedPreview }) => {
	const { t } = useText();
	const subs = new Map(subCategoriesOf(sheet).map((sub) => [sub.id, sub]));
	const listOf = (title: string, rows: readonly Row[]) =>
		rows.length > 0 && (
			<section className={group} aria-label={title}>
				<h3>{title}</h3>
				<ul>
					{rows.map(({ id, why }) => {
						const sub = subs.get(id);
						return (
							sub && (
								<li key={id}>
									<Link to={ROUND_SCREENS[2].subCategory(sheet.id, sub.categoryId, id)}>{sub.content}</Link>
									{why && <span>{t(`console.checking.unchanged.why.${why}`)}</span>}
								</li>
							)
						);
					})}
				</ul>
			</section>
		);
	return (
		<>
			{listOf(t('console.checking.unchanged.leftTitle', { count: preview.left.length }), preview.left)}
			{listOf(t('console.checking.unchanged.markedTitle', { count: preview.unchanged.length }), preview.unchanged)}
		</>
	);
};
