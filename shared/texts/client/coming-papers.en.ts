import type { TextsLike } from '#shared/i18n/translate.ts';
import type { comingPapers as ja } from './coming-papers.ja.ts';

export const comingPapers: TextsLike<typeof ja> = {
	schedule: {
		open: 'Schedule publication',
		title: 'Schedule publication',
		action: 'Schedule',
		effects:
			'At midnight (Japan time) at the beginning of the day it replaces the current paper. Until then companies do not see it, and it cannot be edited as a draft. Assessments that have started keep their paper.',
		help: 'Tomorrow or later. Before that day you can take it back, and it becomes the draft again.',
	},
	coming: {
		heading: 'Scheduled paper',
		from: 'From {{day}}',
		title: 'Paper to be published on {{day}}',
		view: 'View: paper to be published on {{day}}',
		text: 'It becomes the current paper at midnight (Japan time) at the beginning of that day.',
		scheduled: 'Scheduled',
		by: '{{at}}, {{name}}',
		difference: 'How it differs from the current paper.',
		takeBack: 'Take back',
		takeBackTitle: 'Take back the publication on {{day}}?',
		takeBackText: 'The paper becomes the draft again and can be edited.',
		draftInTheWay: 'It cannot be taken back while there is a draft. Publish the draft first.',
	},
	reading: {
		title: 'Bases to read again',
		text: 'Bases that were read more than a year ago, and those that begin or end within {{days}} {{days|day|days}}. Read their sources, and change the paper where it has to.',
		count: '{{count}} {{count|basis|bases}}',
		never: 'Question {{number}}: no date of reading',
		old: 'Question {{number}}: read on {{day}}',
		begins: 'Question {{number}}: in force from {{day}}',
		ends: 'Question {{number}}: in force until {{day}}',
	},
};
