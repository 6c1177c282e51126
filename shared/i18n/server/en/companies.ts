import type { TextsLike } from '../../translate.ts';
import type { companies as ja } from '../ja/companies.ts';

export const companies: TextsLike<typeof ja> = {
	created: 'The company was registered.',
	updated: 'The company information was updated.',
	establishedTooLate: 'The established date must not be after {{latest}}.',
};
