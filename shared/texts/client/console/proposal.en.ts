import type { TextsLike } from '#shared/i18n/translate.ts';
import type { proposal as ja } from './proposal.ja.ts';

export const proposal: TextsLike<typeof ja> = {
	waive: 'No proposal',
	resume: 'Take "No proposal" back',
	waiveTitle: 'No improvement proposal for {{company}}?',
	waiveText:
		'The assessment then waits for an admin to finalize it, and the company reads that the operator checks the result. Until it is finalized you can take this back, or write a proposal.',
	reasonHelp: 'Kept in the timeline and the audit log. The company does not see it.',
	now: {
		undecided: 'Write a proposal or choose "No proposal": it is then up to an admin to finalize.',
		waived: 'An admin has to finalize it, without a proposal.',
		begun: 'A proposal was begun. Once it is submitted, an admin has to finalize.',
	},
	waivedBy: '{{name}} chose "No proposal" at {{time}}.',
	resumedByWriting: 'Saving a proposal takes "No proposal" back.',
};
