import { addCheckItem, addMainCategory, addQuestion, addSubCategory } from './add-parts.ts';
import {
	addAnchor,
	addBasis,
	addEvidence,
	addExplainLevel,
	addIntroduction,
	addNaCondition,
	addPurpose,
} from './add-statements.ts';
import { type Assembled, type Assembly, newAssembly, type PlacedRow, type Site } from './assembly.ts';
import type { Level } from './layout.ts';

const ADD: Readonly<Record<Level, (assembly: Assembly, row: PlacedRow) => void>> = {
	mainCategory: addMainCategory,
	subCategory: addSubCategory,
	question: addQuestion,
	checkItem: addCheckItem,
	introduction: addIntroduction,
	explainLevel: addExplainLevel,
	naCondition: addNaCondition,
	purpose: addPurpose,
	basis: addBasis,
	evidence: addEvidence,
	anchorFull: (assembly, row) => addAnchor(assembly, row, 'full'),
	anchorHalf: (assembly, row) => addAnchor(assembly, row, 'half'),
	anchorNone: (assembly, row) => addAnchor(assembly, row, 'none'),
};

/** Nests each row under the nearest preceding row of its parent level. */
export const assemblePaper = (rows: readonly PlacedRow[], site: Site): Assembled => {
	const assembly = newAssembly(site);
	for (const row of rows) ADD[row.level](assembly, row);
	return assembly;
};
