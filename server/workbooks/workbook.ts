import type { OfficePackage } from '#server/office/package.ts';
import { Refused } from '#server/office/refused.ts';
import { mainPart, partOfType, type Relation, readRelations } from '#server/office/relations.ts';
import { attribute } from '#server/office/xml.ts';
import { plainText, readSharedTexts } from './strings.ts';
import { readFormats } from './styles.ts';
import type { Shared } from './value.ts';

/** What a workbook (xlsx) holds: its worksheets by name, and what they share. */

type ListedSheet = { name: string; isVisible: boolean; part: string };

export type Workbook = {
	/** In order. Chart sheets, which have no cells, and sheets outside the package are none. */
	sheets: readonly ListedSheet[];
	/** With those that are no worksheets. */
	listed: number;
	shared: Shared;
};

type Listed = { name: string; relation: string | undefined; isVisible: boolean };

const readContents = async ({ read }: OfficePackage, main: string): Promise<{ sheets: Listed[]; is1904: boolean }> => {
	const sheets: Listed[] = [];
	let is1904 = false;
	const isThere = await read(main, {
		open: (name, attributes) => {
			if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
			if (name !== 'sheet') return;
			const relation = attribute(attributes, 'id');
			const isVisible = (attributes.state ?? 'visible') === 'visible';
			sheets.push({ name: plainText(attributes.name ?? ''), relation, isVisible });
		},
	});
	if (!isThere) throw new Refused('broken');
	return { sheets, is1904 };
};

const withPart = ({ name, relation, isVisible }: Listed, relations: readonly Relation[]): ListedSheet[] => {
	const found = relations.find(({ id, type }) => id === relation && type === 'worksheet');
	return found ? [{ name, isVisible, part: found.part }] : [];
};

/** @throws Refused */
export const openWorkbook = async (file: OfficePackage): Promise<Workbook> => {
	const main = await mainPart(file);
	const relations = await readRelations(file, main);
	const { sheets, is1904 } = await readContents(file, main);
	const texts = await readSharedTexts(file, partOfType(relations, 'sharedStrings'));
	const formatOf = await readFormats(file, partOfType(relations, 'styles'));
	return {
		sheets: sheets.flatMap((sheet) => withPart(sheet, relations)),
		listed: sheets.length,
		shared: { texts, formatOf, is1904 },
	};
};
