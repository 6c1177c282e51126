import type { TextsLike } from '#shared/i18n/translate.ts';
import type { common as ja } from './common.ja.ts';

export const common: TextsLike<typeof ja> = {
	unauthenticated: 'Session expired. Log in again.',
	forbidden: 'This action is unauthorized.',
	notFound: 'Not found.',
	methodNotAllowed: 'The {{method}} method is not supported. Supported methods: {{allowed}}.',
	invalidJson: 'The content cannot be read because it is not valid JSON.',
	invalidEncoding: 'The content cannot be read because it is not UTF-8.',
	invalidAddress: 'The address cannot be read because it is not percent-encoded UTF-8.',
	unsupportedType: 'This type of content is not accepted.',
	tooLarge: 'The content is too large.',
	tooSlow: 'The content arrived too slowly. Check your connection and send it again.',
	csrf: 'CSRF token mismatch.',
	tooManyAttempts: 'Too many attempts. Please try again in {{seconds}} {{seconds|second|seconds}}.',
	tooManyAttemptsMinutes: 'Too many attempts. Please try again in {{minutes}} {{minutes|minute|minutes}}.',
	overloaded: 'The service is busy. Please wait a moment and try again.',
	internal: 'Something went wrong.',
	unavailable: 'The service is not available right now. Please wait a moment and try again.',
	staleVersion: '{{name}} updated this at {{time}}. Check the latest version and save again.',
	staleVersionUnknown: 'Someone else updated this. Check the latest version and save again.',
	andMoreOne: '{{first}} (and 1 more error)',
	andMore: '{{first}} (and {{count}} more {{count|error|errors}})',
};
