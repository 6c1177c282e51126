import type { TextsLike } from '#shared/i18n/translate.ts';
import type { validation as ja } from './validation.ja.ts';

export const validation: TextsLike<typeof ja> = {
	required: 'The {{field}} field is required.',
	type: 'The {{field}} field is not in the right format.',
	choice: 'The selected {{field}} is invalid.',
	minText: 'The {{field}} field must be at least {{minimum}} {{minimum|character|characters}}.',
	maxText: 'The {{field}} field must not be longer than {{maximum}} {{maximum|character|characters}}.',
	minNumber: 'The {{field}} field must be at least {{minimum}}.',
	maxNumber: 'The {{field}} field must not be greater than {{maximum}}.',
	minItems: 'The {{field}} field must have at least {{minimum}} {{minimum|item|items}}.',
	maxItems: 'The {{field}} field must not have more than {{maximum}} {{maximum|item|items}}.',
	number: '{{field}} must be a number, such as 1,200.',
	integer: 'The {{field}} field must be a whole number.',
	email: 'The {{field}} field must be a valid email address.',
	url: 'The {{field}} field must be a valid URL starting with "https://".',
	date: 'The {{field}} field must be a valid date (yyyy-MM-dd).',
	characters: 'The {{field}} field contains characters that cannot be used.',
	invisible: 'The {{field}} field must contain visible characters.',
	placeholder: 'In braces { }, the {{field}} field may only use {company}, {sub_category}, {score} and {grade}.',
	unknownRecord: 'The {{field}} field refers to something that does not belong here.',
	taken: 'This {{field}} is already in use.',
};
