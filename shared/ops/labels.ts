import { labelsOf } from '#shared/i18n/labels.ts';

export const opsLabels = labelsOf({
	job_name: ['ジョブ', 'Job'],
	failed_at: ['失敗した日時', 'Failed at'],
});
