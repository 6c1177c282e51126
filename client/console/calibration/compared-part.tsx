import { css } from 'goober';
import type { Outputs } from '#client/api/client.ts';
import { MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { useRateText } from '#client/console/assessments/checking/rating.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import { phone } from '#client/ui/tokens.ts';

export type Comparison = Outputs['console']['calibrations']['compare']['data'];
type Part = Comparison['sub_categories'][number];
type Item = Part['answer_contents'][number]['compared_items'][number] & { number: string };

const asked = css`font-weight: 400;`;
const memo = css`display: block; font-size: 14px; white-space: pre-wrap; overflow-wrap: anywhere; ${phone} { text-align: start; }`;
/** The same width in the tables of all parts. */
const rating = css`width: 17em; ${phone} { width: auto; }`;

const itemsOf = ({ answer_contents: contents }: Part, before: number): Item[] =>
	contents.flatMap(({ compared_items: items }, question) =>
		items.map((item, at) => ({ ...item, number: `${before + question + 1}-${at + 1}` })),
	);

const differs = (item: Pick<Item, 'first_rate' | 'second_rate'>): boolean => item.first_rate !== item.second_rate;

type ComparedPartProps = {
	part: Part;
	/** Questions of the parts before it. */
	before: number;
	/** Name of the second rater. */
	second: string;
	/** Leaves out items that both rated alike. */
	isOnlyDiffering: boolean;
};

/** The two ratings of each check item of a sub-category. */
export const ComparedPart = ({ part, before, second, isOnlyDiffering }: ComparedPartProps) => {
	const rows = itemsOf(part, before).filter((item) => !isOnlyDiffering || differs(item));
	const { t } = useText();
	const rateText = useRateText();
	const columns: Column<Item>[] = [
		{
			key: 'item',
			head: t('console.calibration.item'),
			isHeading: true,
			cell: (row) => (
				// One element: on a phone the cell lays out its children side by side.
				<span>
					{row.number} <span className={asked}>{row.content}</span>{' '}
					{differs(row) && <Badge tone="yellow">{t('console.calibration.differs')}</Badge>}
				</span>
			),
		},
		{
			key: 'first',
			head: t('console.calibration.firstBy', { name: part.first_rater?.name ?? MISSING }),
			cell: (row) => (
				<div className={rating}>
					<strong>{rateText(row.first_rate)}</strong>
					{row.first_comment && <span className={memo}>{row.first_comment}</span>}
				</div>
			),
		},
		{
			key: 'second',
			head: t('console.calibration.secondBy', { name: second }),
			cell: (row) => (
				<div className={rating}>
					<strong>{rateText(row.second_rate)}</strong>
					{row.second_comment && <span className={memo}>{row.second_comment}</span>}
				</div>
			),
		},
	];
	return (
		<Stack gap="small">
			<h2>
				{part.answer_category.content} / {part.content}
			</h2>
			{rows.length > 0 ? (
				<Table caption={part.content} columns={columns} rows={rows} rowKey={(row) => row.id} />
			) : (
				<p>{t('console.calibration.noneDiffer')}</p>
			)}
		</Stack>
	);
};
