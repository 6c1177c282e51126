import type { Reissue } from '#shared/certificates/issued.ts';
import type { Issued } from './state.tsx';

/** Compares the newest certificate with the one that a re-issue would print. */

const CERTIFIED = ['company_name', 'company_address', 'registration_number', 'industry_code'] as const;

export type Change = {
	name: (typeof CERTIFIED)[number] | 'reissued_on' | 'issuer';
	before: string | null;
	after: string | null;
};

const issuerOf = ({ issuer }: Pick<Reissue, 'issuer'>): string | null =>
	issuer && [issuer.organization, issuer.signatory?.title, issuer.signatory?.name].filter(Boolean).join(' ');

/** The values that a re-issue dated `reissuedOn` would change. Issue date and expiry always stay the same. */
export const changesOf = (newest: Issued, reissue: Reissue, reissuedOn: string): Change[] => {
	const facts = CERTIFIED.map((name) => ({ name, before: newest[name], after: reissue[name] }));
	const isDated = reissuedOn !== '' && reissuedOn !== (newest.reissued_on ?? newest.issued_at);
	const dates = isDated ? [{ name: 'reissued_on' as const, before: newest.reissued_on, after: reissuedOn }] : [];
	const issuer = { name: 'issuer' as const, before: issuerOf(newest), after: issuerOf(reissue) };
	return [...facts, issuer, ...dates].filter(({ before, after }) => before !== after);
};
