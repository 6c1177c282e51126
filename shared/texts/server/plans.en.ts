export const plans = {
	saved: 'The improvement plan was saved.',
	proofAdded: 'The record was added.',
	proofRemoved: 'The record was removed.',
	accepted: 'The action was accepted.',
	returned: 'The action was returned.',
	notWritable: 'An improvement plan can be changed from the end of the assessment to the end of the re-assessment.',
	isAccepted: 'An action accepted by the assessor cannot be changed.',
	twice: 'The same sub-category appears twice.',
	tooManyProofs: 'An action can have at most {{maximum}} {{maximum|file|files}}.',
	notAnswered: 'The company has not answered this yet.',
	alreadyReviewed: 'Someone else has reviewed this action. Reload the screen to see its status.',
} as const;
