import { expect, it } from 'vitest';
import { z } from 'zod';
import { listOperations } from '#server/calls/operation.ts';
import { operations } from '#server/router.ts';
import { inSentence } from '#shared/i18n/labels.ts';
import { featureLabels } from '#shared/texts/feature-labels.ts';
import { serverTexts } from '#shared/texts/server.ts';
import { clientTables, leaves } from '#tests/support/texts/texts.ts';

/** A wire field has exactly one label, in the table of its feature (`shared/<feature>/labels.ts`). */

/** Field names with different meanings, and so different labels, in several features. */
const HOMONYMS = {
	position: 'of the head of a company, of a member',
	name: 'of a person, of a document, of a passkey',
	code: 'of a certificate, of an authenticator app, of a slip',
	score: 'of a whole assessment, of a part or of a free assessment',
	created_at: 'when an inquiry was received, when something was logged',
	issued_at: 'of a certificate, among other dates of an assessment',
	token: 'of a link in a mail, of a QR code',
	department: 'of a member, of those who keep a record',
	until: 'the last day of a law, of a link that a company shares',
	kind: 'of the basis of a question, of a notice or a mail',
};

/** Keys that end in the name of a field without being its label. */
const NOT_LABELS = [
	// Buttons.
	/\.action$/,
	/^company\.category\.answer$/,
	/^tables\.sort$/,
	// That there is nothing, and the paragraph below a title.
	/\.(none|text)$/,
	// Who changed what is to be printed, and how many rows are.
	/^console\.(certificates|bulk\.assign)\.changes$/,
	// Headings of paragraphs.
	/^(legal|public)\..+\.name$/,
	// A mark of what was done on a day.
	/^company\.history\.marks\.act$/,
	// Parts of a paper, as headings of their lists and counts.
	/\.(questions|subCategories|mainCategories)$/,
	// The total of a document, in large type with its unit.
	/^documents\.(report|freeCertificate)\.(score|points)$/,
	// Headings of the documents of an assessment.
	/^(console\.checking|company\.review)\.files$/,
	// What a file of the archive of a company holds, by its table.
	/^archive\.tables\./,
	// What a mail server answered, and the signature of a certificate.
	/^(management\.mails\.response|exports\.signature)$/,
	// The switch of the language of a screen, and a column of any value.
	/^common\.language$/,
	/^exports\.workbook\.columns\.value$/,
	// One of two columns, by language.
	/^papers\.workbook\.columns\.content$/,
];

/** Fields that hold or reference records and share their labels. */
const REFERENCES = /(_ids?|_results|categories)$/;

/** Labels of names outside the schemas: the request body as a whole. */
const NOT_IN_SCHEMAS = ['body'];

type JsonSchema = { properties?: Record<string, unknown>; [key: string]: unknown };

const fieldsOf = (schema: unknown): string[] => {
	if (typeof schema !== 'object' || schema === null) return [];
	const { properties } = schema as JsonSchema;
	return [...Object.keys(properties ?? {}), ...Object.values(schema).flatMap(fieldsOf)];
};

const wireFields = (side: 'input' | 'output'): Set<string> => {
	const schemas = listOperations(operations).map(({ operation }) => operation[side]);
	return new Set(
		schemas.flatMap((schema) => {
			return fieldsOf(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }));
		}),
	);
};

const tables = Object.entries(featureLabels).map(([feature, { ja, en }]) => ({
	feature,
	ja: ja as Readonly<Record<string, string>>,
	en: en as Readonly<Record<string, string>>,
}));
const labelled = new Set(tables.flatMap(({ ja }) => Object.keys(ja)));

const camelCase = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** All texts outside the label tables, in both languages. */
const otherTexts = async () => {
	const client = await clientTables();
	return [client, serverTexts].flatMap(({ ja, en }) => {
		const english = new Map(leaves(en));
		return leaves(ja)
			.filter(([key]) => !key.startsWith('labels.'))
			.map(([key, text]) => ({ key, ja: text, en: english.get(key) ?? '' }));
	});
};

const isSentence = (text: string): boolean => text.endsWith('。') || text.includes('{{');

it('every input field has a label, for validation messages', () => {
	const fields = [...wireFields('input')];
	expect(fields.length).toBeGreaterThan(70);
	expect(fields.filter((name) => !labelled.has(name))).toEqual([]);
});

it('every label belongs to a field on the wire', () => {
	const wire = new Set([...wireFields('input'), ...wireFields('output'), ...NOT_IN_SCHEMAS]);
	expect([...labelled].filter((name) => !wire.has(name))).toEqual([]);
});

it('a field has the same label in every feature', () => {
	const several = [...labelled].filter((name) => {
		const known = tables.filter(({ ja }) => name in ja);
		return new Set(known.map(({ ja, en }) => `${ja[name]}|${en[name]}`)).size > 1;
	});
	expect(several.sort()).toEqual(Object.keys(HOMONYMS).sort());
});

it('no other text has the key of a labeled field', async () => {
	const names = new Set([...labelled].flatMap((name) => [name, camelCase(name)]));
	const found = (await otherTexts())
		.filter(({ key, ja }) => names.has(key.split('.').at(-1) ?? '') && !isSentence(ja))
		.map(({ key }) => key)
		.filter((key) => !NOT_LABELS.some((pattern) => pattern.test(key)));
	expect(found).toEqual([]);
});

it('no other text duplicates a label in both languages', async () => {
	const labels = tables.flatMap(({ ja, en }) =>
		Object.keys(ja)
			.filter((name) => !REFERENCES.test(name))
			.map((name) => `${ja[name]}|${en[name]}`),
	);
	const known = new Set(labels);
	const found = (await otherTexts()).filter(({ ja, en }) => known.has(`${ja}|${en}`)).map(({ key }) => key);
	expect(found).toEqual([]);
});

it('a label is capitalized, and lower-cased within a sentence unless it is a proper noun', () => {
	for (const { en } of tables) for (const label of Object.values(en)) expect(label).toMatch(/^[A-Z]/);
	expect(
		['Homepage URL', 'Content (English)', 'SDG targets', 'ID', 'Specified Skilled Workers'].map(inSentence),
	).toEqual(['homepage URL', 'content (English)', 'SDG targets', 'ID', 'Specified Skilled Workers']);
});
