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
	why: 'Cause',
	retry: 'Retry',
	retryOf: 'Retry: {{job}} (no. {{id}})',
	retryAll: 'Retry all',
	retryAllOf: 'Retry all: {{job}}',
	retryAllTitle: 'Retry {{count}} failed {{count|job|jobs}} of "{{job}}"?',
	retryAllText: 'Fix the cause of the failures first. Jobs that are no longer needed will be closed.',
	queueSilent: 'The queue is not responding, so the number of running jobs is unknown.',
	forNewer:
		'{{count}} {{count|job is|jobs are}} waiting for a newer version of the worker ({{jobs}}). {{count|It fails|They fail}} if none starts within a week.',
	queues: 'Open the queues',
	empty: 'No failed jobs.',
	noHit: 'No jobs match.',
	refreshed: 'Refreshed every 5 seconds.',
};
