import type { TextsLike } from '#shared/i18n/translate.ts';
import type { simulation as ja } from './simulation.ja.ts';

export const simulation: TextsLike<typeof ja> = {
	title: 'Simulation of the draft',
	open: 'Simulate',
	lead: 'What graded assessments would have scored with the draft. The stored assessments do not change.',
	request: 'Run the simulation',
	notYet: 'This draft has not been simulated yet. A simulation shows how scores and grades would change.',
	running: 'The simulation is running. You can leave this page in the meantime.',
	failed: 'The simulation failed. Please try again later.',
	again: 'Try again',
	older: 'This result is not for the current draft',
	olderText: 'The draft was saved after the simulation. Run the simulation again for the current draft.',
	at: 'Simulated: {{date}}',
	noDraft: 'There is no draft. Create one on the papers screen to simulate it.',
	toPapers: 'Go to papers',
	noSheets: 'No assessment has been graded yet. You can simulate drafts once one has been.',
	counted: 'Assessments graded with the two newest published papers, all simulated: {{count}}',
	newest:
		'Assessments graded with the two newest published papers: {{finished}}; the newest of them, simulated: {{count}}',
	distribution: 'Distribution of grades',
	distributionHidden:
		'The distribution is not shown because fewer than {{count}} of the assessments are of companies that are not yours, so it could reveal their results.',
	ownOnly: 'Of these, {{count}} {{count|assessment is|assessments are}} of your companies; only those are listed.',
	before: 'As graded',
	now: 'With the draft',
	changed: 'Companies whose grade or stars change',
	changedCount: 'Companies whose grade or stars change ({{count}})',
	noneChanged: 'No company’s grade or stars change.',
	change: '{{before}} → {{now}}',
	rounds: { round1: 'First', round2: 'Re-assessment' },
	grade: 'Grade',
	unmatched: 'Questions not counted',
	unmatchedText: 'Questions that no graded assessment has do not count toward the scores.',
	unmatchedCount: 'Questions not counted ({{count}})',
	allMatched: 'All questions of the draft count.',
};
