import type { z } from 'zod';
import type { Operation, Shape } from '#server/calls/operation.ts';
import { isRequired, type Json, jsonSchema } from './json-schema.ts';
import { PARAMETER_TEXTS } from './parameter-texts.ts';

const ofShape = (place: 'path' | 'query', shape: Shape, texts: Operation['parameterTexts']): Json[] =>
	Object.entries(shape).map(([name, schema]) => ({
		name,
		in: place,
		required: place === 'path' || isRequired(schema),
		description: texts[name] ?? PARAMETER_TEXTS[name],
		schema: jsonSchema(schema as z.ZodType, 'input'),
	}));

/** Headers that some calls take, for `components`. */
export const HEADER_PARAMETERS = {
	XsrfToken: {
		name: 'X-XSRF-TOKEN',
		in: 'header',
		required: false,
		description:
			'Value of the cookie `XSRF-TOKEN`. A call that carries `Origin` or `Referer`, as those of browsers do, needs it, or gets 419; others do without.',
		schema: { type: 'string' },
	},
	IfNoneMatch: {
		name: 'If-None-Match',
		in: 'header',
		required: false,
		description: 'ETag of an earlier answer. What has not changed since gets 304.',
		schema: { type: 'string' },
	},
};

const header = (name: keyof typeof HEADER_PARAMETERS): Json => ({ $ref: `#/components/parameters/${name}` });

export const parametersOf = ({ params, query, parameterTexts, needsCsrf, traits }: Operation): Json[] => [
	...ofShape('path', params, parameterTexts),
	...ofShape('query', query, parameterTexts),
	...(needsCsrf ? [header('XsrfToken')] : []),
	...(traits.has('hasEtag') ? [header('IfNoneMatch')] : []),
];
