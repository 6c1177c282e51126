import type { TextsLike } from '#shared/i18n/translate.ts';
import type { listing as ja } from './listing.ja.ts';

/** Whether the company is in the directory of certified companies. */
export const listing: TextsLike<typeof ja> = {
	title: 'Directory of certified companies',
	text: 'The directory on this site shows the following, exactly as on the certificate. Anyone can read it and search it by company name, industry, prefecture and stars. Search engines may show it too.',
	on: 'Your company is listed.',
	off: 'Your company is not listed.',
	shown: 'What everyone can see',
	notShown:
		'The directory shows no address, registration number, score or certificate code, no reports, answers or documents, and no names or contact details of members.',
	ends: 'The entry disappears immediately when the certificate expires or is withdrawn. A new certificate is not listed until you choose again.',
	join: 'List my company',
	leave: 'Stop listing',
	decline: 'Do not list',
	byAdmins: 'Admins can change this.',
	expired: 'The certificate has expired, so it cannot be listed.',
	noStar: 'Only certificates with at least one star are listed. This one has none.',
	toDirectory: 'View the directory',
	question: 'List the new certificate in the directory, too?',
	asks: 'Your previous certificate was listed. The new one is not listed yet.',
	decide: 'See what is shown and choose',
};
