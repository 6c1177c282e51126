import type { TextsLike } from '#shared/i18n/translate.ts';
import type { interests as ja } from './interests.ja.ts';

export const interests: TextsLike<typeof ja> = {
	declared: 'Conflict of interest declared.',
	declaredAndEnded: 'Conflict of interest declared. You are no longer assigned to this company.',
	confirmed: 'Your conflicts of interest are confirmed.',
	removed: 'Conflict of interest removed.',
	own: 'You have declared a conflict of interest with this company, so you cannot change anything in its assessments. Please ask somebody without one. If the conflict has ended, ask an admin to remove your declaration.',
	assessors:
		'{{names}} cannot be assigned because of a declared conflict of interest with this company. Choose somebody else, or remove the declaration if the conflict has ended.',
	companies:
		'{{name}} cannot be assigned to these companies because of a declared conflict of interest: {{companies}}. Leave them out, or remove the declaration if the conflict has ended.',
	noSuchCompany:
		'There is no company with this number or name. Please enter a registration number, a corporate number, or the full name.',
	severalCompanies: 'Several companies have this name. Please enter a registration number or a corporate number.',
	sinceLater: 'Please enter today or an earlier date.',
	declaredBefore: 'You have already declared a conflict of interest with this company.',
	removedBefore: 'This declaration has already been removed.',
	ownRemoval: 'You cannot remove your own declaration. Please ask another admin.',
};
