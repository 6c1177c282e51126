import { css } from 'goober';
import { useEffect, useRef } from 'react';
import { companyPaths } from '#client/base/company-paths.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { returnReason } from '#client/evidence/news.ts';
import { standingOf } from '#client/evidence/standing.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { EvidenceRequest } from '#shared/evidence/requests.ts';
import { useOpenRequests } from './requests.ts';

const said = css`white-space: pre-wrap; overflow-wrap: anywhere;`;
const taker = css`&:focus { outline: none; }`;

/** After an answer: a link to the next open request, or back to the overview. */
const Next = ({ id }: { id: number }) => {
	const { t } = useText();
	const others = useOpenRequests().filter((request) => request.id !== id);
	const [next] = others;
	return (
		<div>
			{next ? (
				<ButtonLink kind="primary" to={companyPaths.evidenceRequest(next.id)}>
					{t('company.requests.toNext', { count: others.length })}
				</ButtonLink>
			) : (
				<ButtonLink to={companyPaths.assessment}>{t('company.requests.toOverview')}</ButtonLink>
			)}
		</div>
	);
};

/** Confirms that the answer was sent. Takes the focus, so that screen readers announce it. */
const Sent = ({ id }: { id: number }) => {
	const { t } = useText();
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		box.current?.focus();
	}, []);
	return (
		<div ref={box} tabIndex={-1} className={taker}>
			<Banner tone="success" title={t('company.requests.sent')}>
				<p>{t('company.requests.sentText')}</p>
				<Next id={id} />
			</Banner>
		</div>
	);
};

type StandingProps = {
	request: EvidenceRequest;
	isSent: boolean;
};

/** The state of the request and what it means for the company; after a return, the reason. */
export const StandingBanner = ({ request, isSent }: StandingProps) => {
	const { t, locale } = useText();
	const standing = standingOf(request);
	const returned = returnReason(request);
	const date = formatDate(request.decided_at, locale);
	switch (standing) {
		case 'open':
			return (
				returned && (
					<Banner tone="warning" title={t('company.requests.returned')}>
						<p className={said}>{returned.content}</p>
						<p>{t('company.requests.returnedText')}</p>
					</Banner>
				)
			);
		case 'answered':
			return isSent ? (
				<Sent id={request.id} />
			) : (
				<Banner tone="info" title={t('company.requests.checking')}>
					<p>{t('company.requests.checkingText')}</p>
				</Banner>
			);
		case 'accepted':
			return <Banner tone="success" title={t('company.requests.acceptedOn', { date })} />;
		case 'withdrawn':
			return (
				<Banner tone="info" title={t('company.requests.withdrawnOn', { date })}>
					<p>{t(`company.requests.because.${request.withdrawn_because ?? 'staff'}`)}</p>
				</Banner>
			);
		default:
			return (
				<Banner tone="info" title={t('company.requests.movedOn')}>
					<p>{t(`company.requests.${standing}`)}</p>
				</Banner>
			);
	}
};
