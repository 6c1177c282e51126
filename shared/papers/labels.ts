import { labelsOf } from '#shared/i18n/labels.ts';

export const paperLabels = labelsOf({
	content: ['内容', 'Content'],
	content_en: ['内容（英語）', 'Content (English)'],
	main_categories: ['大項目', 'Categories'],
	sub_categories: ['小項目', 'Sub-categories'],
	questions: ['設問', 'Questions'],
	evaluations: ['確認項目', 'Check items'],
	points: ['満点', 'Perfect score'],
	weight: ['重み', 'Weight'],
	sdg_target_ids: ['SDGターゲット', 'SDG targets'],
	is_premium: ['設問票の種類', 'Paper kind'],
	is_published: ['公開', 'Publish'],
	published_at: ['公開日時', 'Published'],
	updated_at: ['更新日時', 'Updated'],
	created_by: ['作成者', 'Created by'],
	test_takers: ['受検数', 'Test takers'],
	workbook: ['Excelファイル', 'Excel file'],
});
