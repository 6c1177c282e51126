import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { actionsOf, sentenceOf } from '#server/audit-log/kinds.ts';
import { TRANSITIONS } from '#shared/assessment/status.ts';
import { AUDIT_KINDS } from '#shared/audit/schemas.ts';
import { LOCALES } from '#shared/i18n/translate.ts';

/** Every action that the product records has a kind and a sentence, and none is listed that nothing records. */

const root = path.resolve(import.meta.dirname, '../..');

const sources = ['server', 'scripts']
	.flatMap((folder) =>
		fs
			.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
			.map((file) => path.join(root, folder, file)),
	)
	.filter((file) => file.endsWith('.ts'))
	.map((file) => fs.readFileSync(file, 'utf8'))
	.filter((text) => /recordAudit|insertAudit|auditCounter/.test(text))
	.join('\n');

/** Those that are put together of a variable part. */
const MADE: readonly string[] = [
	...TRANSITIONS.map(({ event }) => `assessment.${event}`),
	...['created', 'updated'].map((change) => `company.${change}`),
	...[
		'added',
		'updated',
		'deleted',
		'assigned',
		'password_reset',
		'password_link_sent',
		'sign_ins_ended',
		'second_factor_removed',
	].map((change) => `admin_user.${change}`),
	...['added', 'updated', 'deleted'].map((change) => `phrase.${change}`),
	...[401, 403, 419, 429].map((status) => `refused.${status}`),
];
const PREFIXES = ['admin_user.', 'assessment.', 'company.', 'phrase.', 'refused.'];

const recorded = (): string[] => {
	const spelled = [...sources.matchAll(/action:[^,;\n]*/g)].flatMap(([part]) =>
		[...part.matchAll(/'([a-z_]+(?:\.[a-z0-9_]+)?)'/g)].map(([, action = '']) => action),
	);
	return [...new Set([...spelled, ...MADE])].sort();
};

it('finds every way in which an action is put together', () => {
	const found = [...sources.matchAll(/action: `([^`$]*)/g)].map(([, prefix]) => prefix);
	expect([...new Set(found)].sort()).toEqual(PREFIXES);
});

it('every recorded action has a kind, and every listed one is recorded', () => {
	const listed = AUDIT_KINDS.flatMap(actionsOf);
	expect(new Set(listed).size).toBe(listed.length);
	expect([...listed].sort()).toEqual(recorded());
});

it('every action has a sentence of its own in both languages, with its subject where it has one', () => {
	for (const locale of LOCALES) {
		const sentences = AUDIT_KINDS.flatMap(actionsOf).map((action) => sentenceOf(locale, action, 'X'));
		expect(sentences.every((sentence) => sentence && !sentence.startsWith('audit.'))).toBe(true);
		expect(new Set(sentences).size).toBe(sentences.length);
	}
});
