import type { Reissue } from '#shared/certificates/issued.ts';
import type { Issued } from './state.tsx';

/** What a re-issue changes. */

const CERTIFIED = ['company_name', 'company_address', 'registration_number', 'industry_code'] as const;

export type Change = {
	name: (typeof CERTIFIED)[number] | 'reissued_on';
	before: string | null;
	after: string;
};

/** What the correction, with this date, would say other than the newest certificate; issue date and expiry stay. */
export const changesOf = (newest: Issued, reissue: Reissue, reissuedOn: string): Change[] => {
	const facts = CERTIFIED.map((name) => ({ name, before: newest[name], after: reissue[name] }));
	const isDated = reissuedOn !== '' && reissuedOn !== (newest.reissued_on ?? newest.issued_at);
	const dates = isDated ? [{ name: 'reissued_on' as const, before: newest.reissued_on, after: reissuedOn }] : [];
	return [...facts, ...dates].filter(({ before, after }) => before !== after);
};
