import { css } from 'goober';
import { formatDate, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Table } from '#client/ui/table.tsx';
import { pages, withText } from '#shared/pages/public.ts';
import { CertificateStateBadge, type Issued } from './state.tsx';

const reasons = css`& > p { white-space: pre-wrap; overflow-wrap: anywhere; }`;

/** A former certificate and the one that was issued after it. */
type Former = { issued: Issued; next: Issued };

/** When and why a certificate ended. The reason of a replaced one is stored with its successor. */
const Ended = ({ issued: { withdrawn_at, withdrawal_reason, replaced_at }, next }: Former) => {
	const { t, locale } = useText();
	return (
		<div className={reasons}>
			<p>
				{withdrawn_at
					? t('console.certificates.withdrawnOn', { date: formatDate(withdrawn_at, locale) })
					: t('console.certificates.replacedOn', { date: formatDate(replaced_at, locale) })}
			</p>
			<p>{withdrawn_at ? withdrawal_reason : next.reissue_reason}</p>
		</div>
	);
};

const VerificationLink = ({ issued: { code, issued_at } }: Former) => {
	const { t, locale } = useText();
	if (!code) return null;
	return (
		<ButtonLink size="tiny" to={withText(pages.verification, code)} newTab>
			{t('labels.certificates.verify_url')}
			<span className="visually-hidden">
				：{t('console.certificates.verifyOf', { date: formatDate(issued_at, locale) })}
			</span>
		</ButtonLink>
	);
};

const formerOf = (certificates: readonly Issued[]): Former[] =>
	certificates.flatMap((issued, at) => {
		const next = certificates[at - 1];
		return next ? [{ issued, next }] : [];
	});

/**
 * All certificates of an assessment but the newest, newest first: what ended each, and a link to its public
 * verification page.
 */
export const FormerCertificates = ({ certificates }: { certificates: readonly Issued[] }) => {
	const { t, locale } = useText();
	const former = formerOf(certificates);
	if (former.length === 0) return null;
	return (
		<Stack gap="small">
			<h3>{t('console.certificates.former')}</h3>
			<Table
				caption={t('console.certificates.former')}
				rows={former}
				rowKey={({ issued }) => issued.id}
				columns={[
					{
						key: 'issued',
						head: t('labels.certificates.issued_at'),
						isHeading: true,
						oneLine: true,
						cell: ({ issued }) => formatDate(issued.issued_at, locale),
					},
					{
						key: 'state',
						head: t('console.certificates.validity'),
						cell: ({ issued }) => <CertificateStateBadge state={issued.state} />,
					},
					{ key: 'ended', head: t('console.certificates.ended'), cell: (row) => <Ended {...row} /> },
					{
						key: 'code',
						head: t('labels.certificates.code'),
						cell: ({ issued }) => issued.code ?? MISSING,
					},
					{
						key: 'verify',
						head: t('labels.certificates.verify_url'),
						hideHead: true,
						end: true,
						cell: (row) => <VerificationLink {...row} />,
					},
				]}
			/>
		</Stack>
	);
};
