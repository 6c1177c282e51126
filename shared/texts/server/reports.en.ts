import type { TextsLike } from '#shared/i18n/translate.ts';
import type { reports as ja } from './reports.ja.ts';

export const reports: TextsLike<typeof ja> = {
	draftSaved: 'The draft was saved.',
	confirmed: 'The evaluation report was confirmed.',
	proposalSubmitted: 'The improvement proposal was submitted.',
	proposalWaived: 'Recorded that there will be no improvement proposal.',
	proposalResumed: 'You can write an improvement proposal again.',
	proposalBegun:
		'An improvement proposal has been started. Clear its draft and save it before you choose "No improvement proposal".',
	returned: 'Returned to the assessor.',
	leftOut: {
		refused: 'Look at its approval sheet and finalize it there ({{why}}).',
		critical: 'critical failures: {{count}}',
		findings: 'findings: {{count}}',
		samePerson: 'you rated or wrote it yourself',
		and: ', ',
	},
	finalised: 'The assessment was finalized.',
	refinalised: 'The re-assessment was finalized.',
	proposalNotSubmitted:
		'The assessment cannot be finalized: its improvement proposal was not submitted. Submit the proposal first.',
};
