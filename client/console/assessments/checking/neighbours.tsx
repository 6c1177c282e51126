import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import type { Round } from '#shared/assessment/round.ts';
import { neighboursIn, subCategoriesOf } from './rail-state.ts';
import { ROUND_SCREENS, type Sheet } from './rounds.ts';

const row = css`display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px 16px;`;

type NeighboursProps = { round: Round; id: number; sheet: Sheet | undefined; subCategoryId: number };

/** Links to the previous and next sub-category, across categories; after the last one to the list of categories. */
export const Neighbours = ({ round, id, sheet, subCategoryId }: NeighboursProps) => {
	const { t } = useText();
	if (!sheet) return null;
	const screens = ROUND_SCREENS[round];
	const { previous, next } = neighboursIn(subCategoriesOf(sheet), subCategoryId);
	return (
		<nav className={row} aria-label={t('console.checking.neighbours')}>
			{previous ? (
				<ButtonLink size="small" kind="text" to={screens.subCategory(id, previous.categoryId, previous.id)}>
					{t('console.checking.previousSub')}
				</ButtonLink>
			) : (
				<span />
			)}
			{next ? (
				<ButtonLink size="small" kind="text" to={screens.subCategory(id, next.categoryId, next.id)}>
					{t('console.checking.nextSub')}
				</ButtonLink>
			) : (
				<ButtonLink size="small" kind="text" to={screens.sheet(id)}>
					{t('console.checking.toCategories')}
				</ButtonLink>
			)}
		</nav>
	);
};
