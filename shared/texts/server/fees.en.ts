import type { TextsLike } from '#shared/i18n/translate.ts';
import type { fees as ja } from './fees.ja.ts';

export const fees: TextsLike<typeof ja> = {
	title: 'Fees',
	description: 'The fees of the regular assessment.',
	operator: 'Operator: {{name}}',
	contract:
		'What is paid follows the estimate that the operator gives after the application, and the contract with the company.',
	toTerms: 'Read the terms of service',
};
