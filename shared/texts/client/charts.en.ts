import type { TextsLike } from '#shared/i18n/translate.ts';
import type { charts as ja } from './charts.ja.ts';

export const charts: TextsLike<typeof ja> = {
	colors: 'Colors of scores',
	range: '{{from}}–{{to}} {{to|point|points}}',
	lines: 'Kinds of lines',
	outOf: ' / {{max}}',
	dial: {
		name: '{{title}}: {{score}} out of {{max}}, grade {{grade}}',
		none: '{{title}}: no score out of {{max}}',
		outOf: '/ {{max}}',
		thresholds: 'Scores for stars',
		level: 'Level',
		needed: 'Score needed',
		next: '{{missing}} more {{missing|point|points}} to “{{stars}}”',
		highest: 'This is the highest level, “{{stars}}”',
	},
	stars1: 'One star',
	stars2: 'Two stars',
	stars3: 'Three stars',
	stars0: 'No star',
	year: '{{year}}',
	pointsOf: '{{score}} of {{max}} {{max|point|points}}',
	onlyTotal: 'The total score of {{day}} is {{points}}. Once there is a second score, a chart shows how it changes.',
	time: {
		states: 'Marks',
		counted: '{{state}} ({{count}})',
		returned: 'Returned',
		overdue: 'Overdue',
		planned: 'To come',
		done: 'Done',
		today: 'Today',
		month: '{{month}}',
		yearMonth: '{{year}}-{{month}}',
	},
};
