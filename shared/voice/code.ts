import { codesOf } from '#shared/codes.ts';
import { CURRENT_SET, FIRST_SET, STATEMENT_SETS, type StatementSet } from './statements.ts';

/**
 * The code on a slip: 12 random characters (60 bits) and a check character, `7Q2M-0H3K-VJ8P-F`. It says neither company
 * nor round: whoever finds a slip knows nothing. Before it stands the set of statements that its round asks,
 * `2-7Q2M-0H3K-VJ8P-F`; slips of the first set have none.
 */

/** How many characters of a code are random. */
export const RANDOM_CHARACTERS = 12;

export const { codeOf, readCode } = codesOf(RANDOM_CHARACTERS, 4);

export type Slip = { set: StatementSet; code: string };

export const writtenSlip = ({ set, code }: Slip): string => (set === FIRST_SET ? code : `${set}-${code}`);

/** The slip that somebody types; null where it is none. */
export const readSlip = (typed: string): Slip | null => {
	const first = readCode(typed);
	if (first) return { set: FIRST_SET, code: first };
	const rest = typed.normalize('NFKC').trim();
	const set = STATEMENT_SETS.find((one) => one !== FIRST_SET && rest.charAt(0) === String(one));
	const code = set ? readCode(rest.slice(1)) : null;
	return set && code ? { set, code } : null;
};

/** The set of whoever holds this slip; that of today where it is none, or there is none yet. */
export const askedOn = (slip: string | null): StatementSet => (slip && readSlip(slip)?.set) || CURRENT_SET;
