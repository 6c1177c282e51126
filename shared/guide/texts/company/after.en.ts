import type { Chapter } from '#shared/guide/tasks.ts';

export const after: Chapter<'company', 'after'> = {
	title: 'The certificate, and the next year',
	tasks: {
		certificate: {
			title: 'Receive and use the certificate',
			purpose:
				'Download the certificate, show its mark, and decide whether to be in the directory of certified companies.',
			before: [
				'If you want to be certified, tell your assessor or the operator. They apply for the certificate and issue it.',
			],
			steps: [
				'When you are told that it was issued, press [company.card.showCertificate] on [company.shell.assessment].',
				'Save the PDF with [company.certificate.download].',
				'Take the code for your web page, or the images, from [company.mark.title].',
				'Under [company.listing.title], check what would be public; an admin chooses [company.listing.join] or [company.listing.decline].',
			],
			next: 'Anybody can check by the code or the QR code whether the certificate is valid. You are told before it expires.',
			problems: [
				[
					'The name or address of the company has changed',
					'Correct it ([#profile]) and tell the operator, who can replace the certificate by one with a new number.',
				],
				[
					'The certificate was withdrawn',
					'Stop showing and handing it out at once. Ask your assessor or the operator for the reason.',
				],
				[
					'You want to leave the directory',
					'An admin chooses [company.listing.leave] in the same place. It takes effect at once.',
				],
			],
		},
		share: {
			title: 'Show a result by a link',
			purpose:
				'Show the report, a summary of the scores, or the certificate to a customer or colleague who has no account.',
			before: ['Admins of the company make and end such links.'],
			steps: [
				'Press your name at the top right (on a phone, the figure of a person) and open [company.shell.shares].',
				'Press [shares.make].',
				'Choose [labels.shares.shows], [labels.shares.shown_to], [labels.shares.until] and [labels.shares.page_language], and make the link.',
				'Press [shares.made.copy] and send it.',
			],
			next: 'The list shows how often and when it was last viewed. After the last day it shows nothing.',
			problems: [
				['You want to copy the link again', 'Once closed, it cannot be shown again. Make a new one.'],
				['You no longer want to show it', 'Press [shares.end]. The link stops working at once.'],
			],
		},
		voice: {
			title: 'Prepare for the workers’ voice',
			purpose:
				'An assessor may ask your foreign workers, without their names. This is what the company does, and what it does not do.',
			steps: [
				'When the assessor names a day, provide a time and a place where workers can answer on their own phones.',
				'The assessor brings the slips, and each worker draws one. Nobody of the company touches slips or codes.',
				'Do not ask or look for who answered, or what they answered.',
			],
			next: 'After your result, and only with 10 answers or more, you read rough shares by area under [company.voice.title] with the report. They do not enter the score.',
			problems: [
				['No result is shown', 'With fewer than 10 answers nothing is shown, so that nobody can be recognized.'],
			],
		},
		'next-year': {
			title: 'Take the next year’s assessment',
			purpose: 'See last year’s answers and change only what is different.',
			before: ['An assessor or the operator starts the assessment. You are told when it starts.'],
			steps: [
				'Check whether [company.shell.profile] and [company.info.membersTab] are still right.',
				'Last year’s answers appear in each sub-category. If one is still right, press [company.suggestions.use].',
				'[company.suggestions.reworded] is marked; read the difference and use those answers one by one.',
				'Add the documents again, as they are now.',
				'Submit as before: [#submit].',
			],
			next: 'The report and [company.shell.history] show what has changed since the year before.',
			problems: [
				[
					'There are no earlier answers',
					'The last assessment is not finished, or the question is new. Answer it like any other.',
				],
			],
		},
	},
};
