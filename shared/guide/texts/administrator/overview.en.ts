import type { Chapter } from '#shared/guide/tasks.ts';

export const overview: Chapter<'administrator', 'overview'> = {
	title: 'See the whole',
	tasks: {
		programme: {
			title: 'See the whole program',
			purpose: 'See where assessments wait and for how long, what is due, and what the results were.',
			steps: [
				'Open [console.shell.links.programme].',
				'Filter by time, industry, prefecture, size and assessor.',
				'Press an underlined figure to open the list of what it counted.',
				'[programme.showTable] shows the figures of a chart as a table.',
				'Make files for a report with [console.lists.excel] or [programme.file.pdf].',
			],
			next: 'Files show no number below 10, so that no company can be recognized.',
			problems: [
				['A figure looks old', 'The figures are compared with all data every 5 minutes. The time is at the top.'],
			],
		},
		audit: {
			title: 'Find out who did what',
			purpose: 'See who changed what and when, with the values before and after.',
			steps: [
				'Open [console.shell.links.auditEvents].',
				'Narrow it down by [console.audit.search], [console.audit.period] and kind.',
				'For one company or person only, open [console.shell.history] on their screen.',
				'Keep a copy with [console.lists.excel].',
			],
			next: 'Records cannot be changed. They are deleted when their time of retention is over.',
			problems: [
				[
					'Changes of ratings are spread out',
					'What one person changes in a sub-category within half an hour is one entry. Open it to see each change.',
				],
			],
		},
		emails: {
			title: 'Handle failed emails and jobs',
			purpose: 'Find emails that were not delivered and jobs that failed, and try them again.',
			steps: [
				'See under [console.shell.links.mails] what could not be sent, and why.',
				'Correct the mail server or the address, then press [management.mails.retry] or [management.mails.retryAll].',
				'See under [console.shell.links.jobs] which jobs failed, and why.',
				'Once the cause is gone, press [management.jobs.retry].',
			],
			next: 'Emails that could not be sent are also tried again by themselves for a day.',
			problems: [
				[
					'The address is wrong',
					'Correct it for the member on the screen of the company, and send the invitation again.',
				],
				['The same job fails again and again', 'Note the reason and tell whoever can read the logs of the server.'],
			],
		},
	},
};
