import type { ServerText } from '#shared/texts/server.ts';

const FORMER: Partial<Record<ServerText, readonly string[]>> = {
	'papers.workbook.sheets.simple': ['設問票（簡易評価）', 'Simple paper'],
	'papers.workbook.sheets.targets': ['SDGターゲット'],
	'papers.workbook.columns.critical': ['重要設問', 'Critical'],
	'labels.papers.points': ['満点'],
	'labels.papers.sdg_target_ids': ['SDGターゲット'],
};

/** The names that earlier versions gave a sheet or heading; their workbooks can still be imported. */
export const formerNames = (key: ServerText): readonly string[] => FORMER[key] ?? [];
