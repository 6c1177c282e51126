import type { TextsLike } from '#shared/i18n/translate.ts';
import type { jobs as ja } from './jobs.ja.ts';

export const jobs: TextsLike<typeof ja> = {
	kinds: 'Kinds of jobs',
	waiting: 'Waiting',
	running: 'Running',
	failed: 'Failed',
	failedTitle: 'Failed jobs',
	all: 'All kinds',
	search: 'Job code or error',
	why: 'Why',
	retry: 'Try again',
	retryOf: 'Try again: {{job}} (no. {{id}})',
	retryAll: 'Try all again',
	retryAllOf: 'Try all again: {{job}}',
	retryAllTitle: 'Try {{count}} failed {{count|job|jobs}} of "{{job}}" again?',
	retryAllText: 'Do this once the cause of the failures is gone. Jobs that are not needed any more end.',
	queueSilent: 'The queue does not answer: how many jobs run is not known.',
	forNewer:
		'{{count}} {{count|job waits|jobs wait}} for a worker of a newer version ({{jobs}}). {{count|It fails|They fail}} where none comes within a week.',
	queues: 'Open the queues',
	empty: 'No job has failed.',
	noHit: 'No jobs match.',
	refreshed: 'Refreshed every 5 seconds.',
};
