import type { OfficePackage } from '#server/office/package.ts';
import { readSheet } from '#server/workbooks/sheet.ts';
import { openWorkbook } from '#server/workbooks/workbook.ts';
import { type FilePreview, PREVIEW_LIMITS } from '#shared/evidence/preview.ts';
import { createGrid } from './grid.ts';
import { createRoom } from './room.ts';

/** The visible cells of an xlsx, with values formatted as in Excel. @throws Refused */
export const previewWorkbook = async (file: OfficePackage): Promise<FilePreview> => {
	const { sheets: all, listed, shared } = await openWorkbook(file);
	const room = createRoom();
	const sheets: Extract<FilePreview, { kind: 'workbook' }>['sheets'] = [];
	for (const { name, part } of all.filter(({ isVisible }) => isVisible).slice(0, PREVIEW_LIMITS.sheets)) {
		if (room.isFull()) break;
		const grid = createGrid(room);
		if (await readSheet(file, part, shared, grid.sink)) sheets.push({ name, ...grid.result() });
	}
	return { kind: 'workbook', sheets, is_cut: sheets.length < listed };
};
