import type { TextsLike } from '#shared/i18n/translate.ts';
import type { objections as ja } from './objections.ja.ts';

export const objections: TextsLike<typeof ja> = {
	title: 'Objection',
	newTitle: 'Object to the result',
	entry: 'Object to this result',
	until: 'The last day to object is {{date}}.',
	adminsOnly: 'An admin of your company can object to this result.',
	toOwn: 'See the objection',
	decided: 'Your objection was decided on {{date}} (upheld: {{count}} of {{points}} {{points|point|points}}).',
	lead: {
		questions:
			'Choose the questions whose rating you do not accept, and say why. An assessor or the operator, who neither rated nor finalized the result, decides each of them.',
		parts:
			'Choose the sub-categories whose score you do not accept, and say why. An assessor or the operator, who neither rated nor finalized the result, decides each of them.',
	},
	chosen: 'Chosen: {{count}} (up to {{most}})',
	showFull: 'Also show what lost no points ({{count}})',
	mostChosen: 'To choose another one, untick one first.',
	once: 'Each result takes one objection, with up to ten points. Until it is decided, neither a re-assessment nor a certificate goes ahead.',
	chooseFirst: 'Choose a point to review your objection.',
	reasonsMissing: 'Give a reason of up to 2,000 characters for each point.',
	notScored: 'Not scored',
	subScore: '{{score}} {{score|point|points}}',
	earned: '{{earned}} of {{possible}} {{possible|point|points}}',
	reasonFor: 'Reason ({{point}})',
	preview: 'Review',
	previewTitle: 'File this objection?',
	previewText: 'It has {{count}} {{count|point|points}}. Once sent, points and reasons cannot be changed.',
	previewFiles: 'After sending you can add up to five files, such as records.',
	send: 'File the objection',
	backToForm: 'Back to the form',
	sentTitle: 'Your objection was filed',
	waitingTitle: 'Your objection waits for a decision',
	waitingText: 'Until then the assessment does not move on. You can still add files, or withdraw the objection.',
	dueText: 'It is decided by {{date}}. If you have records, add them below.',
	correctingTitle: 'The result is being corrected',
	correctingText:
		'Your objection was upheld, so the ratings concerned are being corrected. You can read the report again afterward.',
	correctingNext:
		'Your assessor is correcting the ratings concerned. Once the corrected result is finalized, the score and the report appear here.',
	correctingPlan: 'While the result of the re-assessment is being corrected, the improvement plan cannot be changed.',
	correctedText: 'The corrected result was finalized on {{date}}.',
	notUpheldText: 'The result stays as it is. The reasons are given with each point.',
	upheldLaterText:
		'The certificate stands, and what was upheld is corrected in your next assessment. Contact your assessor or the operator to learn more.',
	withdrawnBy: {
		company: 'This objection was withdrawn',
		cancelled: 'This objection was ended by cancellation of the assessment, and is not decided',
	},
	whyNot: {
		notFinalised: 'Only a finalized result can be objected to.',
		alreadyFiled: 'You have already objected to this result.',
		tooLate:
			'The time to object ({{count}} {{count|day|days}} from the finalizing) ended on {{date}}. If anything is unclear, contact your assessor or the operator.',
	},
	facts: 'About the objection',
	filedBy: 'Filed by',
	due: 'Decision due',
	decidedOn: 'Time of the decision',
	toReport: 'Read the evaluation report',
	withdraw: 'Withdraw',
	withdrawTitle: 'Withdraw the objection?',
	withdrawText: 'You cannot object to this result again after that.',
	room: '{{count}} more {{count|file|files}} can be added.',
	removeText: 'The file is removed from the objection.',
};
