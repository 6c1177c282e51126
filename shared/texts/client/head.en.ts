import type { TextsLike } from '#shared/i18n/translate.ts';
import type { head as ja } from './head.ja.ts';

export const head: TextsLike<typeof ja> = {
	home: 'See how well your company employs foreign workers: 75 questions in seven areas, free and without registration. A regular assessment by a third party can follow.',
	landing:
		'A free self-assessment of how you employ foreign workers: 75 questions, no registration, with an immediate grade and certificate of completion.',
	info: 'Enter your company and contact details to start the free self-assessment.',
	overview: 'The seven areas of the free self-assessment and their number of questions.',
	terms: 'Kyosei’s terms of service: the self-assessment, the regular assessment, and responsibilities.',
	privacy: 'Kyosei’s privacy policy: what we collect, how we use it, and how long we keep it.',
	photo: 'The page for sending photos. Open it by scanning the QR code on a computer.',
	companyLogin: 'The login for companies that use the regular assessment.',
	consoleLogin: 'The login for assessors and administrators.',
	noScript: 'Please enable JavaScript to use the buttons and fields of this page.',
	imageText: 'Kyosei: see how well your company employs foreign workers, in 75 questions',
	notFound: 'The page you are looking for was not found.',
};
