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
	firstDraft: {
		counts:
			'Of {{count}} check {{count|item|items}}, {{full}} {{full|is|are}} met, {{half}} partly met and {{none}} not met.',
		countsOpen:
			'Of {{count}} check {{count|item|items}}, {{full}} {{full|is|are}} met, {{half}} partly met, {{none}} not met and {{unrated}} not rated.',
		allMet: 'All check items are met ({{count}}).',
		allOut: 'Nothing in this sub-category is scored.',
		nothing: 'This sub-category has no rated check items.',
		met: '[Met]',
		partly: '[Partly met]',
		unmet: '[Not met]',
		next: '[Next steps]',
		out: '[Not scored]',
		steps: 'The next steps, most urgent first.',
		line: '- {{text}}',
		numbered: '{{number}}. {{text}}',
		more: '- {{count}} more',
		partlyItem: '"{{item}}" is only partly met.',
		missingItem: '"{{item}}" could not be confirmed.',
		nextItem: 'Meet "{{item}}".',
		notApplicable: '"{{question}}" was answered as not applicable.',
		notApplicableIf: '"{{question}}" was answered as not applicable (condition: {{condition}}).',
		ineligible: '"{{item}}" was not scored.',
		step: '{{step}}\n   At present: {{found}}',
		keepUp:
			'All rated check items are met. Make sure that what you do and record now continues when the people in charge change.',
	},
	proposalNotSubmitted:
		'The assessment cannot be finalized: its improvement proposal was not submitted. Submit the proposal first.',
};
