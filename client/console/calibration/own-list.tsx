import { Link } from 'wouter';
import { AT_ONCE, api, type Outputs } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { type Column, Table } from '#client/ui/table.tsx';

type Row = Outputs['console']['calibrations']['own']['data'][number];

/** On one's work: what is to be rated a second time, or what can be compared. Nothing if there is none. */
export const OwnCalibrations = ({ areRated }: { areRated: boolean }) => {
	const { t, locale } = useText();
	const { data } = api.console.calibrations.own.useQuery(undefined, {
		meta: { handlesFailure: true },
		trpc: { context: { [AT_ONCE]: true } },
	});
	const rows = data?.data.filter((row) => (row.rated_at !== null) === areRated) ?? [];
	if (rows.length === 0) return null;
	const title = t(areRated ? 'console.calibration.ownRated' : 'console.calibration.ownToRate');
	const pathOf = (row: Row): string =>
		row.rated_at ? consolePaths.calibration(row.id) : consolePaths.calibrationRating(row.id);
	const columns: Column<Row>[] = [
		{
			key: 'company',
			head: t('labels.companies.company_name'),
			isHeading: true,
			cell: (row) => <Link to={pathOf(row)}>{row.company.name}</Link>,
		},
		{
			key: 'parts',
			head: t('console.calibration.parts'),
			cell: (row) => row.sub_categories.join(t('console.work.comma')),
		},
		{
			key: 'what',
			head: t('console.calibration.what'),
			cell: (row) =>
				row.rated_at
					? t('console.calibration.ratedOn', { date: formatDate(row.rated_at, locale) })
					: t('console.calibration.givenOn', { date: formatDate(row.given_at, locale) }),
		},
		{
			key: 'action',
			head: t('console.lists.actionsHead'),
			hideHead: true,
			end: true,
			cell: (row) => (
				<ButtonLink size="small" to={pathOf(row)}>
					{t(row.rated_at ? 'console.calibration.toCompare' : 'console.calibration.toRate')}
				</ButtonLink>
			),
		},
	];
	return (
		<section aria-label={title}>
			<Stack gap="small">
				<h2>{title}</h2>
				<Table caption={title} columns={columns} rows={rows} rowKey={(row) => row.id} />
			</Stack>
		</section>
	);
};
