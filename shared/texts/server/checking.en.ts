import type { TextsLike } from '#shared/i18n/translate.ts';
import type { checking as ja } from './checking.ja.ts';

export const checking: TextsLike<typeof ja> = {
	saved: 'The ratings were saved.',
	checked: 'The sub-category was marked as checked.',
	markedUnchanged: '{{count}} {{count|sub-category|sub-categories}} marked as checked.',
	gradingAccepted: 'The check is complete. The grading result appears on the assessment’s screen.',
	gradingPending: 'You cannot make changes while grading is running. Wait until it finishes.',
	gradingFailed: 'Grading failed. Run it again. If it keeps failing, contact an administrator.',
	unchecked: 'Grading cannot start: unchecked sub-categories remain ({{count}}). Mark all of them as checked.',
	unrated: 'Check item {{item}} of question {{question}} has no rating. Choose one.',
	reassessmentApplied: 'The re-assessment application was recorded.',
	reassessmentTooLate:
		'A re-assessment must be requested within one year of completion, and that time has passed. Start a new assessment.',
	interviewSaved: 'The interview record was saved.',
};
