import type { TextsLike } from '#shared/i18n/translate.ts';
import type { sample as ja } from './ja.ts';

export const sample: TextsLike<typeof ja> = {
	company: 'Sample Co., Ltd.',
	recruitment: { name: 'Recruitment', area: 'Fair selection' },
	labor: {
		name: 'Labor management',
		area: 'Residence procedures',
		question:
			'Using a list of expiry dates, do you remind everyone to renew at least three months before their stay ends?',
	},
	personnel: {
		name: 'Personnel system',
		area: 'Appraisal',
		question:
			'Before each appraisal period, do you show everyone the criteria in a document in a language they understand?',
	},
	talent: {
		name: 'Talent management',
		area: 'Japanese lessons',
		question: 'Do you set the Japanese goals that each job needs in writing, and show them to those concerned?',
	},
	satisfaction: { name: 'Job satisfaction', area: 'Dialogue and advice' },
	rights: { name: 'Human rights', area: 'No discrimination or harassment' },
	consensus: { name: 'Internal consensus' },
};
