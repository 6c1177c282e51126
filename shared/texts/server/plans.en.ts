export const plans = {
	saved: 'The improvement plan is saved.',
	proofAdded: 'The record is added.',
	proofRemoved: 'The record is removed.',
	accepted: 'The action is accepted.',
	returned: 'The action is returned.',
	notWritable: 'An improvement plan can be changed from the end of the assessment to the end of the re-assessment.',
	isAccepted: 'An action that the assessor has accepted cannot be changed.',
	twice: 'The same sub-category stands here twice.',
	tooManyProofs: 'An action takes at most {{maximum}} {{maximum|file|files}}.',
	notAnswered: 'The company has not answered this yet.',
	alreadyReviewed: 'Somebody else has reviewed this action. Open the screen again to see where it stands.',
} as const;
