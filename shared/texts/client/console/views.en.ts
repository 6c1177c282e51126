import type { TextsLike } from '#shared/i18n/translate.ts';
import type { views as ja } from './views.ja.ts';

export const views: TextsLike<typeof ja> = {
	contents: 'Contents',
	preparing: 'Creating the file. You can leave this page in the meantime.',
	downloadReport: 'Download report',
	downloadProposal: 'Download proposal',
	downloadExcel: 'Download Excel',
	downloadCertificate: 'Download as PDF',
};
