import type { Chapter } from '#shared/guide/tasks.ts';

export const decisions: Chapter<'administrator', 'decisions'> = {
	title: 'Finalize and certify',
	tasks: {
		finalize: {
			title: 'Finalize an assessment',
			purpose: 'Check the score, the findings and what the company will read, and make the result final.',
			before: [
				'An admin who neither rated nor wrote in it finalizes it. FOUR_EYES decides whether the same person may.',
			],
			steps: [
				'Under [console.shell.links.confirmAssessments], press [console.lists.finalise.button] in the row to open the approval sheet.',
				'Check the score, the stars, the distance to the next, the findings, and who rated and wrote.',
				'Read the notes for the company. See that none is an unedited draft.',
				'If all is well, press [console.lists.finalise.first], or [console.lists.finalise.second] for a re-assessment.',
				'If not, write what to change and press [console.lists.approval.return].',
			],
			next: 'The company is told and can read its score and report. The days in which it may object begin.',
			problems: [
				[
					'You rated or wrote in it yourself',
					'Ask another admin. Depending on the setting, you can finalize it with a reason, which the timeline shows.',
				],
				[
					'Some rows cannot be finalized together',
					'Those with findings, and those of the same person, are looked at one by one on the approval sheet.',
				],
				['You have declared a conflict of interest', 'You can neither finalize nor return it. Another admin does.'],
			],
		},
		critical: {
			title: 'When critical questions are not met',
			purpose: 'Decide with a reason when questions about laws and human rights are not met.',
			steps: [
				'See which ones under [console.checking.live.button] on the check, or on the approval sheet.',
				'If the rating is wrong, return it to the assessor.',
				'If it is right, write why you go on. The reason stays in the audit log; the company does not see it.',
				'Where such failures block a certificate, [console.shell.links.certifications] shows [console.certification.blocked] and the ways on.',
			],
			next: 'The report names the questions. The score does not change. The company can improve and be re-assessed.',
			problems: [
				['They cannot be shown', 'Load them again. If that fails, you can choose to go on without having seen them.'],
			],
		},
		certificate: {
			title: 'Apply for and issue a certificate',
			purpose: 'Apply for the certification of a company whose assessment is complete, and issue the certificate.',
			before: ['Ask the company whether it wants to be certified. After applying, it cannot be re-assessed.'],
			steps: [
				'Open [console.shell.links.certifications] and press [console.certification.apply].',
				'On its screen, choose the date and press [console.certification.issue].',
				'Under [console.certification.toBePrinted], check name, address, stars and dates, and what has changed since the assessment began.',
				'If all is right, press [console.certification.issue] once more.',
			],
			next: 'The company is told and can download it. Anybody can check on the verification page whether it is valid.',
			problems: [
				['The company may still object', 'To go on without waiting, tick that you do so.'],
				[
					'There is no star',
					'Tick [console.certification.noStarKnown] to issue it. The directory of certified companies does not list it.',
				],
				['There is no score', 'It cannot be issued. Move the assessment back and repeat it, or start a new one.'],
			],
		},
		withdraw: {
			title: 'Withdraw or re-issue a certificate',
			purpose: 'End a certificate after a mistake or misuse, or replace it by a corrected one.',
			before: ['Withdrawing cannot be undone. Tell the company yourself.'],
			steps: [
				'Under [console.shell.links.certifications], find the company by its name or the code, and press [console.certification.check].',
				'To withdraw, press [console.certificates.withdraw] and read what it does. Give the reason and press it again.',
				'To correct it, first correct the company, then press [console.certificates.reissueAction].',
				'Check what changes, choose the date of the re-issue, and confirm.',
			],
			next: 'The verification page says that it was withdrawn, or replaced by another. The company’s screens show the date only.',
			problems: [
				[
					'It cannot be re-issued',
					'It has expired, or nothing would change. After it has expired, a new assessment is needed.',
				],
				['The company is gone from the directory', 'It has to choose again to list the new certificate.'],
			],
		},
		objections: {
			title: 'Decide an objection',
			purpose: 'Somebody who neither rated nor finalized the result decides what the company objects to.',
			steps: [
				'Open [console.shell.links.objections] and begin with those that are due.',
				'Read the reasons of the company, its files, and the ratings.',
				'Choose [objections.upheld] or [objections.notUpheld] for each point, with a reason. The company reads it.',
				'Press [console.objections.decide].',
			],
			next: 'If a point is upheld, its check items alone can be corrected. Grade, confirm the report, and finalize again.',
			problems: [
				['You cannot decide it', 'You rated or finalized the result. The names of those who can decide are shown.'],
				[
					'It is upheld after the certificate was issued',
					'The assessment does not move back. If need be, withdraw the certificate; the next assessment corrects it.',
				],
			],
		},
	},
};
