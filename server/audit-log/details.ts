import type { DetailKey } from '#server/audit/detail-keys.ts';
import { type RatedItem, readRatedItems } from '#server/audit/rated-items.ts';
import type { Ref, Subjects } from '#server/subjects/names.ts';
import type { AuditEventRow } from '#shared/audit/schemas.ts';
import { NO_REASON } from '#shared/audit/schemas.ts';
import { wordedDate } from '#shared/dates.ts';
import { WITHDRAWALS } from '#shared/evidence/states.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { type ServerText, serverText, statusName } from '#shared/texts/server.ts';
import { LOG_REASONS } from '#shared/voice/log-reasons.ts';
import { roleName } from './roles.ts';

type Detail = AuditEventRow['detail'];
type Value = Detail[string];
type Words = { locale: Locale; subjects: Subjects; detail: Detail };
type Entry = readonly [label: ServerText, value: string];

/** `nothing` is what null means; without it a null is not said. */
type Reference = { type: string; label: ServerText; nothing?: ServerText };

/** Keys of details that hold the id of a record. */
const REFERENCES = {
	sub_category_id: { type: 'sub_category', label: 'labels.free.sub_category_id' },
	user_id: { type: 'user', label: 'labels.assessment.assignee', nothing: 'audit.nobody' },
	// A link to the certificate has none.
	progress_id: { type: 'assessment_progress', label: 'labels.evidence.progress_id' },
	document: { type: 'document', label: 'labels.files.document' },
	evidence_request_id: { type: 'evidence_request', label: 'labels.evidence.answer_content_id' },
	plan_action_id: { type: 'plan_action', label: 'labels.plans.action_id' },
	interest_of: { type: 'user', label: 'audit.details.declarer' },
} as const satisfies Partial<Record<DetailKey, Reference>>;

const referenceOf = (key: string): Reference | undefined => (REFERENCES as Readonly<Record<string, Reference>>)[key];

/** Records referenced by the details of an event. */
export const refsIn = (detail: Detail): Ref[] =>
	Object.entries(detail).flatMap(([key, id]) => {
		const reference = referenceOf(key);
		return reference && typeof id === 'number' ? [{ type: reference.type, id }] : [];
	});

/** Method used beside a password at sign-in, or added to the account. */
const SIGN_IN_METHODS: Readonly<Record<string, ServerText>> = {
	totp: 'audit.methods.totp',
	recovery_code: 'labels.secondFactor.recovery_code',
	passkey: 'labels.secondFactor.passkey',
	passkey_alone: 'audit.methods.passkeyAlone',
};

/** Keys already covered by the sentence, its subject or the changes, and numbers that say nothing to a reader. */
const SAID = [
	'many_addresses',
	'company_id',
	'is_premium',
	'from',
	'company_name_from',
	'company_name_to',
	'company_address_from',
	'company_address_to',
	'user_ids',
	'version',
	'document_id',
	'evidence_file_id',
	'action_proof_id',
	'objection_id',
	'objection_file_id',
	'calibration_id',
	'share_id',
] as const satisfies readonly DetailKey[];

const isSaid = (key: string): boolean => SAID.some((one) => one === key);

/** Every key that is neither a reference nor said elsewhere has words, in this order. */
type Worded = Exclude<DetailKey, keyof typeof REFERENCES | (typeof SAID)[number]>;

const dateWords = (value: Value, locale: Locale): string =>
	typeof value === 'string' ? wordedDate(value, locale) : serverText(locale, 'audit.nobody');

const rateWords = (rate: RatedItem['from'], locale: Locale): string =>
	serverText(locale, rate === null ? 'audit.ratings.unrated' : `audit.ratings.rate${rate}`);

const ratingWords = (line: string, locale: Locale): string =>
	readRatedItems(line)
		.map(({ number, from, to, memoChanged }) => {
			const move =
				from === to && memoChanged
					? null
					: serverText(locale, 'audit.details.move', { from: rateWords(from, locale), to: rateWords(to, locale) });
			const memo = memoChanged ? serverText(locale, 'audit.ratings.memo') : null;
			return [number, move, memo].filter(Boolean).join(' ');
		})
		.join(serverText(locale, 'audit.and'));

const ENTRIES: Readonly<Record<Worded, (value: Value, words: Words) => Entry>> = {
	to: (to, { detail: { from }, locale }) => [
		'labels.assessment.status',
		serverText(locale, 'audit.details.move', {
			from: typeof from === 'number' ? statusName(locale, from) : '--',
			to: typeof to === 'number' ? statusName(locale, to) : '--',
		}),
	],
	reason: (reason, { locale }) => [
		'labels.assessment.reason',
		reason === NO_REASON ? serverText(locale, 'exports.workbook.noReason') : String(reason ?? '--'),
	],
	critical_failures: (count) => ['labels.reports.critical_failures', String(count)],
	reissued_on: (date, { locale }) => ['labels.certificates.reissued_on', dateWords(date, locale)],
	issue_date: (date, { locale }) => ['labels.certificates.issue_date', dateWords(date, locale)],
	start_date: (date, { locale }) => ['labels.assessment.start_date', dateWords(date, locale)],
	end_date: (date, { locale }) => ['labels.assessment.end_date', dateWords(date, locale)],
	role: (role, words) => ['labels.accounts.role', roleName(role, words)],
	area: (area, { locale }) => [
		'audit.details.area',
		serverText(locale, area === 'app' ? 'audit.areas.app' : 'audit.areas.console'),
	],
	method: (method, { locale }) => {
		const known = SIGN_IN_METHODS[String(method)];
		return ['audit.details.method', known ? serverText(locale, known) : String(method)];
	},
	call: (call) => ['audit.details.call', String(call)],
	companies: (count) => ['audit.details.companies', String(count)],
	assigned: (names, { locale }) => ['audit.details.assessors', String(names) || serverText(locale, 'audit.nobody')],
	marked: (count) => ['audit.details.marked', String(count)],
	not_marked: (count) => ['audit.details.notMarked', String(count)],
	ratings: (line, { locale }) => ['audit.details.ratings', ratingWords(String(line), locale)],
	file_name: (name) => ['labels.evidence.file_id', String(name)],
	questions: (count) => ['labels.evidence.answer_content_ids', String(count)],
	because: (because, { locale }) => {
		const known = WITHDRAWALS.find((reason) => reason === because);
		return ['audit.details.because', known ? serverText(locale, `audit.withdrawals.${known}`) : String(because)];
	},
	closes_on: (date, { locale }) => ['labels.voice.closes_on', dateWords(date, locale)],
	codes_made: (count) => ['labels.voice.codes_made', String(count)],
	key_lost: (_is, { locale }) => ['audit.details.result', serverText(locale, 'audit.keyLost')],
	left_in_log: (reasons, { locale }) => [
		'audit.details.leftInLog',
		LOG_REASONS.filter((reason) => String(reasons).split(' ').includes(reason))
			.map((reason) => serverText(locale, `audit.logReasons.${reason}`))
			.join(serverText(locale, 'audit.and')),
	],
	plan_actions: (count) => ['audit.details.actionsSaved', String(count)],
	points: (count) => ['labels.objections.point_count', String(count)],
	upheld: (count) => ['labels.objections.upheld_count', String(count)],
	same_person: (_is, { locale }) => ['audit.details.finaliser', serverText(locale, 'audit.samePerson')],
	by_involved: (_is, { locale }) => ['audit.details.decider', serverText(locale, 'audit.involved')],
	since_on: (date, { locale }) => ['labels.interests.since_on', dateWords(date, locale)],
	parts: (count) => ['audit.details.parts', String(count)],
	declared: (count) => ['audit.details.declared', String(count)],
	photos: (count) => ['audit.details.photos', String(count)],
	bulk_act: (act, { locale }) => ['labels.bulk.act', serverText(locale, `bulk.acts.${act}` as ServerText)],
	bulk_rows: (count) => ['audit.details.rows', String(count)],
	per_day: (count) => ['labels.bulk.per_day', String(count)],
	rows: (count) => ['audit.details.erased', String(count)],
	certificates: (count) => ['audit.details.certificatesKept', String(count)],
	terms_version: (version) => ['labels.legal.terms_version', String(version)],
	round: (round, { locale }) => [
		'audit.details.round',
		serverText(locale, round === 2 ? 'audit.rounds.second' : 'audit.rounds.first'),
	],
};

const entryOf = (key: string, value: Value, words: Words): Entry | null => {
	const { locale, subjects } = words;
	const reference = referenceOf(key);
	if (!reference) {
		const worded = (ENTRIES as Readonly<Record<string, (value: Value, words: Words) => Entry>>)[key];
		// Of a version of the product that has other details.
		return worded ? worded(value, words) : ['audit.details.other', String(value ?? '--')];
	}
	if (typeof value !== 'number')
		return reference.nothing ? [reference.label, serverText(locale, reference.nothing)] : null;
	const found = subjects.find({ type: reference.type, id: value });
	return found && [reference.label, found.name];
};

const lineOf = (key: string, value: Value, words: Words): string[] => {
	const entry = entryOf(key, value, words);
	if (!entry) return [];
	const [label, said] = entry;
	return [serverText(words.locale, 'audit.details.line', { label: serverText(words.locale, label), value: said })];
};

/** The database orders keys by their length. */
const placeOf = (key: string): number => Object.keys(ENTRIES).indexOf(key);

/** Details of an event in words, one per line; the reason, which may span lines, comes last. */
export const detailWords = (detail: Detail, subjects: Subjects, locale: Locale): string => {
	const words = { locale, subjects, detail };
	const { reason, ...others } = detail;
	const listed = Object.entries(others).sort(([one], [other]) => placeOf(one) - placeOf(other));
	return [...listed, ...(reason === undefined ? [] : [['reason', reason] as const])]
		.filter(([key]) => !isSaid(key))
		.flatMap(([key, value]) => lineOf(key, value, words))
		.join('\n');
};
