import type { TextsLike } from '#shared/i18n/translate.ts';
import type { proposal as ja } from './proposal.ja.ts';

export const proposal: TextsLike<typeof ja> = {
	waive: 'No proposal',
	resume: 'Undo "No proposal"',
	waiveTitle: 'No improvement proposal for {{company}}?',
	waiveText:
		'The assessment then waits for an admin to finalize it, and the company sees that the operator is checking the result. Until then, you can undo this or write a proposal.',
	reasonHelp: 'Kept in the timeline and the audit log. The company does not see it.',
	now: {
		undecided: 'Write a proposal or choose "No proposal". An admin can then finalize the assessment.',
		waived: 'An admin needs to finalize the assessment, without a proposal.',
		begun: 'A proposal has been started. Once it is submitted, an admin needs to finalize the assessment.',
	},
	waivedBy: '{{name}} chose "No proposal" at {{time}}.',
	resumedByWriting: 'Saving a proposal undoes "No proposal".',
};
