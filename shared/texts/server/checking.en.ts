import type { TextsLike } from '#shared/i18n/translate.ts';
import type { checking as ja } from './checking.ja.ts';

export const checking: TextsLike<typeof ja> = {
	saved: 'The ratings were saved.',
	checked: 'The sub-category was marked as checked.',
	markedUnchanged: '{{count}} {{count|sub-category|sub-categories}} marked as checked.',
	gradingAccepted: 'The check is confirmed. The result of the grading is shown on its screen.',
	gradingPending: 'Nothing can be changed while grading runs. Wait until it has ended.',
	gradingFailed: 'Grading failed. Run it again. If it keeps failing, tell an administrator.',
	unchecked: 'Grading cannot start: unchecked sub-categories remain ({{count}}). Mark all of them as checked.',
	unrated: 'Check item {{item}} of question {{question}} has no rating. Choose one.',
	reassessmentApplied: 'Re-assessment application recorded.',
	reassessmentTooLate:
		'A re-assessment can be applied for within one year of completion, which has passed. Start a new assessment.',
	interviewSaved: 'The interview record was saved.',
};
