import { css } from 'goober';
import { formatDate, MISSING } from '#client/app/format.ts';
import { useText } from '#client/app/locale.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Table } from '#client/ui/table.tsx';
import { pages, withText } from '#shared/pages/public.ts';
import { CertificateStateBadge, type Issued } from './state.tsx';

const reasons = css`& > p { white-space: pre-wrap; overflow-wrap: anywhere; }`;

/** What ended a certificate: the day, and for a withdrawn one the reason. */
const Ended = ({ issued: { withdrawn_at, withdrawal_reason, replaced_at } }: { issued: Issued }) => {
	const { t, locale } = useText();
	if (withdrawn_at) {
		return (
			<div className={reasons}>
				<p>{t('console.certificates.withdrawnOn', { date: formatDate(withdrawn_at, locale) })}</p>
				<p>{withdrawal_reason}</p>
			</div>
		);
	}
	return replaced_at ? t('console.certificates.replacedOn', { date: formatDate(replaced_at, locale) }) : null;
};

const VerificationLink = ({ issued: { code, issued_at } }: { issued: Issued }) => {
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

/** The certificates that were issued before the newest one: what became of them, and the page that says so to anyone. */
export const FormerCertificates = ({ certificates }: { certificates: readonly Issued[] }) => {
	const { t, locale } = useText();
	if (certificates.length === 0) return null;
	return (
		<Stack gap="small">
			<h3>{t('console.certificates.former')}</h3>
			<Table
				caption={t('console.certificates.former')}
				rows={certificates}
				rowKey={({ id }) => id}
				columns={[
					{
						key: 'issued',
						head: t('labels.certificates.issued_at'),
						isHeading: true,
						oneLine: true,
						cell: ({ issued_at }) => formatDate(issued_at, locale),
					},
					{
						key: 'state',
						head: t('console.certificates.validity'),
						cell: ({ state }) => <CertificateStateBadge state={state} />,
					},
					{ key: 'ended', head: t('labels.assessment.reason'), cell: (issued) => <Ended issued={issued} /> },
					{
						key: 'code',
						head: t('labels.certificates.code'),
						oneLine: true,
						cell: ({ code }) => code ?? MISSING,
					},
					{
						key: 'verify',
						head: t('labels.certificates.verify_url'),
						hideHead: true,
						end: true,
						cell: (issued) => <VerificationLink issued={issued} />,
					},
				]}
			/>
		</Stack>
	);
};
