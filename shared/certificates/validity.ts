import { addDays } from '#shared/dates.ts';

/** Validity of certificates. Dates are in Tokyo. */

/** Last day on which it is valid. */
export const lastValidDay = (expiresAt: string): string => addDays(expiresAt, -1);

/** States of a certificate that is neither withdrawn nor replaced. */
export const CURRENT_STATES = ['expired', 'valid'] as const;
export type CurrentState = (typeof CURRENT_STATES)[number];

/** State of a certificate that is neither withdrawn nor replaced. */
export const currentStateOf = (expiresOn: string, today: string): CurrentState =>
	today < expiresOn ? 'valid' : 'expired';

/** In order of precedence: a withdrawn certificate stays withdrawn when it is replaced or expires. */
export const CERTIFICATE_STATES = ['withdrawn', 'replaced', ...CURRENT_STATES] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

type Issued = { withdrawnAt: Date | null; replacedAt: Date | null; expiresOn: string };

export const stateOf = ({ withdrawnAt, replacedAt, expiresOn }: Issued, today: string): CertificateState => {
	if (withdrawnAt) return 'withdrawn';
	if (replacedAt) return 'replaced';
	return currentStateOf(expiresOn, today);
};

/** A valid certificate expires soon when its last day is today or at most this many days later. */
export const EXPIRING_DAYS = 90;

/** The latest `expiresOn` that counts as expiring soon. */
export const expiresSoonUntil = (today: string): string => addDays(today, EXPIRING_DAYS + 1);
