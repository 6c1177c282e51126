import type { TextsLike } from '#shared/i18n/translate.ts';
import type { verify as ja } from './verify.ja.ts';

export const verify: TextsLike<typeof ja> = {
	title: 'Verify a certificate',
	description: 'Enter the code of a certificate to see what was issued and whether it is valid today.',
	lead: 'Enter the code that stands on the certificate to see what was issued and whether it is valid today.',
	form: {
		help: 'The 26 letters and digits that stand on the certificate. Small letters are fine, and the hyphens may be left out.',
		submit: 'Verify the certificate',
		empty: 'Please enter the certificate code.',
	},
	aboutTitle: 'What you can verify',
	about: {
		issued: 'The company, its address and registration number, the stars, the score and the dates',
		current: 'Whether it is valid, has expired, was withdrawn or was replaced by a newer one',
		file: 'Whether the PDF that you have is the one that was issued',
	},
	scanTitle: 'You can also scan the QR code',
	scanText:
		'The QR code of a certificate opens the page of this certificate. If yours has neither a code nor a QR code, please ask the company for the current PDF.',
	verdicts: {
		valid: { title: 'This certificate is valid', text: 'It is valid until {{date}}.' },
		expired: { title: 'This certificate has expired', text: 'It was valid until {{date}}.' },
		withdrawn: {
			title: 'This certificate was withdrawn',
			text: 'It was withdrawn on {{date}} and no longer certifies anything.',
		},
		replaced: {
			title: 'This certificate was replaced by a newer one',
			text: 'A new certificate was issued in its place. Please ask the company for the new one.',
		},
	},
	noStar: {
		title: 'No star. {{verdict}}',
		scored:
			'The certificate prints “Grade C”, which means no star; {{score}} of {{max}} {{max|point|points}} is grade {{grade}} on the report’s scale.',
		gradeC:
			'The certificate prints “Grade C”, which means no star; {{score}} of {{max}} {{max|point|points}} is grade C on the report’s scale too.',
		unscored: 'The certificate prints “Grade C”, which means no star; its assessment has no score.',
	},
	asOf: 'As of {{moment}} in Japan.',
	factsTitle: 'What the certificate says',
	factsText: 'As it was issued. Please compare it with the certificate that you have.',
	certifiedAs: 'Stars',
	points: '{{score}} of {{max}}',
	check: {
		title: 'Compare your PDF',
		text: 'Find out whether your file is the PDF that was issued. It is compared on your own device and sent nowhere.',
		before:
			'A PDF that was made before {{date}} is another file, even if it says the same. Please compare what is shown above.',
		pick: 'PDF to compare',
		drop: 'You can also drop the file onto this page.',
		without: 'Comparing a file needs JavaScript in your browser.',
		insecure:
			'At this address (http) the browser cannot compare files. Please open the address that begins with https.',
		busy: 'Comparing.',
		same: 'This is the PDF that was issued.',
		sameNotValid: 'This is the PDF that was issued. However, the certificate is not valid today.',
		other:
			'This is not the PDF that is kept here. A scan of the paper or a PDF that was saved anew differs too. Please compare what is shown above, or ask the company for the original PDF.',
		unreadable: 'The file could not be read. Please choose it again.',
		notPrinted: 'The PDF of this certificate is not kept here yet. Please open this page again in a few minutes.',
	},
	another: 'Verify another certificate',
	unknown: {
		title: 'No such certificate',
		text: 'There is no certificate with this code. Please compare it with the code on the certificate and enter it again.',
	},
};
