import { z } from 'zod';
import { isForAdmins } from '#server/calls/access.ts';
import type { Operation, RareStatus } from '#server/calls/operation.ts';
import { type ServerText, serverText } from '#shared/texts/server.ts';
import { exampleOf } from './examples.ts';
import { type Json, jsonSchema } from './json-schema.ts';

/** Statuses other than 200, each with when it is answered and in which form (contract, section 1). */

const MESSAGE = { message: z.string() };
const INVALID = { ...MESSAGE, errors: z.record(z.string(), z.array(z.string())).optional() };
const PENDING = { ...MESSAGE, data: z.null() };

const header = (description: string, type: 'integer' | 'string' = 'integer') => ({ description, schema: { type } });

const RETRY_AFTER = { 'Retry-After': header('Seconds to wait before the next try.') };
const RATE_LIMIT = {
	'X-RateLimit-Limit': header('Calls that are allowed in the period; only if the caller made too many.'),
	'X-RateLimit-Remaining': header('0, if the caller made too many.'),
	'X-RateLimit-Reset': header('When the period ends, in seconds since 1970; only if the caller made too many.'),
};

const schemaOf = (fields: z.ZodRawShape): Json => jsonSchema(z.object(fields), 'output');

const json = (schema: Json, example: unknown) => ({ content: { 'application/json': { schema, example } } });

const refused = (description: string, message: ServerText, headers?: Json): Json => ({
	description,
	...(headers ? { headers } : {}),
	...json(schemaOf(MESSAGE), { message: serverText('en', message) }),
});

const required = serverText('en', 'validation.required', { field: 'name' });
const INVALID_EXAMPLE = { message: required, errors: { name: [required] } };

/** Responses by status, for `components`: the same for every call. */
export const REFUSALS: Readonly<Record<string, Json>> = {
	202: {
		description: 'Accepted: the work still goes on. Of a file, ask again.',
		headers: { 'Retry-After': header('Of a file: seconds to wait before asking again.') },
		...json(schemaOf(PENDING), { message: serverText('en', 'exports.pdfPending'), data: null }),
	},
	304: { description: 'Not changed since the answer with the ETag in `If-None-Match`' },
	400: refused('The body is not JSON, or not a form', 'common.invalidJson'),
	401: refused('No token, an unknown or expired one, or one of the other area', 'common.unauthenticated'),
	403: refused('Signed in, but not as an admin', 'common.forbidden'),
	404: refused('No such record, or none that the caller may see; both are told alike', 'common.notFound'),
	408: refused('The body arrived too slowly', 'common.tooSlow'),
	409: refused(
		'Not now: the progress does not allow it, or somebody else has saved since',
		'common.staleVersionUnknown',
	),
	413: refused('The body or its file is too large', 'common.tooLarge'),
	415: refused('The body is of another type than the call takes', 'common.unsupportedType'),
	419: refused('The CSRF check failed', 'common.csrf'),
	422: {
		description: 'Fields are wrong, and `errors` names them; or, without `errors`, a workbook would have too many rows',
		...json(schemaOf(INVALID), INVALID_EXAMPLE),
	},
	429: refused('Too many attempts, or the server is overloaded', 'common.overloaded', {
		...RETRY_AFTER,
		...RATE_LIMIT,
	}),
	500: refused('An error of the server', 'common.internal', {
		'X-Request-Id': header('Finds the error in the log.', 'string'),
	}),
	503: refused('Not available for the moment', 'common.unavailable', RETRY_AFTER),
};

const RARE: readonly RareStatus[] = [401, 404, 409, 422];

const isRead = ({ methods }: Operation): boolean => methods.includes('GET');

const statusesOf = (operation: Operation): number[] => {
	const { access, params, query, hasBody, needsCsrf, mayBeMissing, file, traits, refusals } = operation;
	const isOpen = access === 'open';
	return [
		...(file?.mayBePending || traits.has('mayOutlastCall') ? [202] : []),
		...(traits.has('hasEtag') ? [304] : []),
		...(hasBody ? [400, 408, 413, 415] : []),
		...(isOpen ? [] : [401]),
		...(isForAdmins(access) ? [403] : []),
		...(Object.keys(params).length > 0 || mayBeMissing ? [404] : []),
		...(isRead(operation) || isOpen ? [] : [409]),
		...(needsCsrf ? [419] : []),
		...(isRead(operation) && Object.keys(query).length === 0 ? [] : [422]),
		...[429, 500, 503],
		...RARE.filter((status) => refusals[status]),
	];
};

const isRare = (status: number): status is RareStatus => RARE.some((one) => one === status);

/** The usual refusal, or what a call says about its own. */
const refusalOf = (status: number, { refusals }: Operation): Json => {
	const own = isRare(status) ? refusals[status] : undefined;
	const { when, forms = [] } = own ?? {};
	if (when === undefined && forms.length === 0) return { $ref: `#/components/responses/${status}` };
	const usual = { ...REFUSALS[status], ...(when === undefined ? {} : { description: when }) };
	if (forms.length === 0) return usual;
	const isInvalid = status === 422;
	const schemas = forms.map(({ shape }) => schemaOf({ ...(isInvalid ? INVALID : MESSAGE), ...shape }));
	const [first = {}] = schemas.map((schema) => exampleOf(schema) as Json);
	return { ...usual, ...json({ anyOf: schemas }, isInvalid ? { ...first, ...INVALID_EXAMPLE } : first) };
};

export const refusalsOf = (operation: Operation): Json =>
	Object.fromEntries(statusesOf(operation).map((status) => [status, refusalOf(status, operation)]));
