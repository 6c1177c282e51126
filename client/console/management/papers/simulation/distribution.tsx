import { useText } from '#client/base/locale.tsx';
import { CountBar } from '#client/ui/charts/count-bar.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import { GRADES, type Grade } from '#shared/assessment/grade.ts';
import type { Distribution as Counts } from '#shared/papers/simulation.ts';

type Row = Grade | 'none';

const ROWS: readonly Row[] = [...GRADES, 'none'];

/** Number of sheets by grade: with the paper they were graded with, and with the draft. */
export const Distribution = ({ before, now }: { before: Counts; now: Counts }) => {
	const { t } = useText();
	const most = Math.max(...ROWS.flatMap((row) => [before[row], now[row]]));
	const counted = (key: 'before' | 'now', head: string, counts: Counts): Column<Row> => ({
		key,
		head,
		cell: (row) => <CountBar count={counts[row]} most={most} look={key} />,
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
