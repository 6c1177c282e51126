import type { AuditedField, Choice, Wording } from '#server/audit/fields.ts';
import type { Change, ChangedValue } from '#server/db/tables/audit.ts';
import type { Ref, Subjects } from '#server/subjects/names.ts';
import type { AuditChange, AuditEventRow } from '#shared/audit/schemas.ts';
import { industries } from '#shared/companies/industries.ts';
import { wordedDate } from '#shared/dates.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { PhraseKind } from '#shared/phrases/kinds.ts';
import type { ShareContent } from '#shared/shares/schemas.ts';
import { type ServerText, serverText } from '#shared/texts/server.ts';
import { fieldOf } from './records.ts';
import { roleName } from './roles.ts';

/** Changes in the reader's words: labels of the fields, and names in place of ids and codes. */

type Detail = AuditEventRow['detail'];
type Words = { locale: Locale; subjects: Subjects; detail: Detail };
type Event = { action: string; detail: Detail; changes: readonly Change[] };

/** Types of records whose ids or keys are values. */
const REFERENCES: Partial<Record<Wording, string>> = {
	companies: 'company',
	people: 'user',
	subCategory: 'sub_category_key',
	targets: 'sdg_target',
};

const idsIn = (value: ChangedValue): (number | string)[] => {
	if (Array.isArray(value)) return value;
	return typeof value === 'string' ? [value] : [];
};

/** Records whose names the changes of an event show. */
export const refsInChanges = ({ action, changes }: Event): Ref[] =>
	changes.flatMap(({ field, from, to }) => {
		const type = REFERENCES[fieldOf(action, field)?.as ?? 'plain'];
		return type ? [...idsIn(from), ...idsIn(to)].map((id) => ({ type, id })) : [];
	});

const CHOICES: Readonly<Record<Choice, (code: string) => string>> = {
	channel: (code) => `audit.channels.${code}`,
	locale: (code) => `subjects.languages.${code}`,
	listing: (code) => `audit.listings.${code}`,
	yesNo: (code) => `exports.workbook.${code}`,
	shareContent: (code) => `audit.shareContents.${code as ShareContent}`,
	explainLevel: (code) => `exports.workbook.explainLevels.${code}`,
	phraseKind: (code) => `audit.phraseKinds.${code as PhraseKind}`,
	basisKinds: (code) => `papers.workbook.basisKinds.${code}`,
};

const chosen = (value: string, choice: Choice, locale: Locale): string => {
	const key = CHOICES[choice](value) as ServerText;
	const text = serverText(locale, key);
	return text === key ? value : text;
};

const industryName = (code: string, locale: Locale): string => {
	const major = industries.find(({ letter }) => letter === code[0]);
	const medium = major?.mediums.find((one) => one.code === code.slice(1));
	return medium ? medium.name[locale] : code;
};

const namesOf = (value: ChangedValue, type: string, { subjects, locale }: Words): string =>
	idsIn(value)
		.map((id) => subjects.get({ type, id }).name)
		.join(serverText(locale, 'audit.and'));

const plain = (value: Exclude<ChangedValue, null>, locale: Locale): string => {
	if (Array.isArray(value)) return value.join(serverText(locale, 'audit.and'));
	if (typeof value === 'object') {
		return serverText(locale, 'audit.longText', { beginning: value.beginning, length: value.length });
	}
	return typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : String(value);
};

const isChoice = (as: Wording): as is Choice => Object.hasOwn(CHOICES, as);

const worded = (value: ChangedValue, { as }: AuditedField, words: Words): string | null => {
	const { locale } = words;
	if (value === null) return null;
	const type = REFERENCES[as];
	if (type) return namesOf(value, type, words);
	if (as === 'role') return roleName(value, words);
	if (as === 'date' && typeof value === 'string') return wordedDate(value, locale);
	if (as === 'industry' && typeof value === 'string') return industryName(value, locale);
	if (isChoice(as)) {
		const codes = typeof value === 'boolean' ? [value ? 'yes' : 'no'] : String(value).split(' ');
		return codes.map((code) => chosen(code, as, locale)).join(serverText(locale, 'audit.and'));
	}
	return plain(value, locale);
};

const UNKNOWN: Pick<AuditedField, 'as'> = { as: 'plain' };

const presentChange = (action: string, change: Change, words: Words): AuditChange => {
	const { field: name, from, to, node, differing } = change;
	const { locale } = words;
	const field = fieldOf(action, name);
	const label = field ? serverText(locale, field.label) : name;
	const as = field ?? { ...UNKNOWN, label: name as ServerText };
	return {
		field: name,
		label: differing ? serverText(locale, 'audit.onlyDiffering', { label }) : label,
		from: worded(from, as, words),
		to: worded(to, as, words),
		part: node ? `${node.number} ${(locale === 'en' && node.content_en) || node.content}`.trim() : null,
	};
};

export const presentChanges = ({ action, detail, changes }: Event, subjects: Subjects, locale: Locale): AuditChange[] =>
	changes.map((change) => presentChange(action, change, { locale, subjects, detail }));

/** Changes as text, one per line, for the workbook. */
export const changeLines = (
	{ changes, change_count: count }: Pick<AuditEventRow, 'changes' | 'change_count'>,
	locale: Locale,
): string => {
	const nothing = serverText(locale, 'audit.nothing');
	const lines = changes.map(({ label, part, from, to }) =>
		serverText(locale, 'audit.details.line', {
			label: part === null ? label : `${part} / ${label}`,
			value: serverText(locale, 'audit.details.move', { from: from ?? nothing, to: to ?? nothing }),
		}),
	);
	const more = count - changes.length;
	return [...lines, ...(more > 0 ? [serverText(locale, 'audit.moreChanges', { count: more })] : [])].join('\n');
};
