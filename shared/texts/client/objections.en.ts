import type { TextsLike } from '#shared/i18n/translate.ts';
import type { objections as ja } from './objections.ja.ts';

export const objections: TextsLike<typeof ja> = {
	states: {
		filed: 'Undecided',
		decided: 'Decided',
		withdrawn: 'Withdrawn',
		cancelled: 'Ended by cancellation',
		correcting: 'Being corrected',
		corrected: 'Corrected',
	},
	rounds: { first: 'Assessment', second: 'Re-assessment' },
	ofCompany: 'Reason for the objection',
	ofDecision: 'Reason for the decision',
	upheld: 'Upheld',
	notUpheld: 'Not upheld',
	wasUpheld: 'Upheld',
	wasNotUpheld: 'Not upheld',
	pointList: 'Points and decisions',
	fileList: 'Attached files',
	outcome: '{{count}} of {{points}} {{points|point|points}} upheld',
	noneUpheld: 'None of {{points}} {{points|point|points}} upheld',
	cancelledByInvolved: 'Canceled by an admin who had rated or finalized the result, as there was nobody else.',
	byInvolved: 'Decided by an admin who had rated or finalized the result, as there was nobody else.',
};
