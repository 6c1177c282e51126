import { type FilledSheet, textCell, wholeSheet } from '#server/exports/workbook/columns.ts';
import type { Words } from '#server/exports/workbook/texts.ts';
import type { Position, WireCohort } from '#shared/position/schemas.ts';

type Row = { among: string; content: string } & WireCohort['total'];

const rowsOf = ({ industry, total, categories }: WireCohort, { text }: Words): Row[] => {
	const among = industry?.name ?? text('allCompanies');
	return [{ among, content: text('wholeScore'), ...total }, ...categories.map((category) => ({ among, ...category }))];
};

/** Position among other companies; no sheet without one. */
export const positionSheets = (position: Position | null, words: Words): FilledSheet[] =>
	position === null
		? []
		: [
				wholeSheet(
					words.sheet('industryPosition'),
					position.cohorts.flatMap((cohort) => rowsOf(cohort, words)),
					[
						words.column('comparedWith', 32, ({ among }) => textCell(among)),
						words.column('item', 40, ({ content }) => textCell(content)),
						words.column('ownShare', 14, ({ own }) => own),
						words.column('lowerQuartile', 20, ({ q1 }) => q1),
						words.column('median', 14, ({ median }) => median),
						words.column('upperQuartile', 20, ({ q3 }) => q3),
						words.column('quarter', 24, ({ quarter }) => words.text(`quarters.${quarter}`)),
					],
				),
			];
