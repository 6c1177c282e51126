import { codesOf } from '#shared/codes.ts';
import { CURRENT_SET, FIRST_SET, STATEMENT_SETS, type StatementSet } from './statements.ts';

/**
 * Code of a slip: 12 random characters (60 bits) and a check character, `7Q2M-0H3K-VJ8P-F`. It identifies neither
 * company nor round, so a found slip reveals nothing. A prefix is the set of statements, `2-7Q2M-0H3K-VJ8P-F`; slips of
 * the first set have none.
 */

export const RANDOM_CHARACTERS = 12;

export const { codeOf, readCode } = codesOf(RANDOM_CHARACTERS, 4);

export type Slip = { set: StatementSet; code: string };

export const writtenSlip = ({ set, code }: Slip): string => (set === FIRST_SET ? code : `${set}-${code}`);

/** Parses a typed slip; null if it is invalid. */
export const readSlip = (typed: string): Slip | null => {
	const first = readCode(typed);
	if (first) return { set: FIRST_SET, code: first };
	const rest = typed.normalize('NFKC').trim();
	const set = STATEMENT_SETS.find((one) => one !== FIRST_SET && rest.charAt(0) === String(one));
	const code = set ? readCode(rest.slice(1)) : null;
	return set && code ? { set, code } : null;
};

/** Set of statements for a slip; the current one if it is invalid or missing. */
export const askedOn = (slip: string | null): StatementSet => (slip && readSlip(slip)?.set) || CURRENT_SET;
