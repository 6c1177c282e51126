import type { TextsLike } from '#shared/i18n/translate.ts';
import type { freeResult as ja } from './free-result.ja.ts';

export const freeResult: TextsLike<typeof ja> = {
	title: 'Result of your self-assessment',
	receipt:
		'We will email you that we received your result, at the address you entered. Each address gets at most one such email a day.',
	company: '{{company}}',
	grade: 'Overall grade',
	total: 'Total score',
	percent: '{{score}} of 100 points',
	noThirdParty: 'This result is not an objective third-party evaluation.',
	noThirdPartyText:
		'It is based on your own answers. For an assessment by a third party, apply for the regular assessment.',
	radar: 'Scores by item',
	byCategory: 'Scores by item and sub-category',
	byCategoryText: 'Open an item to see the scores of its sub-categories.',
	strengths: 'Your strengths',
	noStrengths: 'No sub-category has reached 80 points yet.',
	firstSteps: 'Where to start',
	firstStepsText: 'The sub-categories that cost you the most points come first.',
	noFirstSteps: 'You did not answer “No” to any question.',
	deniedQuestion: 'You answered “No” to',
	aim: 'Aim for this',
	aimYes: 'Be able to answer “Yes” to this question and prove it with a record or document.',
	bands: 'Grades',
	band: 'Grade',
	bandRange: 'Total score',
	range: '{{from}} to {{to}} {{to|point|points}}',
	current: 'Your grade',
	next: 'Next steps',
	certificate: 'View the certificate of completion',
	certificateText: 'Download the certificate that you completed the self-assessment.',
	application: 'Apply for the regular assessment',
	applicationText: 'Assessors evaluate your documents and interview you (paid). We will contact you.',
	again: 'Retake the self-assessment',
};
