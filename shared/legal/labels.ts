import { labelsOf } from '#shared/i18n/labels.ts';

export const legalLabels = labelsOf({
	terms_version: ['利用規約の版', 'Version of the terms'],
});
