import { useRef } from 'react';
import { formatDateTime } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { standingOf } from '#client/evidence/standing.ts';
import { Banner } from '#client/ui/states.tsx';
import type { EvidenceRequest } from '#shared/evidence/requests.ts';
import { useRequestKeys } from './request-keys.ts';

type DecidedProps = {
	request: EvidenceRequest;
	/** Opens the next answered request; null if there is none. */
	onNext: (() => void) | null;
};

/** A request that cannot be acted on, and why. */
export const Decided = ({ request, onNext }: DecidedProps) => {
	const { t, locale } = useText();
	const view = useRef<HTMLDivElement>(null);
	useRequestKeys(view, { accept: null, giveBack: null, next: onNext });
	const at = formatDateTime(request.decided_at, locale);
	const standing = standingOf(request);
	return (
		<div ref={view}>
			{standing === 'accepted' && <Banner tone="success" title={t('console.requests.acceptedAt', { at })} />}
			{standing === 'withdrawn' && (
				<Banner tone="info" title={t('console.requests.withdrawnAt', { at })}>
					<p>{t(`console.requests.because.${request.withdrawn_because ?? 'staff'}`)}</p>
				</Banner>
			)}
			{(standing === 'resting' || standing === 'undecided') && (
				<Banner tone="info" title={t('console.requests.inactive')}>
					<p>{t(`console.requests.${standing}`)}</p>
				</Banner>
			)}
		</div>
	);
};
