import { LEFT_OUT } from '#scripts/company/left-out.ts';
import { OWNED_TABLES, type OwnedTable, ownedOf } from '#scripts/company/tables.ts';
import { wordedInstant } from '#shared/dates.ts';
import { LOCALES, type Locale } from '#shared/i18n/translate.ts';
import { type ServerText, serverText } from '#shared/texts/server.ts';

/** What README.md of an archive says, in both languages. */

export type Contents = {
	company: string;
	madeAt: Date;
	/** The rows of each file. */
	rows: ReadonlyMap<OwnedTable, number>;
	files: number;
	/** Entries whose file the storage does not have. */
	missing: readonly string[];
	/** Those of them whose rows still name it: no file of them was deleted on purpose. */
	lost: readonly string[];
};

/** The tables that are in the archive, each as a file of `data`. */
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
