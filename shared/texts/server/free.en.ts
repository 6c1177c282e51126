import type { TextsLike } from '#shared/i18n/translate.ts';
import type { free as ja } from './free.ja.ts';

export const free: TextsLike<typeof ja> = {
	resultSaved: 'Your result was saved.',
	handled: 'Marked as handled.',
	reopened: 'Marked as open again.',
	hasCompany: 'A company was already registered from this inquiry.',
	receipt: {
		applicationTitle: 'We received your application',
		application: 'We received your application for the regular assessment.\nReceipt number: {{id}}',
		answer: 'The operator will look at it and get in touch.',
		answerWithin:
			'The operator will look at it and get in touch within {{count}} {{count|business day|business days}}.',
		resultTitle: 'We received your self-assessment',
		result: 'We received the result of your self-assessment.\nReceipt number: {{id}}',
		unasked:
			'You get this email because this address was entered. If it was not you, somebody may have entered it by mistake, and there is nothing to do. To have the entry deleted, use the contact below and name the receipt number.',
	},
	applied: 'We received your application.',
};
