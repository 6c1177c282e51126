import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'wouter';
import { api, type Inputs } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDate, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { ListDownload, withoutPages } from '#client/console/list-download.tsx';
import { PagedTable, pageInput } from '#client/console/paged-table.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { FilterSelect, ListTools, SearchBox, useListState } from '#client/ui/list-tools.tsx';
import type { Column } from '#client/ui/table.tsx';
import { CALIBRATION_STATES, type CalibrationRow } from '#shared/calibration/schemas.ts';
import { AgreementTable } from './agreement.tsx';

type Input = Exclude<Inputs['console']['calibrations']['list'], void>;

const ALL = 'all';

const useColumns = (): Column<CalibrationRow>[] => {
	const { t, locale } = useText();
	return [
		{
			key: 'company',
			head: t('labels.companies.company_name'),
			isHeading: true,
			cell: (row) =>
				row.rated_at ? <Link to={consolePaths.calibration(row.id)}>{row.company.name}</Link> : row.company.name,
		},
		{
			key: 'state',
			head: t('labels.calibration.calibration_state'),
			cell: (row) => t(`console.calibration.states.${row.calibration_state}`),
		},
		{
			key: 'drawn',
			head: t('labels.calibration.drawn_at'),
			sort: 'drawn_at',
			oneLine: true,
			cell: (row) => formatDate(row.drawn_at, locale),
		},
		{ key: 'second', head: t('labels.calibration.second_rater'), cell: (row) => row.second_rater?.name ?? MISSING },
		{
			key: 'rated',
			head: t('labels.calibration.rated_at'),
			sort: 'rated_at',
			oneLine: true,
			cell: (row) => formatDate(row.rated_at, locale),
		},
		{
			key: 'same',
			head: t('labels.calibration.same_count'),
			cell: (row) =>
				row.same_count === null
					? MISSING
					: t('console.calibration.sameOf', { same: row.same_count, count: row.item_count }),
		},
	];
};

/** For admins: how far assessors agree, and the drawn gradings. */
export const Calibrations = () => {
	const { t } = useText();
	const list = useListState();
	const [{ q, filter }, change] = list;
	const state = CALIBRATION_STATES.find((one) => one === filter);
	const columns = useColumns();
	const given = pageInput(list, columns);
	const input = { ...given, ...(state ? { calibration_state: state } : {}) } as Input & typeof given;
	const query = api.console.calibrations.list.useQuery(input, { placeholderData: keepPreviousData });
	return (
		<Page
			title={t('console.calibration.title')}
			parents={[{ label: t('console.shell.links.assessors'), to: consolePaths.assessors }]}
		>
			<p>{t('console.calibration.listLead')}</p>
			<AgreementTable />
			<Stack gap="small">
				<h2>{t('console.calibration.drawn')}</h2>
				<ListTools end={<ListDownload file={{ path: '/console/calibrations/download', input: withoutPages(input) }} />}>
					<SearchBox label={t('labels.companies.company_name')} value={q} onSearch={(next) => change({ q: next })} />
					<FilterSelect
						label={t('labels.calibration.calibration_state')}
						value={state ?? ALL}
						options={[
							{ value: ALL, label: t('console.calibration.all') },
							...CALIBRATION_STATES.map((value) => ({ value, label: t(`console.calibration.states.${value}`) })),
						]}
						onChange={(value) => change({ filter: value === ALL ? null : value })}
					/>
				</ListTools>
				<PagedTable
					caption={t('console.calibration.drawn')}
					query={query}
					list={list}
					sort={given.sort}
					columns={columns}
					rowKey={(row) => row.id}
					empty={t('console.calibration.noneDrawn')}
					isFiltered={q !== '' || state !== undefined}
					noHit={t('console.calibration.noHit')}
				/>
			</Stack>
		</Page>
	);
};
