import type { ServerText } from '#shared/texts/server.ts';

const FORMER: Partial<Record<ServerText, readonly string[]>> = {
	'papers.workbook.sheets.simple': ['設問票（簡易評価）', 'Simple paper'],
	'papers.workbook.sheets.targets': ['SDGターゲット'],
	'papers.workbook.columns.critical': ['重要設問', 'Critical'],
	'labels.papers.points': ['満点'],
	'labels.papers.sdg_target_ids': ['SDGターゲット'],
};

/** What earlier versions wrote for a sheet or heading of a paper's workbook: their files are still imported. */
export const formerNames = (key: ServerText): readonly string[] => FORMER[key] ?? [];
