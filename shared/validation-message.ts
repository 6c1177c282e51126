import type { z } from 'zod';

export type Issue = Pick<z.core.$ZodRawIssue, 'code' | 'input'> & { [key: string]: unknown };

const sizeKey = (edge: 'min' | 'max', issue: Issue): string => {
	const origin = issue.origin;
	if (origin === 'string')
		return edge === 'min' && issue.minimum === 1 ? 'validation.required' : `validation.${edge}Text`;
	return origin === 'array' || origin === 'set' ? `validation.${edge}Items` : `validation.${edge}Number`;
};

/** Text key of a zod issue; a schema may name another key as its message. */
export const validationKey = (issue: Issue): string => {
	switch (issue.code) {
		case 'invalid_type':
			if (issue.input === undefined || issue.input === null || issue.input === '') return 'validation.required';
			if (issue.expected === 'int') return 'validation.integer';
			// A typed value of a number field; other types were not typed by a user.
			return issue.expected === 'number' && typeof issue.input === 'string' ? 'validation.number' : 'validation.type';
		case 'too_small':
			return sizeKey('min', issue);
		case 'too_big':
			return sizeKey('max', issue);
		case 'invalid_format':
			return issue.format === 'email' || issue.format === 'url' ? `validation.${issue.format}` : 'validation.type';
		case 'invalid_value':
			return issue.input === undefined ? 'validation.required' : 'validation.choice';
		default:
			return 'validation.type';
	}
};

/**
 * Option of a parse whose messages are shown: makes them text keys, translated when shown. Passed with each parse,
 * since zod's configuration is global to the process and shared with other code that uses zod.
 */
export const TEXT_KEYS: { error: z.core.$ZodErrorMap } = { error: (issue) => validationKey(issue as Issue) };
