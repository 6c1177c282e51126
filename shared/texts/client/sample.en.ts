import type { TextsLike } from '#shared/i18n/translate.ts';
import type { sample as ja } from './sample.ja.ts';

export const sample: TextsLike<typeof ja> = {
	company: 'Sample Co., Ltd.',
	question: 'Question and aim',
	recruitment: { area: 'Fair selection' },
	labor: {
		area: 'Residence procedures',
		question:
			'Using a list of expiry dates, do you remind everyone to renew at least three months before their stay ends?',
	},
	personnel: {
		area: 'Appraisal',
		question:
			'Before each appraisal period, do you give everyone the criteria in writing, in a language they understand?',
	},
	talent: {
		area: 'Japanese lessons',
		question: 'Do you set written Japanese goals for each job, and share them with the people concerned?',
	},
	satisfaction: { area: 'Dialogue and advice' },
	rights: { area: 'No discrimination or harassment' },
};
