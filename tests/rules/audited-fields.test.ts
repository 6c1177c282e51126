import { expect, it } from 'vitest';
import { AUDITED, type AuditedField } from '#server/audit/fields.ts';
import { kindOf } from '#server/audit-log/kinds.ts';
import { fieldOf } from '#server/audit-log/records.ts';
import { LOCALES } from '#shared/i18n/translate.ts';
import { serverText } from '#shared/texts/server.ts';

/** What the audit log keeps of records: every field has a label in both languages, and none is a secret. */

const fields = Object.entries(AUDITED).flatMap(([record, those]) =>
	Object.entries(those as Record<string, AuditedField>).map(([name, field]) => ({ record, name, field })),
);

const SECRET = /hash|token|secret|hmac|password|public_key|credential|nonce|recovery|code$/;
/** A code of the national classification. */
const NO_SECRET = ['industry_code'];

it('no field is one of a secret', () => {
	expect(fields.length).toBeGreaterThan(70);
	expect(fields.filter(({ name }) => SECRET.test(name) && !NO_SECRET.includes(name))).toEqual([]);
});

it('every field has a label in both languages', () => {
	for (const locale of LOCALES) {
		const nameless = fields.filter(({ field }) => serverText(locale, field.label) === field.label);
		expect(nameless).toEqual([]);
	}
});

/** An action of each record, which is found again by it. */
const ACTIONS = {
	company: 'company.updated',
	assessors: 'company.assessors_assigned',
	sharing: 'company.position_shared',
	listing: 'certificate.listed',
	account: 'member.updated',
	share: 'share.made',
	passkey: 'second_factor.renamed',
	notices: 'notice_setting.updated',
	period: 'assessment.dates_updated',
	inquiry: 'inquiry.updated',
	phrase: 'phrase.updated',
	paper: 'paper.drafted',
} satisfies Record<keyof typeof AUDITED, string>;

it('the fields of a record are found by its actions', () => {
	for (const { record, name, field } of fields) {
		const action = ACTIONS[record as keyof typeof AUDITED];
		expect(kindOf(action), action).not.toBeNull();
		expect(fieldOf(action, name), `${action} ${name}`).toBe(field);
	}
	expect(fieldOf('logout', 'name')).toBeNull();
	expect(fieldOf('company.updated', 'toString')).toBeNull();
});
