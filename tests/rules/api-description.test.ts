import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from '#server/calls/description/document.ts';
import type { Json } from '#server/calls/description/json-schema.ts';
import { PARAMETER_TEXTS } from '#server/calls/description/parameter-texts.ts';
import { listOperations } from '#server/calls/operation.ts';
import { operations } from '#server/router.ts';

type Content = Record<string, { schema: Json; example?: unknown }>;
type Parameter = { name: string; in: string; description?: string; schema: { enum?: string[] } };
type Described = {
	operationId: string;
	summary: string;
	description: string;
	parameters?: (Parameter | { $ref: string })[];
	requestBody?: { content: Content };
	responses: Record<string, { content?: Content; $ref?: string }>;
};

const document = JSON.parse(openApiDocument(operations, '/api')) as {
	paths: Record<string, Record<string, Described>>;
	components: Json & { responses: Record<string, { content?: Content }> };
};

const all = Object.values(document.paths).flatMap(({ servers, ...calls }) => Object.values(calls));
const byId = new Map(all.map((call) => [call.operationId, call]));

const ownParameters = ({ parameters = [] }: Described): Parameter[] =>
	parameters.filter((parameter): parameter is Parameter => 'name' in parameter);

const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** Why an example does not fit its schema; empty if it does. */
const faultsOf = (name: string, content: Content = {}): string[] =>
	Object.entries(content).flatMap(([type, { schema, example }]) => {
		if (schema.contentMediaType) return [];
		if (example === undefined) return [`${name} ${type} has no example`];
		const isValid = ajv.compile({ ...schema, components: document.components });
		return isValid(example) ? [] : [`${name} ${type}: ${ajv.errorsText(isValid.errors)}`];
	});

describe('the API description', () => {
	it('says of each parameter what it means', () => {
		const silent = all.flatMap((call) =>
			ownParameters(call).flatMap(({ name, description }) => (description ? [] : [`${call.operationId}: ${name}`])),
		);
		expect(silent).toEqual([]);
	});

	it('has no text for a parameter that no call takes', () => {
		const told = new Set(all.flatMap((call) => ownParameters(call).map(({ description }) => description)));
		expect(Object.keys(PARAMETER_TEXTS).filter((name) => !told.has(PARAMETER_TEXTS[name]))).toEqual([]);
	});

	it('lists the fields that a list can be sorted by, in both directions', () => {
		const sorts = all.flatMap((call) => ownParameters(call).filter(({ name }) => name === 'sort'));
		expect(sorts.length).toBeGreaterThan(15);
		for (const { schema } of sorts) {
			const fields = (schema.enum ?? []).filter((value) => !value.startsWith('-'));
			expect(fields.length).toBeGreaterThan(0);
			expect(schema.enum).toEqual([...fields, ...fields.map((field) => `-${field}`)]);
		}
	});

	it('has an example of each body and answer, valid by its own schema', () => {
		const faults = all.flatMap(({ operationId, requestBody, responses }) => [
			...faultsOf(`${operationId} body`, requestBody?.content),
			...Object.entries(responses).flatMap(([status, { content }]) => faultsOf(`${operationId} ${status}`, content)),
		]);
		const shared = Object.entries(document.components.responses);
		expect([...faults, ...shared.flatMap(([status, { content }]) => faultsOf(status, content))]).toEqual([]);
	});

	const withBody = listOperations(operations).filter(({ operation }) => operation.hasBody && !operation.upload);

	it.each(withBody)('has an example of $name that the call takes', ({ name, operation }) => {
		const call = byId.get(name) ?? byId.get(`${name}.${operation.methods[0]?.toLowerCase()}`);
		const body = call?.requestBody?.content['application/json']?.example;
		expect(z.object(operation.body).safeParse(body).error?.issues ?? []).toEqual([]);
	});

	it('has the same examples each time', () => {
		expect(openApiDocument(operations, '/api')).toBe(JSON.stringify(document));
	});

	it('documents overload and errors of the server everywhere', () => {
		const lacking = all.filter(({ responses }) => !responses[429] || !responses[500]);
		expect(lacking).toEqual([]);
		expect(all.filter(({ responses }) => !responses[503]).map(({ operationId }) => operationId)).toEqual([
			'csrfCookie',
		]);
	});

	it('refers only to responses and parameters that there are', () => {
		const refs = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g);
		const missing = [...refs].filter(([, kind = '', name = '']) => !(document.components[kind] as Json)?.[name]);
		expect(missing).toEqual([]);
	});
});
