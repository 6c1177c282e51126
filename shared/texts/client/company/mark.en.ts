import type { TextsLike } from '#shared/i18n/translate.ts';
import type { mark as ja } from './mark.ja.ts';

export const mark: TextsLike<typeof ja> = {
	title: 'Mark',
	lead: 'A mark for your website, business cards and job offers, with the stars, the year and the code of the certificate.',
	live: 'With the code below on a web page, the mark shows within five minutes whether the certificate is valid, expired or withdrawn. It leads to the page that verifies it.',
	themes: { light: 'For light backgrounds', dark: 'For dark backgrounds' },
	alt: 'Mark of a company certified by Kyosei ({{theme}})',
	linkText: 'Certified by Kyosei (code {{code}})',
	svg: 'Download SVG',
	png: 'Download PNG',
	files:
		'Downloaded files stay as they are when the certificate expires or is withdrawn. Use them only while it is valid.',
	html: 'Code for web pages',
	copy: 'Copy the code',
	failed: 'The mark could not be made. Please try again.',
};
