import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import { color } from '#client/ui/tokens.ts';
import { GRADES, type Grade } from '#shared/assessment/grade.ts';
import type { Distribution as Counts } from '#shared/papers/simulation.ts';

const cell = css`flex: 1; max-width: 400px; display: grid; grid-template-columns: 40px minmax(0, 1fr); gap: 12px; align-items: center; font-variant-numeric: tabular-nums; & > span:first-child { text-align: end; }`;
const track = css`height: 12px; border-radius: 2px; background: ${color.grey100};`;
const bars = {
	before: css`height: 100%; border-radius: 2px; background: ${color.grey500};`,
	now: css`height: 100%; border-radius: 2px; background: ${color.blue900};`,
} as const;

type Row = Grade | 'none';

const ROWS: readonly Row[] = [...GRADES, 'none'];

/** Number of sheets by grade: with the paper they were graded with, and with the draft. */
export const Distribution = ({ before, now }: { before: Counts; now: Counts }) => {
	const { t } = useText();
	const most = Math.max(1, ...ROWS.flatMap((row) => [before[row], now[row]]));
	const counted = (key: 'before' | 'now', head: string, counts: Counts): Column<Row> => ({
		key,
		head,
		cell: (row) => (
			<span className={cell}>
				<span>{counts[row]}</span>
				<span className={track} aria-hidden="true">
					<span className={bars[key]} style={{ display: 'block', width: `${(counts[row] / most) * 100}%` }} />
				</span>
			</span>
		),
	});
	return (
		<Table<Row>
			caption={t('management.simulation.distribution')}
			columns={[
				{
					key: 'grade',
					head: t('management.simulation.grade'),
					isHeading: true,
					cell: (row) => (row === 'none' ? t('common.grades.none') : `${row} ${t(`common.grades.${row}`)}`),
				},
				counted('before', t('management.simulation.before'), before),
				counted('now', t('management.simulation.now'), now),
			]}
			rows={ROWS}
			rowKey={(row) => row}
		/>
	);
};
