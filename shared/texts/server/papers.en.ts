import type { TextsLike } from '#shared/i18n/translate.ts';
import { paperWorkbook } from '#shared/texts/server/papers/workbook.en.ts';
import type { papers as ja } from './papers.ja.ts';

export const papers: TextsLike<typeof ja> = {
	draftSaved: 'The draft was saved.',
	published: 'The paper was published.',
	noCategory: 'Please add at least one category.',
	noSubCategory: 'Please add at least one sub category.',
	noQuestion: 'Please add at least one question.',
	scoreTooLow: 'Perfect score must be at least 1.',
	scheduled: 'The paper was scheduled.',
	takenBack: 'The scheduled publication was taken back. The paper is the draft again.',
	dayHasCome: 'The day of publication must be tomorrow or later.',
	scheduledAlready: 'A paper is scheduled already. Take it back first.',
	draftInTheWay:
		'There is a draft. Publish it first, or schedule it later: a paper that is taken back becomes the draft.',
	endsBeforeItBegins: 'In force until must not be before In force from.',
	weightsMustAddUp: 'Weight of evaluations must add up to 1.0. Weight points remaining to distribute: {{remaining}}.',
	badRecord: 'A record key begins with a small letter and has only small letters, digits and _, 64 at most.',
	weightInTenths: 'The weight must be a number in steps of 0.1.',
	keyTwice: 'The same key appears twice in the paper.',
	simulationStarted: 'The simulation has started.',
	simulationOfDraft: 'Only a draft can be simulated.',
	simulationOfRegular: 'Only the regular paper can be simulated.',
	simulationUnfinished: 'The simulation has not finished yet.',
	workbook: paperWorkbook,
};
