import { domainToUnicode } from 'node:url';
import { readMailAddress } from '#shared/mail-address.ts';

/** The spellings of an email in lower case: as it is typed (the first one), with its domain in ASCII, and in Unicode. */
export const spellingsOf = (email: string): string[] => {
	const read = readMailAddress(email);
	if (!read) return [email.toLowerCase()];
	const { address, ascii } = read;
	const [local, domain = ''] = ascii.split('@');
	return [...new Set([address.toLowerCase(), ascii, `${local}@${domainToUnicode(domain)}`])];
};
