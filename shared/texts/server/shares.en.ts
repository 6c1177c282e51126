import type { TextsLike } from '#shared/i18n/translate.ts';
import type { shares as ja } from './shares.ja.ts';

export const shares: TextsLike<typeof ja> = {
	made: 'The link was made.',
	ended: 'The link was ended.',
	noAssessment: 'A link to the certificate has no assessment.',
	over: 'Enter today or a later day.',
	tooLate: 'Enter {{date}} or an earlier day.',
	nothingToShow: 'This cannot be shown yet, so it cannot be shared.',
	tooMany: 'There can be {{count}} running links. End one that is not used any more first.',
	page: {
		titles: {
			report: 'Evaluation report of {{company}}',
			summary: 'Summary of the evaluation of {{company}}',
			certificate: 'Certificate of {{company}}',
		},
		description: 'A result that a company shares.',
		by: 'This page is shared by {{company}}. It can be seen until {{date}}.',
		verify: 'Check it by its code',
		issued: 'Issued by {{issuer}}. This page shows the current state.',
		private: 'This is a private assessment, not one by the State or a public body.',
		unknown: {
			title: 'This link does not work',
			text: 'It is not complete, its time is over, or it was ended. Ask the company that sent it.',
			home: 'To the home page',
		},
	},
};
