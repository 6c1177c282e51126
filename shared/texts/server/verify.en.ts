import type { TextsLike } from '#shared/i18n/translate.ts';
import type { verify as ja } from './verify.ja.ts';

export const verify: TextsLike<typeof ja> = {
	title: 'Verify a certificate',
	description: 'Enter the code of a certificate to see what was issued and whether it is valid today.',
	lead: 'Enter the code on the certificate to see what was issued and whether it is valid today.',
	form: {
		help: 'The 26 letters and digits on the certificate. You can use lowercase letters and leave out the hyphens.',
		submit: 'Verify the certificate',
		empty: 'Enter the certificate code.',
	},
	aboutTitle: 'What you can verify',
	about: {
		issued: 'The company, its address and registration number, the stars, the score and the dates',
		current: 'Whether it is valid, expired, withdrawn or replaced by a newer one',
		file: 'Whether your PDF is the one that was issued',
	},
	scanTitle: 'You can also scan the QR code',
	scanText:
		'The QR code on a certificate opens its page. If yours has neither a code nor a QR code, ask the company for the current PDF.',
	verdicts: {
		valid: { title: 'This certificate is valid', text: 'It is valid until {{date}}.' },
		expired: { title: 'This certificate has expired', text: 'It was valid until {{date}}.' },
		withdrawn: {
			title: 'This certificate was withdrawn',
			text: 'It was withdrawn on {{date}} and no longer certifies anything.',
		},
		replaced: {
			title: 'This certificate was replaced by a newer one',
			text: 'A new certificate was issued in its place. Ask the company for the new one.',
		},
	},
	noStar: {
		title: 'No star. {{verdict}}',
		scored:
			'The certificate shows “Grade C”, which means no star; {{score}} of {{max}} {{max|point|points}} is grade {{grade}} on the report’s scale.',
		gradeC:
			'The certificate shows “Grade C”, which means no star; {{score}} of {{max}} {{max|point|points}} is also grade C on the report’s scale.',
		unscored: 'The certificate shows “Grade C”, which means no star; its assessment has no score.',
	},
	asOf: 'As of {{moment}} in Japan.',
	factsTitle: 'Certificate details',
	factsText: 'As issued. Compare them with the certificate you have.',
	certifiedAs: 'Stars',
	points: '{{score}} of {{max}}',
	check: {
		title: 'Compare your PDF',
		text: 'Check whether your file is the PDF that was issued. The comparison runs on your device, and the file is not sent anywhere.',
		before:
			'A PDF created before {{date}} is a different file, even if its content is the same. Compare it with the details above.',
		pick: 'PDF to compare',
		choose: 'Choose a PDF',
		nothing: 'No file chosen',
		drop: 'You can also drop the file onto this page.',
		without: 'Comparing a file needs JavaScript in your browser.',
		insecure: 'Your browser cannot compare files at this address (http). Open the address that starts with https.',
		busy: 'Comparing',
		same: 'This is the PDF that was issued.',
		sameNotValid: 'This is the PDF that was issued, but the certificate is not valid today.',
		other:
			'This is not the PDF stored here. A scan of the paper or a PDF that was saved again also differs. Compare the details above, or ask the company for the original PDF.',
		unreadable: 'The file could not be read. Choose it again.',
		notPrinted: 'The PDF of this certificate is not stored here yet. Reload this page in a few minutes.',
	},
	another: 'Verify another certificate',
	unknown: {
		title: 'Certificate not found',
		text: 'There is no certificate with this code. Check the code on the certificate and enter it again.',
	},
};
