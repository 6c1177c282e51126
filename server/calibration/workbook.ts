import { type Column, instantCell, textCell } from '#server/exports/workbook/columns.ts';
import { listWorkbookOf } from '#server/exports/workbook/list-file.ts';
import type { Words } from '#server/exports/workbook/texts.ts';
import type { CalibrationRow } from '#shared/calibration/schemas.ts';
import { type CalibrationsQuery, calibrationIds, listCalibrations } from './list.ts';

const columnsIn = ({ column, field, text }: Words): Column<CalibrationRow>[] => [
	field('companies.company_name', 36, (row) => row.company.name),
	column('round', 14, (row) => text(`rounds.round${row.round}`)),
	field('calibration.calibration_state', 16, (row) => text(`calibrationStates.${row.calibration_state}`)),
	field('calibration.drawn_at', 24, (row) => instantCell(row.drawn_at)),
	field('calibration.second_rater', 20, (row) => textCell(row.second_rater?.name)),
	field('calibration.given_at', 24, (row) => instantCell(row.given_at)),
	field('calibration.rated_at', 24, (row) => instantCell(row.rated_at)),
	column('comparedItems', 14, (row) => row.item_count),
	field('calibration.same_count', 14, (row) => row.same_count),
];

export const calibrationsWorkbook = listWorkbookOf<CalibrationRow, CalibrationsQuery>({
	title: 'calibrations',
	plainName: 'calibrations.xlsx',
	columns: columnsIn,
	count: async (deps, actor, query) => (await listCalibrations(deps, actor, query)).meta?.total ?? 0,
	ids: (deps, actor, query) => calibrationIds(deps, actor, query),
	rows: async (deps, actor, query) => (await listCalibrations(deps, actor, query)).rows,
});
