import type { Chapter } from '#shared/guide/tasks.ts';

export const answers: Chapter<'company', 'answers'> = {
	title: 'Answer and submit',
	tasks: {
		answer: {
			title: 'Answer the questions',
			purpose: 'Answer each sub-category with yes, no or not applicable, and say in the note what it is based on.',
			steps: [
				'On [company.shell.assessment], open the next sub-category with the button under [company.cockpit.now].',
				'For each question choose [company.sheet.yes], [company.sheet.no] or [company.sheet.notApplicable].',
				'Write in the note which document shows it, when it was done, and where it is kept.',
				'If you are unsure what is asked, open the guidance of the question: its purpose, its basis, and the accepted evidence.',
				'When all questions are answered, press [company.sheet.completeAndGoOn].',
			],
			next: 'The next sub-category opens; after [company.sheet.complete] you stay where you are. Your entries are saved as you type, and you can stop at any time.',
			problems: [
				[
					'The connection is lost',
					'Your entries stay on the screen and are saved when the connection is back. Do not close the screen.',
				],
				[
					'Somebody else saved something different',
					'Press [company.sheet.showConflict] to see both side by side. Choose what to keep, and save.',
				],
				[
					'You are unsure about “not applicable”',
					'Choose it when the condition below the question is met. Without a condition, the assessor checks whether it fits.',
				],
				[
					'You want to change a finished sub-category',
					'Before you submit, change it on the same screen and finish it again.',
				],
			],
		},
		colleagues: {
			title: 'Share the questions among people',
			purpose: 'Decide who answers which sub-category, see how far everybody is, and remind those who are not done.',
			before: ['Admins of the company assign sub-categories. Add your colleagues first: [#members].'],
			steps: [
				'On [company.shell.assessment], open [company.colleagues.assign].',
				'Choose who answers each sub-category. You can also assign a whole category at once.',
				'[company.colleagues.team] shows how far each person is.',
				'Press [company.colleagues.remind] for those who are not done, once a day and person at most.',
			],
			next: 'Whoever has something assigned sees it first. Everybody else can still answer it.',
			problems: [
				['There is no way to assign', 'It is not shown while you are the only member. Add members first.'],
				['You want to assign it to somebody else', 'You can choose again at any time before you submit.'],
			],
		},
		evidence: {
			title: 'Add documents',
			purpose: 'Add documents that support your answers, and say which questions they support.',
			before: [
				'You can use PDF, JPEG, PNG, Word, Excel and PowerPoint files. The screen shows how many and how large they may be.',
				'Cover My Number and anything about health or religion first.',
			],
			steps: [
				'On [company.shell.assessment], find [company.files.heading] and press [company.files.add].',
				'Choose the files, check their names, and add them.',
				'With [company.links.chooseQuestions], choose the questions that the document supports, and press [company.links.save].',
				'On the screen where you answer, you can also use [company.links.choose] at a question.',
				'For documents on paper, [company.phone.open] shows a QR code; take the photos with your phone.',
			],
			next: 'The assessor reads the documents beside the question. Until you submit, you can add and delete them.',
			problems: [
				['There is no room for more', 'Delete another document, or combine several into one PDF.'],
				[
					'The page of the QR code does not open',
					'Its address may only work inside your company. Copy the photos to the computer and add them there.',
				],
			],
		},
		submit: {
			title: 'Submit the answers',
			purpose: 'Review all answers and hand them to the assessor.',
			before: [
				'Finish all sub-categories.',
				'Check the company profile and the documents, too. Neither answers nor documents can be changed after submitting.',
			],
			steps: [
				'On [company.shell.assessment], press [company.cockpit.toReview]. When you complete the last sub-category, the review opens by itself.',
				'Check the counts of answers, what is unanswered, the documents, the company details and the deadline.',
				'Press [company.submit.button].',
			],
			next: 'It says [company.receipt.received], with a [company.receipt.number]. The assessor checks answers and documents and contacts you about the interview.',
			problems: [
				['The button cannot be pressed', 'The screen names a category that is not finished. Open it and finish it.'],
				[
					'The deadline has passed',
					'You cannot submit. Ask your assessor or the operator to extend it. You can still save your answers.',
				],
				[
					'You notice a mistake after submitting',
					'Tell your assessor, who can move the assessment back so that you can answer again.',
				],
			],
		},
		request: {
			title: 'Answer a request for evidence',
			purpose: 'Send the assessor the documents or explanations that were asked for.',
			before: [
				'A new request appears in your notices and on [company.shell.assessment], with its due date if it has one.',
			],
			steps: [
				'On [company.shell.assessment], press [company.requests.goOne].',
				'Read the request and the question that it is about.',
				'Add files under [company.requests.documents]. They do not count toward the limit of the submission.',
				'Say under [company.requests.explanation] where to look in them, or why there is no document.',
				'Press [company.requests.sendAnswer].',
			],
			next: 'The assessor checks it. If something is missing, it comes back with the reason and you can answer again. Once it is accepted, you see the date.',
			problems: [
				[
					'You do not understand the request',
					'With [company.requests.sendOnly], you can ask the assessor before you answer.',
				],
				[
					'You want to add a file after answering',
					'Files cannot be changed until the check is over. Tell the assessor with [company.requests.send].',
				],
				[
					'It says that no answers are taken now',
					'The assessment has moved on or back. You can answer once the assessor is checking again.',
				],
			],
		},
	},
};
