import type { CertificateState } from '#shared/certificates/validity.ts';
import type { Locale } from '#shared/i18n/translate.ts';

/**
 * The words of the mark. They are drawn as paths, so that they look alike on every page: after a change,
 * `scripts/fonts/mark-glyphs.ts` makes their glyphs.
 */

type Words = {
	/** Of a valid certificate only. */
	certified: string;
	/** In place of the stars. */
	states: Record<Exclude<CertificateState, 'valid'>, string>;
	year: (year: string) => string;
};

export const WORDS: Record<Locale, Words> = {
	ja: {
		certified: 'Kyosei 認証企業',
		states: { expired: '有効期限切れ', withdrawn: '取り消し', replaced: '再発行済み' },
		year: (year) => `${year}年`,
	},
	en: {
		certified: 'Kyosei certified',
		states: { expired: 'Expired', withdrawn: 'Withdrawn', replaced: 'Replaced' },
		year: (year) => year,
	},
};

/** Characters of years and codes. */
export const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ-';
