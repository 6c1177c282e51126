import type { TextsLike } from '#shared/i18n/translate.ts';
import type { forms as ja } from './forms.ja.ts';

export const forms: TextsLike<typeof ja> = {
	nothingTyped: 'Nothing has been entered yet.',
	nothingChanged: 'Nothing has been changed yet.',
	errors: 'There {{count|is|are}} {{count}} {{count|error|errors}} in the form',
	validation: {
		required: '{{field}} is required.',
		type: '{{field}} is not in the right format.',
		choice: 'Choose {{field}}.',
		minText: '{{field}} must be at least {{size}} {{size|character|characters}}.',
		maxText: '{{field}} must not be longer than {{size}} {{size|character|characters}}.',
		minNumber: '{{field}} must be a number of at least {{size}}.',
		maxNumber: '{{field}} must be a number of at most {{size}}.',
		minItems: '{{field}} must have at least {{size}} {{size|item|items}}.',
		maxItems: '{{field}} must not have more than {{size}} {{size|item|items}}.',
		number: '{{field}} must be a number, such as 1,200.',
		integer: '{{field}} must be a whole number.',
		email: '{{field}} must look like name@example.com.',
		url: '{{field}} must be a valid URL starting with "https://".',
		date: '{{field}} must be a valid date.',
		characters: '{{field}} contains characters that cannot be used.',
		invisible: '{{field}} must contain visible characters.',
		placeholder: '{{field}} may only use {company}, {sub_category}, {score} and {grade} in braces.',
	},
	password: { show: 'Show', hide: 'Hide', showIt: 'Show password', hideIt: 'Hide password' },
	combobox: {
		options: 'Options',
		noHit: 'No options match.',
	},
};
