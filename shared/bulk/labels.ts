import { labelsOf } from '#shared/i18n/labels.ts';

export const bulkLabels = labelsOf({
	act: ['操作', 'Action'],
	company_filters: ['企業の絞り込み', 'Filters of companies'],
	assessment_filters: ['評価の絞り込み', 'Filters of assessments'],
	assessment_ids: ['評価', 'Assessments'],
	assessor_choice: ['評価員の決め方', 'Assessors'],
	per_day: ['1日あたりの企業数', 'Companies a day'],
	import_id: ['取り込み', 'Import'],
	mails_per_hour: ['1時間あたりのメールの数', 'Emails an hour'],
	due_at: ['実行予定', 'Due'],
	done_at: ['実行日時', 'Done at'],
});
