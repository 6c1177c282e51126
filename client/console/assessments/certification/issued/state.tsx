import type { Outputs } from '#client/api/client.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import type { CertificateState } from '#shared/certificates/validity.ts';

export type Issued = Outputs['console']['certificates']['list']['data']['certificates'][number];

const TONES: Record<CertificateState, BadgeTone> = {
	valid: 'green',
	expired: 'red',
	withdrawn: 'red',
	replaced: 'grey',
};

export const CertificateStateBadge = ({ state }: { state: CertificateState }) => {
	const { t } = useText();
	return <Badge tone={TONES[state]}>{t(`console.certificates.states.${state}`)}</Badge>;
};

/** Tones of the banner that states the certificate's state. */
export const STATE_TONES = { valid: 'success', expired: 'warning', withdrawn: 'error', replaced: 'warning' } as const;

/** Returns a sentence about the state of an assessment's newest certificate. The newest is never 'replaced'. */
export const useStanding = (): ((issued: Pick<Issued, 'valid_until' | 'withdrawn_at' | 'state'>) => string) => {
	const { t, locale } = useText();
	return ({ valid_until, withdrawn_at, state }) => {
		if (withdrawn_at) return t('console.certificates.standing.withdrawn', { date: formatDate(withdrawn_at, locale) });
		const date = formatDate(valid_until, locale);
		return t(`console.certificates.standing.${state === 'expired' ? 'expired' : 'valid'}`, { date });
	};
};
