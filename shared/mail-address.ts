/**
 * Mail addresses as people type them, alike in browser, server and imports: full width is folded, the local part is ASCII,
 * and the domain may be of any script. One domain has several spellings, which UTS 46 makes equal (例え.jp is xn--r8jz45g.jp).
 */

/** Providers that gave out addresses with a dot at the end of the local part, or with several in a row, against RFC 5321. */
const LOOSE_DOMAINS: readonly string[] = ['docomo.ne.jp', 'ezweb.ne.jp'];

/** The characters of an atom in RFC 5322, and dots. */
const LOCAL_PART = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;

/** With at least two labels; the last has letters only, or is punycode. */
const ASCII_DOMAIN = /^(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/;

/** Characters that UTS 46 ignores in domains. */
const IGNORED = /[\u00ad\u200b\u2060\ufeff\p{Variation_Selector}]/gu;

/** Would end the host of a URL, encode other characters, or be left out of it. */
const DELIMITER = /[\s\p{Cc}/?#:@\\%[\]]/u;

/** The full width of ASCII, as Japanese keyboards type it. */
const narrow = (text: string): string =>
	text.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

const foldDomain = (domain: string): string => domain.normalize('NFKC').replace(/。/g, '.').replace(IGNORED, '');

/** By UTS 46, which browsers and Node apply to the hosts of URLs. */
const hostOf = (domain: string): string | null => {
	try {
		return new URL(`http://${domain}`).hostname;
	} catch {
		return null;
	}
};

/** In lower case and punycode; null if it is no domain. */
const asciiDomain = (domain: string): string | null => {
	if (DELIMITER.test(domain)) return null;
	const ascii = /^[\x21-\x7e]*$/.test(domain) ? domain.toLowerCase() : hostOf(domain);
	return ascii !== null && ASCII_DOMAIN.test(ascii) ? ascii : null;
};

const isLocalPart = (local: string, ascii: string): boolean =>
	LOCAL_PART.test(local) &&
	!local.startsWith('.') &&
	(LOOSE_DOMAINS.includes(ascii) || !(local.endsWith('.') || local.includes('..')));

export type MailAddress = {
	/** As typed, but for the width of its characters; this is stored. */
	address: string;
	/** In lower case and punycode: equal for all spellings. */
	ascii: string;
};

/** Null if it is no mail address. */
export const readMailAddress = (typed: string): MailAddress | null => {
	const [local, wideDomain, ...more] = narrow(typed.trim()).split('@');
	if (local === undefined || wideDomain === undefined || more.length > 0) return null;
	const domain = foldDomain(wideDomain);
	const ascii = asciiDomain(domain);
	if (ascii === null || !isLocalPart(local, ascii)) return null;
	return { address: `${local}@${domain}`, ascii: `${local.toLowerCase()}@${ascii}` };
};

/** The spelling in ASCII, by which addresses are compared; what is no address is only put in lower case. */
export const asciiAddress = (address: string): string => readMailAddress(address)?.ascii ?? address.toLowerCase();
