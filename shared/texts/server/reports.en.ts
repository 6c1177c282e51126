import type { TextsLike } from '#shared/i18n/translate.ts';
import type { reports as ja } from './reports.ja.ts';

export const reports: TextsLike<typeof ja> = {
	draftSaved: 'The draft was saved.',
	confirmed: 'The evaluation report was confirmed.',
	proposalSubmitted: 'The improvement proposal was submitted.',
	proposalWaived: 'Recorded: there will be no improvement proposal.',
	proposalResumed: 'Taken back: there may be an improvement proposal.',
	proposalBegun: 'An improvement proposal was begun. Empty and save its draft before you say that there is none.',
	finalised: 'The assessment was finalized.',
	refinalised: 'The re-assessment was finalized.',
	proposalNotSubmitted:
		'The assessment cannot be finalized: its improvement proposal was not submitted. Submit the proposal first.',
};
