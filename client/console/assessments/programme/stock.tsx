import { css } from 'goober';
import { Link } from 'wouter';
import { MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { useWords } from '#client/documents/programme/words.ts';
import { CountBar } from '#client/ui/charts/count-bar.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import { phone } from '#client/ui/tokens.ts';
import { isStatusId, NO_TURN_FACTS, waitingOn } from '#shared/assessment/status.ts';
import { UNDER_WAY } from '#shared/assessment/status-sets.ts';
import type { CertificateFigures, Stock } from '#shared/programme/schemas.ts';
import { Behind } from './behind.tsx';
import { rowsOnPhone, Section, Tiles } from './section.tsx';
import type { Programme } from './use-programme.ts';

/** The names stay whole, and the bars in the third column get what is left, to be compared. */
const table = css`
	& tbody th { min-width: 140px; }
	@media (max-width: 1279px) { & th, & td { padding-inline: 8px; } && thead th { white-space: normal; overflow-wrap: normal; } }
	@media (min-width: 1280px) { & tbody th { min-width: 200px; } & td:nth-child(3) { width: 28%; } }
	/* A few lines a progress instead of a card: its name and number, and below them the rest. */
	${phone} {
		&& tbody tr { flex-wrap: wrap; align-items: baseline; gap: 0 16px; padding: 8px 0; }
		&& tbody th { flex: 0 0 calc(100% - 88px); }
		&& tbody td { gap: 6px; order: 1; white-space: nowrap; }
		&& th + td + td { flex: 0 0 72px; order: 0; justify-content: flex-end; font-weight: 700; }
		&& tbody td::before { max-width: none; }
		&& th + td + td > span { display: block; }
		&& th + td::before, && th + td + td::before, && th + td + td [aria-hidden] { display: none; }
	}
`;

type Row = Stock['statuses'][number];

const sumOf = (rows: readonly Row[], value: (row: Row) => number): number =>
	rows.reduce((sum, row) => sum + value(row), 0);

type StockProps = { programme: Programme; stock: Stock };

/** What is late and what expires, before anything else. */
export const Now = ({
	programme,
	stock,
	certificates,
}: StockProps & { certificates: CertificateFigures | undefined }) => {
	const { t } = useText();
	const { statuses, warn_days: warn, late_days: late } = stock;
	const underWay: readonly number[] = UNDER_WAY;
	return (
		<Tiles
			tiles={[
				{
					key: 'late',
					name: t('programme.stock.late', { days: late }),
					value: (
						<Behind
							to={programme.listOf({ ageing: 'late', only_current: true })}
							count={sumOf(statuses, (row) => row.late)}
						/>
					),
				},
				{
					key: 'ageing',
					name: t('programme.stock.ageing', { days: warn }),
					value: (
						<Behind
							to={programme.listOf({ ageing: 'warn', only_current: true })}
							count={sumOf(statuses, (row) => row.ageing)}
						/>
					),
				},
				{
					key: 'open',
					name: t('programme.stock.open'),
					value: (
						<Behind
							to={programme.listOf({ progress_stage: 'under_way', only_current: true })}
							count={sumOf(
								statuses.filter(({ status }) => underWay.includes(status.id)),
								(row) => row.companies,
							)}
						/>
					),
				},
				{
					key: 'soon',
					name: t('programme.stock.soonEnding'),
					value: certificates ? (
						<Behind to={programme.certificatesExpiring()} count={certificates.expiring_soon} />
					) : (
						MISSING
					),
				},
			]}
		/>
	);
};

const useColumns = ({ programme, stock }: StockProps): Column<Row>[] => {
	const { t } = useText();
	const { days } = useWords();
	const most = Math.max(0, ...stock.statuses.map(({ companies }) => companies));
	const turnOf = (status: number): string => {
		const turn = isStatusId(status) ? waitingOn(status, NO_TURN_FACTS) : null;
		return turn ? t(`console.lists.turns.${turn}`) : MISSING;
	};
	const aged = (row: Row, ageing: 'warn' | 'late', value: number) => (
		<Behind to={programme.listOf({ status: row.status.id, ageing, only_current: true })} count={value} />
	);
	return [
		{
			key: 'stage',
			head: t('programme.stock.head.stage'),
			isHeading: true,
			cell: ({ status }) => <Link to={programme.listOf({ status: status.id, only_current: true })}>{status.name}</Link>,
		},
		{ key: 'turn', head: t('programme.stock.head.turn'), oneLine: true, cell: ({ status }) => turnOf(status.id) },
		{
			key: 'count',
			head: t('programme.stock.head.count'),
			cell: ({ companies }) => <CountBar count={companies} most={most} look="now" />,
		},
		{
			key: 'median',
			head: t('programme.stock.head.median'),
			end: true,
			oneLine: true,
			cell: (row) => days(row.median_days),
		},
		{
			key: 'ninetieth',
			head: t('programme.stock.head.ninetieth'),
			end: true,
			oneLine: true,
			cell: (row) => days(row.ninetieth_days),
		},
		{
			key: 'warned',
			head: t('programme.stock.head.warned', { days: stock.warn_days }),
			end: true,
			cell: (row) => aged(row, 'warn', row.ageing),
		},
		{
			key: 'late',
			head: t('programme.stock.head.late', { days: stock.late_days }),
			end: true,
			cell: (row) => aged(row, 'late', row.late),
		},
	];
};

/** Companies by progress, and their days there. */
export const StockSection = (props: StockProps) => {
	const { t } = useText();
	const columns = useColumns(props);
	const { statuses, warn_days: warn, late_days: late } = props.stock;
	return (
		<Section part="stock" lead={t('programme.stock.lead')}>
			{statuses.length === 0 ? (
				<EmptyState picture="documents">
					{t(props.programme.isOfCompanies ? 'programme.noMatch' : 'programme.stock.empty')}
				</EmptyState>
			) : (
				<>
					<Table
						caption={t('programme.stock.title')}
						className={`${rowsOnPhone} ${table}`}
						rows={statuses}
						rowKey={({ status }) => status.id}
						columns={columns}
					/>
					<p>{t('programme.stock.waitNote', { warn, late })}</p>
				</>
			)}
		</Section>
	);
};
