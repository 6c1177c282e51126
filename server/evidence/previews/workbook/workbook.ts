import type { OfficePackage } from '#server/evidence/previews/package.ts';
import { Refused } from '#server/evidence/previews/refused.ts';
import { mainPart, partOfType, type Relation, readRelations } from '#server/evidence/previews/relations.ts';
import { createRoom } from '#server/evidence/previews/room.ts';
import { attribute } from '#server/evidence/previews/xml.ts';
import { type FilePreview, PREVIEW_LIMITS } from '#shared/evidence/preview.ts';
import { readSheet } from './sheet.ts';
import { plainText, readSharedTexts } from './strings.ts';
import { readFormats } from './styles.ts';

/** The visible sheets of an xlsx, with values formatted as in Excel. */

type ListedSheet = { name: string; relation: string | undefined; isVisible: boolean };

type Contents = { sheets: ListedSheet[]; is1904: boolean };

const readContents = async ({ read }: OfficePackage, main: string): Promise<Contents> => {
	const sheets: ListedSheet[] = [];
	let is1904 = false;
	const isThere = await read(main, {
		open: (name, attributes) => {
			if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
			if (name !== 'sheet') return;
			const state = attributes.state ?? 'visible';
			const relation = attribute(attributes, 'id');
			sheets.push({ name: plainText(attributes.name ?? ''), relation, isVisible: state === 'visible' });
		},
	});
	if (!isThere) throw new Refused('broken');
	return { sheets, is1904 };
};

type ShownSheet = { name: string; part: string };

/** Leaves out chart sheets, which have no cells, and sheets outside the package. */
const shownOf = (sheets: readonly ListedSheet[], relations: readonly Relation[]): ShownSheet[] =>
	sheets.flatMap(({ name, relation, isVisible }) => {
		const found = relations.find(({ id, type }) => id === relation && type === 'worksheet');
		return found && isVisible ? [{ name, part: found.part }] : [];
	});

/** @throws Refused */
export const readWorkbook = async (file: OfficePackage): Promise<FilePreview> => {
	const main = await mainPart(file);
	const relations = await readRelations(file, main);
	const { sheets: listed, is1904 } = await readContents(file, main);
	const room = createRoom();
	const texts = await readSharedTexts(file, partOfType(relations, 'sharedStrings'));
	const formatOf = await readFormats(file, partOfType(relations, 'styles'));
	const sheets: Extract<FilePreview, { kind: 'workbook' }>['sheets'] = [];
	for (const { name, part } of shownOf(listed, relations).slice(0, PREVIEW_LIMITS.sheets)) {
		if (room.isFull()) break;
		const cells = await readSheet(file, part, { texts, formatOf, is1904, room });
		if (cells) sheets.push({ name, ...cells });
	}
	return { kind: 'workbook', sheets, is_cut: sheets.length < listed.length };
};
