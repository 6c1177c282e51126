import { api, type Outputs } from '#client/api/client.ts';
import { MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import { LEAST_ITEMS } from '#shared/calibration/agreement.ts';

type Agreement = Outputs['console']['calibrations']['agreement']['data'];
type Row = Agreement['assessors'][number] & { key: string };

const percent = (share: number | null): string => (share === null ? MISSING : `${Math.round(share * 100)}%`);

/** How far assessors agree: all together, and each with the others. */
export const AgreementTable = () => {
	const { t } = useText();
	const query = api.console.calibrations.agreement.useQuery(undefined, { meta: { handlesFailure: true } });
	const kappaOf = ({ kappa, scored, is_kappa_defined: isDefined }: Row): string => {
		if (scored < LEAST_ITEMS) return MISSING;
		return isDefined && kappa !== null ? kappa.toFixed(2) : t('console.calibration.notDefined');
	};
	const columns: Column<Row>[] = [
		{ key: 'name', head: t('labels.accounts.name'), isHeading: true, cell: (row) => row.name },
		{ key: 'scored', head: t('console.calibration.scored'), end: true, cell: (row) => row.scored },
		{ key: 'exact', head: t('console.calibration.exact'), end: true, cell: (row) => percent(row.exact) },
		{ key: 'kappa', head: t('console.calibration.kappa'), end: true, cell: kappaOf },
		{ key: 'ineligible', head: t('console.calibration.ineligible'), end: true, cell: (row) => row.ineligible },
		{
			key: 'eligibility',
			head: t('console.calibration.eligibility'),
			end: true,
			cell: (row) => percent(row.eligibility),
		},
	];
	return (
		<section aria-label={t('console.calibration.agreement')}>
			<Stack gap="small">
				<h2>{t('console.calibration.agreement')}</h2>
				<p>{t('console.calibration.agreementText', { least: LEAST_ITEMS })}</p>
				<Loaded query={query} heights={[46, 46, 46]}>
					{({ percent: share, overall, assessors }) => (
						<Stack gap="small">
							<p>{share === 0 ? t('console.calibration.off') : t('console.calibration.share', { percent: share })}</p>
							<Table
								caption={t('console.calibration.agreement')}
								columns={columns}
								rows={[
									{ id: 0, key: 'all', name: t('console.calibration.overall'), ...overall },
									...assessors.map((one) => ({ ...one, key: String(one.id) })),
								]}
								rowKey={(row) => row.key}
							/>
						</Stack>
					)}
				</Loaded>
			</Stack>
		</section>
	);
};
