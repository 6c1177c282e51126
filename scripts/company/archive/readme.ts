import { LEFT_OUT } from '#scripts/company/left-out.ts';
import { OWNED_TABLES, type OwnedTable, ownedOf } from '#scripts/company/tables.ts';
import { wordedInstant } from '#shared/dates.ts';
import { LOCALES, type Locale } from '#shared/i18n/translate.ts';
import { type ServerText, serverText } from '#shared/texts/server.ts';

/** README.md of an archive, in both languages. */

export type Contents = {
	company: string;
	madeAt: Date;
	rows: ReadonlyMap<OwnedTable, number>;
	files: number;
	/** Entries missing in the storage. */
	missing: readonly string[];
	/** Missing entries that are still referenced, that is, not deleted on purpose. */
	lost: readonly string[];
};

/** Tables in the archive, each a file in `data`. */
export const ARCHIVED: readonly OwnedTable[] = OWNED_TABLES.filter((table) => !ownedOf(table).leftOut);

export const dataEntry = (table: OwnedTable): string => `data/${table}.json`;

const section = (locale: Locale, contents: Contents): string => {
	const say = (key: ServerText, variables: Record<string, string | number> = {}) => serverText(locale, key, variables);
	const data = ARCHIVED.map((table) =>
		say('archive.file', {
			file: dataEntry(table),
			what: say(`archive.tables.${table}` as ServerText),
			count: contents.rows.get(table) ?? 0,
		}),
	);
	const missing = contents.missing.map((entry) => `- ${entry}`);
	return [
		`# ${say('archive.title', { company: contents.company })}`,
		'',
		say('archive.lead', { time: wordedInstant(contents.madeAt, locale) }),
		'',
		`## ${say('archive.dataTitle')}`,
		'',
		say('archive.dataLead'),
		'',
		...data,
		'',
		`## ${say('archive.filesTitle')}`,
		'',
		say('archive.filesLead', { count: contents.files }),
		'',
		`- ${say('archive.folders.question')}`,
		`- ${say('archive.folders.plan')}`,
		`- ${say('archive.folders.printed')}`,
		`- ${say('archive.folders.certificates')}`,
		...(missing.length > 0 ? ['', say('archive.missing'), '', ...missing] : []),
		'',
		`## ${say('archive.leftOutTitle')}`,
		'',
		...LEFT_OUT.map((reason) => `- ${say(`archive.leftOut.${reason}`)}`),
		'',
	].join('\n');
};

export const readmeOf = (contents: Contents): string =>
	LOCALES.map((locale) => section(locale, contents)).join('\n---\n\n');
