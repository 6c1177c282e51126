import type { Reissue } from '#shared/certificates/issued.ts';
import { lastValidDay } from '#shared/certificates/validity.ts';
import { addYears } from '#shared/dates.ts';
import type { Issued } from './state.tsx';

/** What a re-issue changes. */

const CERTIFIED = ['company_name', 'company_address', 'registration_number', 'industry_code'] as const;

export type Change = {
	name: (typeof CERTIFIED)[number] | 'issued_at' | 'valid_until';
	before: string | null;
	after: string;
};

/** What another certificate, with this date, would say other than the newest one. */
export const changesOf = (newest: Issued, reissue: Reissue, issueDate: string): Change[] => {
	const facts = CERTIFIED.map((name) => ({ name, before: newest[name], after: reissue[name] }));
	const dates =
		issueDate === ''
			? []
			: [
					{ name: 'issued_at' as const, before: newest.issued_at, after: issueDate },
					{ name: 'valid_until' as const, before: newest.valid_until, after: lastValidDay(addYears(issueDate, 1)) },
				];
	return [...facts, ...dates].filter(({ before, after }) => before !== after);
};
