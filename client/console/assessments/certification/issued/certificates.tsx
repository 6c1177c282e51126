import { css } from 'goober';
import type { ReactNode } from 'react';
import { api, type Outputs } from '#client/api/client.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Earned } from '#client/console/assessments/certification/earned.tsx';
import { Facts, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Banner } from '#client/ui/states.tsx';
import { CertificateActs } from './acts.tsx';
import { FormerCertificates } from './former.tsx';
import { type Issued, STATE_TONES, useStanding } from './state.tsx';

const reasons = css`& > p { white-space: pre-wrap; overflow-wrap: anywhere; }`;

/** Who re-issued or withdrew the certificate, when and why. */
const Why = ({ newest }: { newest: Issued }) => {
	const { t, locale } = useText();
	const { reissue_reason, issued_by, created_at, withdrawal_reason, withdrawn_by, withdrawn_at } = newest;
	const told = [
		reissue_reason !== null && {
			who: t('console.certificates.reissuedBy', { name: issued_by.name, date: formatDate(created_at, locale) }),
			reason: reissue_reason,
		},
		withdrawal_reason !== null && {
			who: t('console.certificates.withdrawnBy', {
				name: withdrawn_by?.name ?? '',
				date: formatDate(withdrawn_at, locale),
			}),
			reason: withdrawal_reason,
		},
	].filter((entry) => entry !== false);
	return told.map(({ who, reason }) => (
		<div key={who} className={reasons}>
			<p>{who}</p>
			<p>{t('console.timeline.reason', { reason })}</p>
		</div>
	));
};

type IssuedProps = {
	/** Id of the assessment. */
	id: number;
	company: string;
	/** A link to the certificate, unless the screen shows it. */
	view?: ReactNode;
};

type ShownProps = IssuedProps & { shown: Outputs['console']['certificates']['list']['data'] };

const Shown = ({ id, company, view, shown: { certificates, reissue } }: ShownProps) => {
	const { t, locale } = useText();
	const standing = useStanding();
	const [newest] = certificates;
	if (!newest || !reissue) return null;
	return (
		<Stack gap="large">
			<Banner tone={STATE_TONES[newest.state]} title={standing(newest)}>
				<Why newest={newest} />
			</Banner>
			<Facts
				entries={[
					[t('labels.certificates.stars'), <Earned key="stars" score={newest.score} max={newest.max_score} />],
					[t('labels.certificates.issued_at'), formatDate(newest.issued_at, locale)],
					...(newest.reissued_on
						? [[t('labels.certificates.reissued_on'), formatDate(newest.reissued_on, locale)] as const]
						: []),
					[t('labels.certificates.valid_until'), formatDate(newest.valid_until, locale)],
					...(newest.code ? [[t('labels.certificates.code'), newest.code] as const] : []),
				]}
			/>
			<CertificateActs id={id} company={company} newest={newest} reissue={reissue} view={view} />
			<FormerCertificates certificates={certificates} />
		</Stack>
	);
};

/** The certificates of an assessment: the newest with its state and actions, and the former ones. */
export const IssuedCertificates = (props: IssuedProps) => {
	const query = api.console.certificates.list.useQuery({ id: props.id });
	return (
		<Loaded query={query} heights={[56, 48, 48]}>
			{(shown) => <Shown {...props} shown={shown} />}
		</Loaded>
	);
};
