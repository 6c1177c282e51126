import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { color } from '#client/ui/tokens.ts';
import { freeGradeOf, freeGradeRanges } from '#shared/assessment/grade.ts';

const table = css`
	width: 100%; background: ${color.white}; border: 1px solid ${color.grey200}; font-variant-numeric: tabular-nums;
	& th, & td { padding: 10px 16px; text-align: start; border-top: 1px solid ${color.grey200}; }
	& thead th { background: ${color.grey100}; border-top: 0; color: ${color.grey900}; }
	& tr[data-current='true'] { background: ${color.blue50}; font-weight: 700; color: ${color.grey900}; }
	& td { white-space: nowrap; }
	& .letter { display: inline-block; min-width: 1.5em; }
`;

export const Bands = ({ total }: { total: number }) => {
	const { t } = useText();
	const own = freeGradeOf(total);
	return (
		<Stack>
			<h2>{t('freeResult.bands')}</h2>
			<table className={table}>
				<caption className="visually-hidden">{t('freeResult.bands')}</caption>
				<thead>
					<tr>
						<th scope="col">{t('freeResult.band')}</th>
						<th scope="col">{t('freeResult.bandRange')}</th>
					</tr>
				</thead>
				<tbody>
					{freeGradeRanges().map(({ grade, from, to }) => (
						<tr key={grade} data-current={grade === own}>
							<th scope="row">
								<span className="letter">{grade}</span>
								{t(`common.grades.${grade}`)} {grade === own && <Badge tone="blue">{t('freeResult.current')}</Badge>}
							</th>
							<td>{t('freeResult.range', { from, to })}</td>
						</tr>
					))}
				</tbody>
			</table>
		</Stack>
	);
};
