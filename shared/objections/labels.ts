import { labelsOf } from '#shared/i18n/labels.ts';

export const objectionLabels = labelsOf({
	objection_points: ['異議の対象', 'Points'],
	is_upheld: ['判断', 'Decision'],
	filed_at: ['申立日時', 'Filed at'],
	only_overdue: ['判断の期限を過ぎたもの', 'Not decided in time'],
	point_count: ['対象の数', 'Points'],
	upheld_count: ['認めた数', 'Upheld'],
	file_count: ['ファイル数', 'Files'],
});
