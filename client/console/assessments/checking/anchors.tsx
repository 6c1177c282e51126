import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { color } from '#client/ui/tokens.ts';
import type { ShownAnchors } from '#shared/papers/shown-guidance.ts';
import type { Rate } from './review-state.ts';

/** Collapsed it takes one line, however long the text is. */
const place = css`
	flex: 1 1 92px; min-width: 0;
	& > details > summary > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
	& > details[open] > summary > span { white-space: normal; }
	&:has(> details[open]) { flex-basis: 100%; }
`;
const table = css`
	width: 100%; margin-top: 4px; font-size: 14px; line-height: 1.5;
	& th, & td { padding: 4px 8px; text-align: start; vertical-align: top; border-top: 1px solid ${color.grey300}; font-weight: 400; }
	& th { width: 64px; white-space: nowrap; }
	& td { white-space: pre-wrap; }
	& [data-chosen='true'] { font-weight: 700; }
`;

/** Rating codes with the field of their anchor, from 100 % to 0 %. */
const STEPS = [
	{ rate: 3, key: 'full' },
	{ rate: 2, key: 'half' },
	{ rate: 1, key: 'none' },
] as const;

type ItemAnchorsProps = { anchors: ShownAnchors; rate: Rate | null; number: string };

/** The anchor of the chosen rating; expanded, those of all ratings. */
export const ItemAnchors = ({ anchors, rate, number }: ItemAnchorsProps) => {
	const { t } = useText();
	const meaningOf = (key: keyof ShownAnchors): string => anchors[key] ?? t('console.checking.anchors.noHalf');
	const chosen = STEPS.find((step) => step.rate === rate);
	return (
		<div className={place}>
			<Fold
				summary={
					<>
						{chosen
							? t('console.checking.anchors.chosen', {
									rate: t(`console.checking.rates.rate${chosen.rate}`),
									meaning: meaningOf(chosen.key),
								})
							: t('labels.papers.anchors')}
						<span className="visually-hidden">：{t('console.checking.item', { number })}</span>
					</>
				}
			>
				<table className={table}>
					<tbody>
						{STEPS.map((step) => (
							<tr key={step.key}>
								<th scope="row" data-chosen={step.rate === rate}>
									{t(`console.checking.rates.rate${step.rate}`)}
								</th>
								<td data-chosen={step.rate === rate}>{meaningOf(step.key)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</Fold>
		</div>
	);
};
