import { z } from 'zod';
import { type Issue, validationKey } from '#shared/validation-message.ts';

/**
 * Makes zod return a text key as the message, with the limit of the rule after `|`, since react-hook-form keeps only
 * the message of an issue.
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
