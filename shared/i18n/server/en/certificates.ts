import type { TextsLike } from '../../translate.ts';
import type { certificates as ja } from '../ja/certificates.ts';

export const certificates: TextsLike<typeof ja> = {
	applied: 'The certificate was applied for.',
	issued: 'The certificate was issued.',
	issueDateRange: 'The issue date must be from {{from}} to {{to}}.',
};
