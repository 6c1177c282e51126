export const evidence = {
	linked: 'Saved which questions the document supports.',
	requested: 'The company has been asked for evidence.',
	ready:
		'So that we can confirm your answer, please show us documents on this question: rules, records or photos, for example.',
	readyListed: 'So that we can confirm your answer, please show us documents on this question, such as:',
	readyItem: '- {{evidence}}',
	messageSent: 'The message was sent.',
	fileAdded: 'The file was added.',
	fileRemoved: 'The file was removed.',
	answered: 'The request was answered.',
	accepted: 'The answer was accepted.',
	returned: 'The answer was returned.',
	withdrawn: 'The request was withdrawn.',
	notActive: 'The assessment has moved on, so this request cannot be changed any more.',
	wrongState:
		'Somebody else was faster, so this cannot be done any more. Open the request again to see where it stands.',
	tooManyFiles: 'A request takes at most {{maximum}} {{maximum|file|files}}.',
	nothingToSend: 'Write an explanation or add a file.',
	pastDue: 'Enter today or a later date.',
} as const;
