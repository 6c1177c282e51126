import { addDays } from '#shared/dates.ts';

/** When a certificate is valid. Dates are those of Tokyo. */

/** The last day on which it is valid. */
export const lastValidDay = (expiresAt: string): string => addDays(expiresAt, -1);

/** In this order: a withdrawn one stays withdrawn when it is replaced or expires. */
export const CERTIFICATE_STATES = ['withdrawn', 'replaced', 'expired', 'valid'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

type Issued = { withdrawnAt: Date | null; replacedAt: Date | null; expiresOn: string };

/** The state of a certificate today. */
export const stateOf = ({ withdrawnAt, replacedAt, expiresOn }: Issued, today: string): CertificateState => {
	if (withdrawnAt) return 'withdrawn';
	if (replacedAt) return 'replaced';
	return today < expiresOn ? 'valid' : 'expired';
};
