import type { Chapter } from '#shared/guide/tasks.ts';

export const checking: Chapter<'assessor', 'checking'> = {
	title: 'Check and grade',
	tasks: {
		work: {
			title: 'Begin the day’s work',
			purpose: 'Work through the assessments that wait for you, those that have waited longest first.',
			steps: [
				'Log in at [session.consoleTitle] and open [console.shell.links.work].',
				'Begin at the top of [console.work.mine], with the button at the end of the row.',
				'See under [console.work.late] whether anything is late.',
				'[console.shell.search] (Ctrl+K) opens companies, people and questions from every screen.',
			],
			next: 'When one is done, you see the next. You get a notice when a company answers or submits.',
			problems: [
				['A company of yours is missing', 'It is not assigned to you. Ask an admin: [#administrator/assign].'],
				['You often use the same filters', 'Save them under [console.savedViews.menu] on the list.'],
			],
		},
		rate: {
			title: 'Check the answers and rate the check items',
			purpose:
				'Rate each check item 0%, 50%, 100% or not scored, by the company’s answers, its documents and the interview, then grade.',
			before: ['The company has submitted its answers.', 'The keys are on a card at the end of this page, to print.'],
			steps: [
				'Choose the company under [console.shell.links.checks] and press [console.lists.actions.check].',
				'[console.checking.begin], or later [console.checking.continue], opens a sub-category: the answers on the left, the check items on the right.',
				'Rate with 3 for 100%, 2 for 50%, 1 for 0% and 0 for not scored. You then move to the next unrated item.',
				'Write the reason into the memo before you rate: m opens it, Esc goes back to the rating. After rating, go back with k. The company never sees memos. Press d to read the documents beside it.',
				'When all are rated, press [console.checking.mark], or Ctrl+Enter to go on with the next unchecked sub-category.',
				'In a sub-category, see under [console.checking.live.button] which critical questions are not met and which ratings lack evidence.',
				'When everything is checked, press [console.checking.confirm] above the categories. Read the provisional score and the findings, and press it again.',
			],
			next: 'The scores are computed. After grading, ratings and memos cannot be changed. Go on with [#report].',
			problems: [
				['Somebody else rated the same sub-category', 'Both ratings are shown side by side. Choose which to keep.'],
				['The last rating was a mistake', 'Undo it with Backspace.'],
				['A request for evidence is still open', 'Grading withdraws it. To wait for the answer, do not grade yet.'],
				[
					'A request was answered but not decided',
					'It cannot be decided after grading. Accept or return it first ([#evidence]).',
				],
				[
					'You do not want single-key shortcuts',
					'Clear [console.checking.keys.single] under [console.checking.keys.button].',
				],
			],
		},
		evidence: {
			title: 'Request evidence and decide on the answers',
			purpose: 'Ask the company for documents or explanations where evidence is missing.',
			before: ['Requests can be made and decided only while the answers are being checked.'],
			steps: [
				'At the question, press [console.requests.ask], or the key r.',
				'Add to the ready text which part of which document you want to see, and press [console.requests.send].',
				'When answers arrive, open them under [console.shell.links.evidenceRequests], oldest first.',
				'Press [console.requests.accept], or write what is missing and press [console.requests.giveBack].',
				'Go on with [console.requests.nextAnswered].',
			],
			next: 'The documents also appear beside the question. The company is told what you accepted or returned.',
			problems: [
				[
					'You want to ask about several questions at once',
					'Choose them under [console.requests.askSeveral]. Each is sent its ready text.',
				],
				['A request is no longer needed', 'Choose [console.requests.withdraw]. This cannot be undone.'],
			],
		},
		voice: {
			title: 'Collect and read the workers’ voice',
			purpose:
				'Ask the foreign workers of a company in ten languages, without their names. It helps you check the answers and enters no score.',
			before: [
				'Begin while the answers are being checked.',
				'Once the operator’s name is set, workers see who is asking.',
			],
			steps: [
				'On the check, open the round from the tab [console.voice.title].',
				'Choose the last day, the number of codes and the languages to print, and press [console.voice.open].',
				'Print the slips and [console.voice.printPoster] right away. The codes are shown only now.',
				'Cut and fold the slips, mix them in a box, and let each worker draw one. Do not hand them to the company.',
				'Check that all are printed and press [console.voice.done].',
				'Read the result on the day after the last one. Questions that disagree with the company’s answers are marked.',
			],
			next: 'Check marked questions in an interview, or request evidence on several at once. Never ask about a single one.',
			problems: [
				['You closed the screen with the codes', 'They cannot be made again. Check by interviews with workers.'],
				['There are few answers', 'With fewer than 5, it looks the same as with none. Check by interviews.'],
				[
					'Some workers speak none of the ten languages',
					'Interview them with an interpreter, and say so when the slips are drawn.',
				],
			],
		},
	},
};
