import { z } from 'zod';
import { email, noteText, requiredText } from '#shared/fields.ts';
import { toHalfWidth } from '#shared/half-width.ts';
import { LIMITS } from '#shared/limits.ts';

/** Forms of the free assessment (section 5 of the specification). Messages are keys of the client's `free` texts. */

/** Both names are stored as one, separated by a space. */
const NAME_LENGTH = Math.floor((LIMITS.short - 1) / 2);

const respondent = {
	companyName: requiredText('free.validation.companyNameRequired'),
	lastName: requiredText('free.validation.lastNameRequired').max(NAME_LENGTH),
	firstName: requiredText('free.validation.firstNameRequired').max(NAME_LENGTH),
	email: email({ required: 'free.validation.emailRequired', format: 'free.validation.validEmail' }),
};

export const freeInfoForm = z.object({
	...respondent,
	wantsReceipt: z.boolean(),
	agreed: z.boolean().refine((agreed) => agreed, 'free.validation.agreementRequired'),
});

export const freeApplicationForm = z.object({
	...respondent,
	phone: requiredText('free.validation.phoneRequired').transform(toHalfWidth),
	message: noteText(),
});

export type FreeApplication = z.output<typeof freeApplicationForm>;
