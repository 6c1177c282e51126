import { AUDITED, type AuditedField, type AuditedRecord } from '#server/audit/fields.ts';

/** Which record the changes of an action belong to, by the action or its beginning. */
const RECORDS: readonly (readonly [action: string, record: AuditedRecord])[] = [
	['share.', 'share'],
	['company.assessors_assigned', 'assessors'],
	['company.position_', 'sharing'],
	['company.', 'company'],
	['certificate.', 'listing'],
	['member.', 'account'],
	['admin_user.', 'account'],
	['profile.', 'account'],
	['second_factor.renamed', 'passkey'],
	['notice_setting.', 'notices'],
	['assessment.dates_updated', 'period'],
	['inquiry.', 'inquiry'],
	['phrase.', 'phrase'],
	['paper.', 'paper'],
];

/** Null for an action or a field unknown to this version. */
export const fieldOf = (action: string, name: string): AuditedField | null => {
	const [, record] = RECORDS.find(([beginning]) => action.startsWith(beginning)) ?? [];
	const fields: Readonly<Record<string, AuditedField>> = record ? AUDITED[record] : {};
	return Object.hasOwn(fields, name) ? (fields[name] ?? null) : null;
};
