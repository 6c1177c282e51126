export const voice = {
	title: "Workers' voice",
	titleOf: "Workers' voice: {{company}}",
	tabMarked: "Workers' voice ({{count}} {{count|question|questions}} marked)",
	toRound: 'To the round and its results',
	rounds: {
		first: "Workers' voice of the first assessment",
		second: "Workers' voice of the re-assessment",
		former: "Workers' voice of the earlier re-assessment",
	},
	what: "What the workers' voice is",
	whatText:
		'The foreign workers of the company answer {{count}} {{count|statement|statements}} about the last year, in their own language and without being known. Their answers do not enter the score. Assessors use them to see whether they agree with the answers of the company.',
	promises: 'What workers are promised',
	promise: {
		nobody:
			'Neither the company nor an assessor learns who answered what. No name, number or time is kept with an answer.',
		before: 'Nobody sees an answer before the last day is over.',
		few: 'With fewer than {{count}} {{count|answer|answers}}, everything looks as it does with none.',
	},
	whoSees: 'Who sees what',
	see: {
		staff:
			'Staff: after the last day, from {{few}} {{few|answer|answers}} on, a rough share for each statement; from {{many}} on, counts, and marks at questions with which the answers do not agree.',
		company:
			'The company: once its report is out, and only from {{many}} {{many|answer|answers}} on, a rough share for each of five categories.',
		never: 'The company is never told with which questions the answers do not agree.',
	},
	steps: 'How it works',
	step: {
		open: 'When you open the round, you print slips and a poster. That is the only time the codes are shown.',
		hand: 'An assessor brings the slips, mixes them in a box, and each worker draws one. Never give slips or codes to the company.',
		others:
			'Whoever speaks none of the ten languages is asked in an interview, with an interpreter. Tell them so when you hand out the slips.',
		end: 'The results appear on the day after the last day. A round cannot be ended early, and never opens again.',
	},
	openTitle: 'Open a round',
	open: 'Open the round',
	closesOnHelp: 'The last day on which workers can answer: a date from {{from}} to {{to}}.',
	closesOnWrong: 'Choose a last day from {{from}} to {{to}}.',
	codeCountHelp:
		'A number from {{least}} to {{most}}. The company states {{employees}} foreign {{employees|employee|employees}}. Make a few more, so that nobody has to take the last one.',
	codeCountWrong: 'Enter a whole number of codes from {{least}} to {{most}}.',
	languagesHelp:
		'They are printed on the slips and the poster, in this order. Choose the languages of the people who work there. Answers are accepted in all {{count}} {{count|language|languages}}, also in those not chosen.',
	languagesMissing: 'Choose at least one language.',
	unread: '{{name}} (not yet read by a native reader)',
	unreadText:
		'Where it says “not yet read by a native reader”, no native reader has checked the texts yet. Choose such a language knowing that.',
	otherSpeakers:
		'For other languages, hold an interview with an interpreter: the page says that workers can ask you for one.',
	noOperator: 'Workers are not told who asks',
	noOperatorText:
		'The page, the slips and the poster name the operator in their first lines, so that workers do not take them for the company. Have the name and the email address of the operator set before you open a round.',
	notNow: 'The answers are not being checked, so no round can be opened.',
	grading: 'The assessment is being graded, so no round can be opened.',
	none: "There is no round of the workers' voice.",
	facts: {
		openedBy: 'Opened on, by',
		answersUntil: 'Answers until',
		made: 'Codes made',
		madeOf: '{{count}} ({{employees}} foreign {{employees|employee|employees}})',
		madeCount: '{{count}}',
	},
	running: 'Open until {{date}}',
	runningText:
		'Until the last day is over, nobody sees how many answered or what. The results appear on the day after.',
	ending: 'The round has ended',
	endingText: 'The results are being prepared, and appear here when they are ready.',
	keyMissing: 'Nobody can answer now',
	keyMissingText:
		'The key that checks the codes is not found in the file storage. Have the operator see whether the storage is connected. Once the key is back, the same codes work. If it stays away for 24 hours, the round ends without a result.',
	keyLost: 'The round ended without a result',
	keyLostText:
		'The key that checks the codes was not found for more than 24 hours, so earlier answers are not counted either. Ask the workers in an interview instead.',
	leftInLog: 'The log of the database still holds answers',
	leftInLogText:
		'It does not say who answered, but the write-ahead log holds each answer by itself, with its time. Neither this screen nor the company sees it. This message goes once the log is empty. Tell whoever runs the database why:',
	logReasons: {
		rights: 'The database user has no right to switch and remove the log.',
		slots: 'A replication slot still needs the log.',
		archiving: 'The log has not been archived yet.',
		keep_size: 'The setting wal_keep_size keeps the log.',
		recycling: 'Files of the log are used again, and still hold what they held.',
		other: 'It is not known why it is kept.',
	},
	codesTitle: 'Print the slips now',
	codesText:
		'{{count}} {{count|code is|codes are}} ready. They are shown now and never again: once you leave this screen, they can be neither shown nor made anew.',
	local: 'Workers cannot open this address on their phones',
	localText:
		'{{address}} is printed on the slips. Open this screen at an address that workers can reach, or have the public address of Kyosei set, before you open a round.',
	printSlips: 'Print the slips ({{count}} {{count|page|pages}})',
	printPoster: 'Print the poster',
	printFailed: 'The print could not be prepared. Please try again.',
	handing: 'Handing them out',
	handingSteps: {
		cut: 'There are eight slips on a page. Cut along the lines and fold each in half, with the text inside.',
		mix: 'The assessor brings them and mixes them well in a box. The slips have no numbers.',
		draw: 'Each worker draws one from the box. Do not write down who drew which.',
		left: 'The assessor takes the rest away and destroys them. Do not leave them with the company.',
	},
	done: 'Close when printed',
	doneTitle: 'Close the codes?',
	doneText: 'The codes can never be shown again. Make sure that all slips are printed.',
	notPrinted: 'The slips have not been printed yet. Without them, workers cannot answer.',
	keepCodes: 'Keep showing the codes',
	tooFew: 'Too few answers for a result',
	tooFewText:
		'There were fewer than {{count}} {{count|answer|answers}}. So that nobody can tell who answered, it looks the same as with none. Ask the workers in an interview instead.',
	answered: 'There {{count|was|were}} {{count}} {{count|answer|answers}}.',
	bandsOnly: 'There were fewer than {{count}} {{count|answer|answers}}, so rough shares are shown in place of counts.',
	statements: 'Answers to each statement',
	statementHead: 'What workers were asked',
	goodHead: 'Good answer',
	values: { yes: 'Yes', no: 'No', unknown: 'Do not know', declined: 'Rather not say' },
	bands: { few: 'Few', some: 'Some', most: 'Most' },
	bandsText: '“Few” is less than a third, “some” from a third to two thirds, “most” two thirds or more, also all.',
	languagesTitle: 'Languages of the answers',
	otherLanguages: 'Other languages',
	answerCount: 'Number of answers',
	marksTitle: 'Questions with which the workers do not agree ({{count}})',
	marksText:
		'The company answered “yes”. At least {{count}} {{count|worker|workers}}, and a third of those who said yes or no, answered the opposite. The score stays as it is. The company is not told.',
	noMarks: 'There is no question with which the workers do not agree.',
	tooFewForMarks:
		'There were fewer than {{count}} {{count|answer|answers}}, so no question is marked: a mark could tell what one person said.',
	waitingForMarks: 'When the round has ended, questions with which the workers do not agree appear here.',
	saidOf: 'What workers were asked: {{text}}',
	mark: "Workers' answers do not agree",
	notAlone:
		"Asked for evidence on this question alone, the company could guess what the workers answered. Ask from the tab “Workers' voice”, about {{least}} {{least|question|questions}} or more at once.",
	railMarks: 'Marked: {{count}}',
	ask: 'Ask for evidence ({{least}} {{least|question|questions}} or more at once)',
	askTitle: 'Ask for evidence on marked questions',
	askWhy:
		'You ask about at least {{least}} {{least|question|questions}} at once. Asked about one alone, the company could guess what the workers answered.',
	askUsual:
		'The company receives the usual text for each question, with the usual due date: {{date}}. Neither can be changed, so that nobody can tell these requests from others.',
	askTooFew:
		'Fewer than {{least}} {{least|question is|questions are}} marked, so you cannot ask from here: about one alone, the company could guess what the workers answered. Ask in an interview instead.',
	askWhich: 'Questions to ask about',
	askMore: 'Choose {{count}} more to send.',
	beforeGrading: "The workers' voice is open until {{date}}",
	beforeGradingText:
		"Graded now, the round goes on until {{date}} and its results come after that: you grade without the workers' voice.",
	gradeAnyway: "Grade without waiting for the workers' voice",
	gradeAnywayFirst: "Confirm that you grade without waiting for the workers' voice.",
} as const;
