import type { TextsLike } from '#shared/i18n/translate.ts';
import type { status as ja } from './ja.ts';

export const status: TextsLike<typeof ja> = {
	'1': 'Not started',
	'2': 'Answering',
	'3': 'Submitted',
	'4': 'Assessment graded completed',
	'5': 'Assessment evaluation completed',
	'6': 'Improvement proposal completed',
	'7': 'Assessment completed',
	'8': 'Re-assessment',
	'9': 'Re-assessment graded completed',
	'10': 'Re-assessment evaluation completed',
	'11': 'Re-assessment completed',
	'12': 'Applied for certificate',
	'13': 'Certificate issued',
	'14': 'Cancelled',
};
