/** Without letters and digits that look alike: the password is read out, or typed from paper. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Larger random bytes are discarded, so that all characters are equally likely. */
const FAIR = 256 - (256 % SIGNS.length);

const sign = (): string => {
	const [byte = FAIR] = crypto.getRandomValues(new Uint8Array(1));
	return byte < FAIR ? (SIGNS[byte % SIGNS.length] ?? '') : sign();
};

/** A random password of 79 bits, such as 'k7mp-x3qa-9tve-hw2d'. */
export const makePassword = (): string =>
	Array.from({ length: GROUPS }, () => Array.from({ length: GROUP_LENGTH }, sign).join('')).join('-');
