import type { TextsLike } from '#shared/i18n/translate.ts';
import type { objections as ja } from './objections.ja.ts';

export const objections: TextsLike<typeof ja> = {
	filed: 'Your objection was filed.',
	withdrawn: 'The objection was withdrawn.',
	decided: 'The objection was decided.',
	undecided:
		'The company has objected to this result, so the assessment cannot move on until that is decided. Decide it under “Objections”, or wait for the company to withdraw it.',
	onlyUpheld:
		'Only what the objection was upheld for can be corrected. To change other check items too, move the assessment back once more, with a reason.',
	moveNeedsReason:
		'This assessment is being corrected after an objection. Moving it back opens the whole sheet, so a reason is needed.',
	ended: 'This objection was already decided or withdrawn.',
	involved: 'Whoever rated or finalized this result cannot decide the objection to it. Ask somebody who did neither.',
	cancelInvolved:
		'The company has objected to this result, and that is not decided. Whoever rated or finalized it cannot cancel the assessment. {{people}} can.',
	cancelInvolvedMore:
		'The company has objected to this result, and that is not decided. Whoever rated or finalized it cannot cancel the assessment. {{people}}, or {{count}} {{count|other|others}}, can.',
	cancelByAdmin:
		'The company has objected to this result, and that is not decided. There is nobody who neither rated nor finalized it, so only an admin can cancel the assessment.',
	whyNot: {
		notFinalised: 'Only a finalized result can be objected to.',
		alreadyFiled: 'You have already objected to this result. Each result takes one objection.',
		tooLate:
			'The time to object ({{count}} {{count|day|days}} from the finalizing) ended on {{date}}. If anything is unclear, contact your assessor or the operator.',
	},
	twice: 'This was chosen twice.',
	everyPoint: 'Decide every point.',
	tooManyFiles: 'An objection can have at most {{maximum}} {{maximum|file|files}}.',
};
