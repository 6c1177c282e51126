import { useText } from '#client/base/locale.tsx';
import { useWords } from '#client/documents/programme/words.ts';
import { CountBar } from '#client/ui/charts/count-bar.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Table } from '#client/ui/table.tsx';
import type { CertificateFigures } from '#shared/programme/schemas.ts';
import { Expiring } from './expiring.tsx';
import { Section, Tiles } from './section.tsx';
import type { Programme } from './use-programme.ts';

/** Valid certificates, when they end, and how many were renewed. */
export const CertificatesSection = ({
	programme,
	certificates,
}: {
	programme: Programme;
	certificates: CertificateFigures;
}) => {
	const { t } = useText();
	const { month: worded, percent, count } = useWords();
	const { valid, expiring_soon: soon, ended, renewed, expiring } = certificates;
	const share = ended === 0 ? null : (renewed * 100) / ended;
	const most = Math.max(0, ...expiring.map((row) => row.certificates));
	return (
		<Section part="certificates" lead={t('programme.certificates.lead')}>
			<Tiles
				tiles={[
					{ key: 'valid', name: t('programme.certificates.valid'), value: count(valid) },
					{
						key: 'soon',
						name: t('programme.certificates.soon'),
						value: <Expiring programme={programme}>{count(soon)}</Expiring>,
					},
					{ key: 'renewed', name: t('programme.certificates.renewed'), value: percent(share) },
				]}
			/>
			<p>
				{ended === 0
					? t('programme.certificates.noneEnded')
					: t('programme.certificates.renewedText', { ended: count(ended), renewed: count(renewed) })}
			</p>
			{valid === 0 ? (
				<EmptyState picture="result">
					{t(programme.isOfCompanies ? 'programme.noMatch' : 'programme.certificates.empty')}
				</EmptyState>
			) : (
				<Table
					caption={t('programme.certificates.monthsTitle')}
					rows={expiring}
					rowKey={({ month }) => month}
					columns={[
						{
							key: 'month',
							head: t('programme.certificates.monthHead'),
							isHeading: true,
							oneLine: true,
							cell: ({ month }) => worded(month),
						},
						{
							key: 'count',
							head: t('programme.certificates.countHead'),
							cell: (row) => <CountBar count={row.certificates} most={most} look="now" />,
						},
					]}
				/>
			)}
		</Section>
	);
};
