import type { TextsLike } from '#shared/i18n/translate.ts';
import { auditKindWords } from '#shared/texts/audit-kind-words.ts';
import type { audit as ja } from './audit.ja.ts';

export const audit: TextsLike<typeof ja> = {
	search: 'Event, e.g. password',
	period: 'Period',
	periods: { all: 'All', today: 'Today', week: '7 days', month: '30 days', days: 'By date' },
	nothing: '(none)',
	changedTo: 'changed to',
	showAll: 'Show all {{count}} {{count|change|changes}}',
	allChanges: '{{count}} {{count|change|changes}}',
	historyOf: {
		company: 'Only entries about {{name}}, its assessments and its members are shown.',
		user: 'Only entries about the account of {{name}} are shown.',
		certificate: 'Only entries about this certificate of {{name}} are shown.',
	},
	historyTitle: 'Change history',
	backTo: { company: 'Back to the company', user: 'Back to the account', certificate: 'Back to the certification' },
	hasChanges: 'With changes',
	entered: 'Values entered ({{count}})',
	wholeLog: 'Show the whole log',
	allKinds: 'All kinds',
	nobody: '(not logged in)',
	empty: 'No entries yet.',
	noHit: 'No entries match.',
	manyAddresses: 'Many addresses',
	kinds: auditKindWords.en,
	/** The changes of status in the timeline. */
	actions: {
		assessment_start: 'Assessment started',
		assessment_first_save: 'First answer saved',
		assessment_submit: 'Self-assessment submitted',
		assessment_grade: 'Graded',
		assessment_report: 'Evaluation report confirmed',
		assessment_proposal: 'Improvement proposal submitted',
		assessment_finalise: 'Assessment finalized',
		assessment_apply_reassessment: 'Re-assessment applied for',
		assessment_grade_again: 'Re-assessment graded',
		assessment_report_again: 'Re-assessment report confirmed',
		assessment_finalise_again: 'Re-assessment finalized',
		assessment_apply_certificate: 'Certificate applied for',
		assessment_issue: 'Certificate issued',
		assessment_cancel: 'Assessment canceled',
		assessment_move_back: 'Status moved back',
	},
};
