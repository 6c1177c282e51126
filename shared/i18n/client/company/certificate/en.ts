import type { TextsLike } from '#shared/i18n/translate.ts';
import type { certificate as ja } from './ja.ts';

export const certificate: TextsLike<typeof ja> = {
	title: 'Certificate',
	download: 'Download certificate',
	certifiedAs: 'Certified as',
	facts: 'What the certificate says',
};
