import type { TextsLike } from '#shared/i18n/translate.ts';
import type { free as ja } from './free.ja.ts';

export const free: TextsLike<typeof ja> = {
	resultSaved: 'Your result was saved.',
	handled: 'Marked as handled.',
	reopened: 'Marked as open.',
	inquirySaved: 'Person in charge and note saved.',
	hasCompany: 'A company has already been registered from this inquiry.',
	receipt: {
		applicationTitle: 'We received your application',
		application: 'We received your application for the regular assessment.\nReceipt number: {{number}}',
		answer: 'The operator will review it and contact you.',
		answerWithin: 'The operator will review it and contact you within {{count}} {{count|business day|business days}}.',
		resultTitle: 'We received your self-assessment',
		result: 'We received the result of your self-assessment.\nReceipt number: {{number}}',
		unasked:
			'You are receiving this email because this address was entered. If it was not you, someone may have entered it by mistake, and you do not need to do anything. To have the entry deleted, use the contact below and give the receipt number.',
	},
	unanswered: '{{count}} {{count|question is|questions are}} not answered yet.',
	taken: {
		description: 'The result of a self-assessment of the employment of foreign workers. Nobody has checked it.',
		until:
			'This page works until {{time}} (Japan time). It contains neither the company and names that were entered nor the answers to single questions.',
		unknown: 'The link is wrong, or it was created more than 24 hours ago. Ask the person who sent it to you.',
	},
	applied: 'We received your application.',
};
