import { labelsOf } from '#shared/i18n/labels.ts';

export const fileLabels = labelsOf({
	document: ['書類', 'Document'],
	name: ['書類の名前', 'Document name'],
	filePath: ['書類', 'Document'],
});
