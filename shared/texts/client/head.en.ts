import type { TextsLike } from '#shared/i18n/translate.ts';
import type { head as ja } from './head.ja.ts';

export const head: TextsLike<typeof ja> = {
	home: 'Check how your company employs foreign workers: 75 questions in seven views, free and without registration, and a regular assessment by a third party.',
	landing:
		'A free self-assessment of how you employ foreign workers: 75 questions, no registration, a grade and a certificate of completion at once.',
	info: 'Enter your company and your contact details to begin the free self-assessment.',
	overview: 'The seven views of the free self-assessment and the number of their questions.',
	terms: 'The terms of use of Kyosei: the self-assessment, the regular assessment, and who is responsible for what.',
	privacy: 'The privacy policy of Kyosei: what is collected, what it is used for, and how long it is kept.',
	photo: 'The page for sending photos, which is opened with the QR code on a computer.',
	companyLogin: 'The login for companies that use the regular assessment.',
	consoleLogin: 'The login for assessors and administrators.',
	noScript: 'Please enable JavaScript to use the buttons and fields of this page.',
	imageText: 'Kyosei: check how your company employs foreign workers, with 75 questions',
	notFound: 'The page you are looking for was not found.',
};
