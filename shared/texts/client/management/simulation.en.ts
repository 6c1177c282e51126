import type { TextsLike } from '#shared/i18n/translate.ts';
import type { simulation as ja } from './simulation.ja.ts';

export const simulation: TextsLike<typeof ja> = {
	title: 'Simulation with the draft',
	open: 'Simulate',
	lead: 'What graded assessments would have scored with the draft. Nothing stored on them changes.',
	request: 'Run the simulation',
	notYet: 'This draft has not been simulated yet. A simulation shows here how scores and grades would change.',
	running: 'The simulation is running. You can leave this page; it keeps running.',
	failed: 'The simulation failed. Please try again later.',
	again: 'Try again',
	older: 'This is not the result of the present draft',
	olderText: 'The draft was saved after the simulation. Run it again for the result of the present draft.',
	at: 'Simulated: {{date}}',
	noDraft: 'There is no draft. Create one on the papers screen to simulate it.',
	toPapers: 'To the papers',
	noSheets: 'No assessment has been graded yet. Once one is, drafts can be simulated.',
	counted: 'Assessments graded with the newest two published papers, all simulated: {{count}}',
	newest:
		'Assessments graded with the newest two published papers: {{finished}}; the newest of them, simulated: {{count}}',
	distribution: 'Distribution of grades',
	distributionHidden:
		'The distribution is not shown: fewer than {{count}} of the assessments are of companies that are not yours, so it could tell their results.',
	ownOnly: 'Of these, {{count}} {{count|assessment is|assessments are}} of your companies; only those are listed.',
	before: 'As graded',
	now: 'With the draft',
	changed: 'Companies whose grade or stars change',
	changedCount: 'Companies whose grade or stars change ({{count}})',
	noneChanged: 'No company changes grade or stars.',
	change: '{{before}} → {{now}}',
	rounds: { round1: 'First', round2: 'Re-assessment' },
	grade: 'Grade',
	unmatched: 'Questions left out',
	unmatchedText: 'Questions that no graded assessment has are not counted in the scores.',
	unmatchedCount: 'Questions left out ({{count}})',
	allMatched: 'All questions of the draft are counted.',
};
