import type { TextsLike } from '#shared/i18n/translate.ts';
import type { critical as ja } from './ja.ts';

export const critical: TextsLike<typeof ja> = {
	failures: 'Critical questions that failed: {{count}}',
	failuresText:
		'The score stays as it is. The report names these questions, and confirming it and later decisions ask for a reason.',
	unconditionalNa: 'Answered "Not applicable" although the paper names no condition: {{count}}',
	unconditionalText: 'They are not scored, whatever their ratings. Check whether the answer is right.',
	nothing: 'No critical question failed, and no question was answered "Not applicable" without a condition.',
	decideText: 'These critical questions failed. Give the reason for going on.',
	reasonHelp: 'Kept in the audit log. The company does not see it.',
	reasonMissing: 'Enter the reason to go on.',
};
