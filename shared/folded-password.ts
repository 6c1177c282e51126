/**
 * The form in which passwords are hashed: those that differ only in how a keyboard writes the same characters (full or
 * half width, composed or not) are one. Case and spaces count.
 */
export const foldPassword = (password: string): string => password.normalize('NFKC');

/** The forms against which a stored hash is verified: hashes of former versions are of the password as typed. */
export const passwordForms = (password: string): [folded: string, typed?: string] => {
	const folded = foldPassword(password);
	return folded === password ? [folded] : [folded, password];
};
