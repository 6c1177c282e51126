import { certificates } from '#server/db/tables/certificates.ts';
import type { DirectoryEntry } from '#shared/certificates/directory.ts';
import { prefectures } from '#shared/certificates/prefectures.ts';
import { lastValidDay } from '#shared/certificates/validity.ts';
import { industries } from '#shared/companies/industries.ts';
import type { Locale } from '#shared/i18n/translate.ts';

/** Columns of a directory entry, as certified, whatever became of the company. */
export const entryColumns = {
	companyName: certificates.companyName,
	industryCode: certificates.industryCode,
	prefecture: certificates.prefecture,
	stars: certificates.stars,
	expiresOn: certificates.expiresOn,
};

export type EntryRecord = Pick<typeof certificates.$inferSelect, keyof typeof entryColumns>;

/** Requires a star, also of certificates whose company consented before stars were required. */
export const isInDirectory = ({ isListed, stars }: { isListed: boolean; stars: number }): boolean =>
	isListed && stars > 0;

const industryOf = (code: string | null, locale: Locale): DirectoryEntry['industry'] => {
	const major = industries.find(({ letter }) => letter === code?.[0]);
	return major ? { letter: major.letter, name: major.name[locale] } : null;
};

const prefectureOf = (code: number | null, locale: Locale): DirectoryEntry['prefecture'] => {
	const prefecture = prefectures.find((one) => one.code === code);
	return prefecture ? { code: prefecture.code, name: prefecture[locale] } : null;
};

export const presentEntry = (record: EntryRecord, locale: Locale): DirectoryEntry => ({
	company_name: record.companyName,
	industry: industryOf(record.industryCode, locale),
	prefecture: prefectureOf(record.prefecture, locale),
	stars: record.stars,
	valid_until: lastValidDay(record.expiresOn),
});
