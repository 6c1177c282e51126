import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { useWords } from '#client/documents/programme/words.ts';
import { CountBar } from '#client/ui/charts/count-bar.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Table } from '#client/ui/table.tsx';
import { phone } from '#client/ui/tokens.ts';
import type { CertificateFigures } from '#shared/programme/schemas.ts';
import { Behind } from './behind.tsx';
import { rowsOnPhone, Section, Tiles } from './section.tsx';
import type { Programme } from './use-programme.ts';

/** The bars have what the months leave. */
const wideBars = css`
	& td > span { max-width: none; }
	@media (min-width: 768px) { & td:nth-child(2) { width: 84%; } }
	${phone} { && tbody td { flex: 1; } && tbody td::before { display: none; } }
`;

type CertificatesProps = { programme: Programme; certificates: CertificateFigures };

const Months = ({ programme, certificates: { expiring } }: CertificatesProps) => {
	const { t } = useText();
	const { month: worded } = useWords();
	const most = Math.max(0, ...expiring.map((row) => row.certificates));
	return (
		<Table
			caption={t('programme.certificates.monthsTitle')}
			className={`${rowsOnPhone} ${wideBars}`}
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
					cell: ({ month, certificates: count }) => (
						<CountBar
							count={count}
							most={most}
							look="now"
							shown={
								<Behind
									to={programme.certificatesOf({ counted_certificate: 'valid', month_from: month, month_to: month })}
									count={count}
								/>
							}
						/>
					),
				},
			]}
		/>
	);
};

/** Valid certificates, when they end, and how many were renewed. */
export const CertificatesSection = ({ programme, certificates }: CertificatesProps) => {
	const { t } = useText();
	const { percent } = useWords();
	const { valid, expiring_soon: soon, ended, renewed } = certificates;
	return (
		<Section part="certificates" lead={t('programme.certificates.lead')}>
			<Tiles
				tiles={[
					{
						key: 'valid',
						name: t('programme.certificates.valid'),
						value: <Behind to={programme.certificatesOf({ counted_certificate: 'valid' })} count={valid} />,
					},
					{
						key: 'soon',
						name: t('programme.certificates.soon'),
						value: <Behind to={programme.certificatesExpiring()} count={soon} />,
					},
					{
						key: 'ended',
						name: t('programme.certificates.ended'),
						value: <Behind to={programme.certificatesEnded('ended')} count={ended} />,
					},
					{
						key: 'renewed',
						name: t('programme.certificates.renewed'),
						value: <Behind to={programme.certificatesEnded('renewed')} count={renewed} />,
						...(ended === 0 ? {} : { note: percent((renewed * 100) / ended) }),
					},
				]}
			/>
			{valid === 0 ? (
				<EmptyState picture="result">
					{t(programme.isOfCompanies ? 'programme.noMatch' : 'programme.certificates.empty')}
				</EmptyState>
			) : (
				<Months programme={programme} certificates={certificates} />
			)}
		</Section>
	);
};
