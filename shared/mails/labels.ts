import { labelsOf } from '#shared/i18n/labels.ts';

export const mailLabels = labelsOf({
	kind: ['種類', 'Kind'],
	state: ['送信状況', 'State'],
});
