import { useText } from '#client/base/locale.tsx';
import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import type { CertificationStatus } from '#shared/certificates/schemas.ts';
import type { CurrentState } from '#shared/certificates/validity.ts';
import { CertificateStateBadge } from './issued/state.tsx';

const TONES: Record<CertificationStatus, BadgeTone> = {
	certified: 'green',
	expired: 'red',
	not_issued: 'yellow',
	applied: 'yellow',
};

type Standing = { status: CertificationStatus; withdrawn_at: string | null };

/**
 * `status` stays 'expired' after a withdrawal, for compatibility with other clients; so the withdrawal is checked first.
 */
export const CertificationBadge = ({ certification: { status, withdrawn_at } }: { certification: Standing }) => {
	const { t } = useText();
	if (withdrawn_at) return <CertificateStateBadge state="withdrawn" />;
	return <Badge tone={TONES[status]}>{t(`console.certification.statuses.${status}`)}</Badge>;
};

/** Shown beside the status while critical failures prevent a certificate. */
export const BlockedBadge = () => {
	const { t } = useText();
	return <Badge tone="red">{t('console.certification.blocked')}</Badge>;
};

/** The validity of a certificate that is neither withdrawn nor replaced. */
export const ValidityBadge = ({ state }: { state: CurrentState }) => {
	const { t } = useText();
	return <Badge tone={state === 'valid' ? 'green' : 'red'}>{t(`console.certification.currentStates.${state}`)}</Badge>;
};
