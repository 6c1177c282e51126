import type { z } from 'zod';
import { type Issue, validationKey } from '#shared/validation-message.ts';

/**
 * Given to a parse of what is typed into a form, makes its messages text keys, with the limit of the rule after `|`, since
 * react-hook-form keeps only the message of an issue.
 */
export const FORM_MESSAGES: { error: z.core.$ZodErrorMap } = {
	error: (raw) => {
		const issue = raw as Issue;
		const size = issue.minimum ?? issue.maximum;
		return size === undefined ? validationKey(issue) : `${validationKey(issue)}|${size}`;
	},
};
