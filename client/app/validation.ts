import { z } from 'zod';
import { type Issue, validationKey } from '#shared/validation-message.ts';

/**
 * In a form zod answers with a text key and, behind a bar, the size that the rule names: react-hook-form carries
 * nothing but a message.
 */
export const installFormMessages = (): void => {
	z.config({
		customError: (raw) => {
			const issue = raw as Issue;
			const size = issue.minimum ?? issue.maximum;
			return size === undefined ? validationKey(issue) : `${validationKey(issue)}|${size}`;
		},
	});
};
