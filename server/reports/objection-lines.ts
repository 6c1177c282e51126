import { dayCell } from '#server/exports/workbook/columns.ts';
import type { Cell } from '#server/exports/workbook/sheet.ts';
import type { Words } from '#server/exports/workbook/texts.ts';
import type { ReportObjection } from '#shared/objections/schemas.ts';

/** The lines of a report's summary about the objection to it: how it stands, how many points, and the correction. */
export const objectionLines = (
	{ status, on, point_count: points, upheld_count: upheld, corrected_on: corrected }: ReportObjection,
	words: Words,
): (readonly [string, Cell])[] => [
	[words.heading('objection'), words.text(`objectionStates.${status}`)],
	[words.heading(status === 'filed' ? 'objectedOn' : 'objectionDecidedOn'), dayCell(on)],
	[words.heading('pointsObjectedTo'), points],
	...(upheld === null ? [] : [[words.heading('objectionUpheld'), upheld] as const]),
	...(corrected === null ? [] : [[words.heading('correctedOn'), dayCell(corrected)] as const]),
];
