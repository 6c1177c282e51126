import { isOptional, NOTICE_KINDS, type OptionalKind } from '#shared/notices/kinds.ts';
import type { ServerText } from '#shared/texts/server.ts';

/**
 * Fields whose changes the audit log keeps, by kind of record. Whatever is not named here cannot get into it: hashes of
 * passwords, tokens and codes never do (tests/rules/audited-fields.test.ts).
 */

/** How a stored value is put into words. */
export type Wording =
	| 'plain'
	| 'date'
	| 'role'
	| 'industry'
	| 'companies'
	| 'people'
	| 'subCategory'
	| 'targets'
	| Choice;

/** Values that are codes, with a text each. */
export type Choice =
	| 'yesNo'
	| 'shareContent'
	| 'listing'
	| 'channel'
	| 'locale'
	| 'explainLevel'
	| 'basisKinds'
	| 'phraseKind';

export type AuditedField = { label: ServerText; as: Wording };

const fieldsOf = <const Name extends string>(
	feature: string,
	names: readonly Name[],
	as: Wording = 'plain',
): Record<Name, AuditedField> =>
	Object.fromEntries(
		names.map((name): [string, AuditedField] => [name, { label: `labels.${feature}.${name}` as ServerText, as }]),
	) as Record<Name, AuditedField>;

const kindsOfNotices = Object.fromEntries(
	NOTICE_KINDS.filter(isOptional).map((kind): [string, AuditedField] => [
		kind,
		{ label: `mails.kinds.${kind}` as ServerText, as: 'channel' },
	]),
) as Record<OptionalKind, AuditedField>;

/** In the order of the forms. */
export const AUDITED = {
	company: {
		...fieldsOf('companies', ['company_name', 'company_name_kana', 'registration_number', 'your_number']),
		...fieldsOf('companies', ['corporate_number']),
		...fieldsOf('companies', ['industry_code'], 'industry'),
		...fieldsOf('companies', ['ceo_name', 'ceo_name_kana', 'position', 'company_address', 'phone_number', 'email']),
		...fieldsOf('companies', ['homepage_url']),
		...fieldsOf('companies', ['established_date'], 'date'),
		...fieldsOf('companies', ['funds']),
		...fieldsOf('companies', ['is_listed'], 'listing'),
		...fieldsOf('companies', [
			'market_name',
			'employee_count',
			'foreign_employee_count',
			'permanent_employee_count',
			'contract_employee_count',
			'temporary_employee_count',
			'contractor_count',
			'part_time_employee_count',
			'intern_count',
			'specialist_count',
			'employee_countries',
		]),
	},
	assessors: fieldsOf('assessment', ['user_ids'], 'people'),
	sharing: { is_shared: { label: 'audit.fields.positionShared', as: 'yesNo' } },
	share: {
		...fieldsOf('shares', ['shows'], 'shareContent'),
		...fieldsOf('shares', ['shown_to']),
		...fieldsOf('shares', ['until'], 'date'),
		...fieldsOf('shares', ['page_language'], 'locale'),
		...fieldsOf('shares', ['is_ended'], 'yesNo'),
	},
	listing: { is_listed: { label: 'audit.fields.inDirectory', as: 'yesNo' } },
	account: {
		...fieldsOf('accounts', ['name', 'name_kana', 'email', 'phone_number', 'department', 'position']),
		...fieldsOf('accounts', ['role'], 'role'),
		...fieldsOf('accounts', ['company_ids'], 'companies'),
	},
	passkey: { name: { label: 'labels.secondFactor.passkey', as: 'plain' } },
	notices: { ...fieldsOf('notices', ['locale'], 'locale'), ...kindsOfNotices },
	inquiry: { ...fieldsOf('free', ['in_charge_id'], 'people'), ...fieldsOf('free', ['note']) },
	period: fieldsOf('assessment', ['start_date', 'end_date'], 'date'),
	phrase: {
		...fieldsOf('papers', ['content', 'content_en']),
		...fieldsOf('phrases', ['sub_category_key'], 'subCategory'),
		...fieldsOf('phrases', ['grade_band']),
		...fieldsOf('phrases', ['kind'], 'phraseKind'),
	},
	paper: {
		...fieldsOf('papers', ['introduction', 'introduction_en']),
		...fieldsOf('papers', ['explain_level'], 'explainLevel'),
		...fieldsOf('papers', ['is_published'], 'yesNo'),
		...fieldsOf('papers', ['publish_on'], 'date'),
		parent: { label: 'audit.fields.place', as: 'plain' },
		order: { label: 'audit.fields.order', as: 'plain' },
		...fieldsOf('papers', ['content', 'content_en', 'points', 'weight', 'na_condition', 'na_condition_en']),
		...fieldsOf('papers', ['is_critical', 'is_critical_item'], 'yesNo'),
		...fieldsOf('papers', ['purpose', 'purpose_en']),
		...fieldsOf('papers', ['kind'], 'basisKinds'),
		...fieldsOf('papers', ['basis', 'evidence']),
		...fieldsOf('papers', ['sdg_target_ids'], 'targets'),
		...fieldsOf('papers', ['full', 'full_en', 'half', 'half_en', 'none', 'none_en']),
	},
} as const satisfies Record<string, Record<string, AuditedField>>;

export type AuditedRecord = keyof typeof AUDITED;

export type FieldOf<R extends AuditedRecord> = keyof (typeof AUDITED)[R] & string;
