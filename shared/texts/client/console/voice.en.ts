export const voice = {
	title: 'Workers’ voice',
	titleOf: 'Workers’ voice: {{company}}',
	tabMarked: 'Workers’ voice ({{count}} {{count|question|questions}} marked)',
	toRound: 'Go to the round and its results',
	rounds: {
		first: 'Workers’ voice in the first assessment',
		second: 'Workers’ voice in the re-assessment',
		former: 'Workers’ voice in the earlier re-assessment',
	},
	what: 'About the workers’ voice',
	whatText:
		'The company’s foreign workers answer {{count}} {{count|statement|statements}} about the past year, anonymously and in their own language. Their answers do not affect the score. Assessors compare them with the company’s answers.',
	promises: 'What we promise workers',
	promise: {
		nobody:
			'Neither the company nor the assessors learn who answered what. No name, number or time is stored with an answer.',
		before: 'No one sees any answers until the last day is over.',
		few: 'With fewer than {{count}} {{count|answer|answers}}, everything looks the same as with none.',
	},
	whoSees: 'Who sees what',
	see: {
		staff:
			'Staff: after the last day, with at least {{few}} {{few|answer|answers}}, a rough share for each statement; with at least {{many}}, counts, and marks on questions that the answers contradict.',
		company:
			'The company: once its report is available, and only with at least {{many}} {{many|answer|answers}}, a rough share for each of five categories.',
		never: 'The company never learns which questions the answers contradict.',
	},
	steps: 'How it works',
	step: {
		open: 'When you open the round, print the slips and a poster. The codes are shown only then.',
		hand: 'An assessor brings the slips and mixes them in a box, and each worker draws one. Never give slips or codes to the company.',
		others:
			'Interview workers who speak none of the ten languages, with an interpreter. Tell them so when you hand out the slips.',
		end: 'The results appear the day after the last day. You cannot end a round early or open it again.',
	},
	openTitle: 'Open a round',
	open: 'Open the round',
	closesOnHelp: 'The last day workers can answer: a date from {{from}} to {{to}}.',
	closesOnWrong: 'Choose a last day from {{from}} to {{to}}.',
	codeCountHelp:
		'A number from {{least}} to {{most}}. The company states {{employees}} foreign {{employees|employee|employees}}. Create a few extra so that no one has to take the last one.',
	codeCountWrong: 'Enter a whole number of codes from {{least}} to {{most}}.',
	languagesHelp:
		'They are printed on the slips and the poster in this order. Choose the languages of the people who work there. Workers can answer in any of the {{count}} {{count|language|languages}}, including those not selected.',
	languagesMissing: 'Choose at least one language.',
	unread: '{{name}} (not yet read by a native reader)',
	unreadText:
		'No native reader has checked the texts marked “not yet read by a native reader”. Keep this in mind when you choose such a language.',
	otherSpeakers:
		'For other languages, hold an interview with an interpreter. The page tells workers that they can ask you for one.',
	noOperator: 'Workers cannot see who is asking',
	noOperatorText:
		'The page, the slips and the poster name the operator at the top, so that workers do not think they come from the company. Have the operator’s name and email address set before you open a round.',
	notNow: 'The answers are not being checked, so you cannot open a round.',
	grading: 'The assessment is being graded, so you cannot open a round.',
	none: 'There is no round of the workers’ voice.',
	facts: {
		openedBy: 'Opened',
		answersUntil: 'Answers until',
		made: 'Codes created',
		madeOf: '{{count}} ({{employees}} foreign {{employees|employee|employees}})',
		madeCount: '{{count}}',
	},
	running: 'Open until {{date}}',
	runningText:
		'Until the last day is over, no one sees how many workers answered, or what. The results appear the next day.',
	ending: 'The round has ended',
	endingText: 'The results are being prepared and appear here when they are ready.',
	keyMissing: 'No one can answer now',
	keyMissingText:
		'The key that checks the codes is missing from the file storage. Ask the operator to check whether the storage is connected. Once the key is back, the same codes work. If it is missing for 24 hours, the round ends without a result.',
	keyLost: 'The round ended without a result',
	keyLostText:
		'The key that checks the codes was missing for more than 24 hours, so earlier answers do not count either. Interview the workers instead.',
	leftInLog: 'The database log still holds answers',
	leftInLogText:
		'It does not say who answered, but the write-ahead log holds each answer separately, with its time. Neither this screen nor the company can see it. This message disappears once the log is empty. Tell your database administrator the reason:',
	logReasons: {
		rights: 'The database user has no right to switch and remove the log.',
		slots: 'A replication slot still needs the log.',
		archiving: 'The log has not been archived yet.',
		keep_size: 'The setting wal_keep_size keeps the log.',
		recycling: 'Log files are being reused and still hold their old content.',
		other: 'The reason is unknown.',
	},
	codesTitle: 'Print the slips now',
	codesText:
		'{{count}} {{count|code is|codes are}} ready. They are shown only now: once you leave this screen, you cannot see or create them again.',
	local: 'Workers cannot open this address on their phones',
	localText:
		'The slips show {{address}}. Before you open a round, open this screen at an address that workers can reach, or have Kyosei’s public address set.',
	printSlips: 'Print the slips ({{count}} {{count|page|pages}})',
	printPoster: 'Print the poster',
	printFailed: 'The print could not be prepared. Please try again.',
	handing: 'Hand out the slips',
	handingSteps: {
		cut: 'Each page has eight slips. Cut along the lines and fold each slip in half, with the text inside.',
		mix: 'The assessor brings them and mixes them well in a box. The slips have no numbers.',
		draw: 'Each worker draws one from the box. Do not write down who drew which.',
		left: 'The assessor takes the remaining slips away and destroys them. Do not leave them with the company.',
	},
	done: 'Close after printing',
	doneTitle: 'Close the codes?',
	doneText: 'You cannot see the codes again. Make sure that all slips are printed.',
	notPrinted: 'The slips have not been printed yet. Workers cannot answer without them.',
	keepCodes: 'Keep showing the codes',
	tooFew: 'Too few answers for a result',
	tooFewText:
		'There were fewer than {{count}} {{count|answer|answers}}. To protect those who answered, this looks the same as with none. Interview the workers instead.',
	answered: 'There {{count|was|were}} {{count}} {{count|answer|answers}}.',
	bandsOnly: 'There were fewer than {{count}} {{count|answer|answers}}, so rough shares are shown instead of counts.',
	statements: 'Answers to each statement',
	statementHead: 'What workers were asked',
	goodHead: 'Good answer',
	values: { yes: 'Yes', no: 'No', unknown: 'Do not know', declined: 'Rather not say' },
	bands: { few: 'Few', some: 'Some', most: 'Most' },
	bandsText:
		'“Few” is less than one third, “some” is one third to two thirds, and “most” is two thirds or more, including all.',
	languagesTitle: 'Languages of the answers',
	otherLanguages: 'Other languages',
	answerCount: 'Number of answers',
	marksTitle: 'Questions that the workers’ answers contradict ({{count}})',
	marksText:
		'The company answered “yes”. At least {{count}} {{count|worker|workers}}, and at least a third of those who said yes or no, answered the opposite. The score does not change. The company is not notified.',
	noMarks: 'The workers’ answers do not contradict any question.',
	tooFewForMarks:
		'There were fewer than {{count}} {{count|answer|answers}}, so no questions are marked: a mark could reveal what one person said.',
	waitingForMarks: 'Questions that the workers’ answers contradict appear here when the round has ended.',
	saidOf: 'What workers were asked: {{text}}',
	mark: 'Workers’ answers contradict this',
	notAlone:
		'If you request evidence on this question alone, the company could guess what the workers answered. Use the “Workers’ voice” tab to ask about {{least}} {{least|question|questions}} or more at a time.',
	railMarks: 'Marked: {{count}}',
	ask: 'Request evidence ({{least}} {{least|question|questions}} or more at a time)',
	askTitle: 'Request evidence on marked questions',
	askWhy:
		'Ask about at least {{least}} {{least|question|questions}} at a time. From a single question, the company could guess what the workers answered.',
	askUsual:
		'The company receives the standard text for each question, with the standard due date: {{date}}. You cannot change either, so that no one can tell these requests from others.',
	askTooFew:
		'Fewer than {{least}} {{least|question is|questions are}} marked, so you cannot request evidence here: from a single question, the company could guess what the workers answered. Ask in an interview instead.',
	askWhich: 'Questions to ask about',
	askMore: 'Choose {{count}} more to send the requests.',
	beforeGrading: 'The workers’ voice is open until {{date}}',
	beforeGradingText:
		'If you grade now, you do so without the workers’ voice: the round continues until {{date}}, and its results come after that.',
	gradeAnyway: 'Grade without waiting for the workers’ voice',
	gradeAnywayFirst: 'Confirm that you are grading without waiting for the workers’ voice.',
} as const;
