import type { z } from 'zod';
import { type Issue, validationKey } from '#shared/validation-message.ts';

/**
 * Parse options for forms: messages become text keys, followed by `|` and the limit, since react-hook-form only keeps
 * an issue's message.
 */
export const FORM_MESSAGES: { error: z.core.$ZodErrorMap } = {
	error: (raw) => {
		const issue = raw as Issue;
		const size = issue.minimum ?? issue.maximum;
		return size === undefined ? validationKey(issue) : `${validationKey(issue)}|${size}`;
	},
};
