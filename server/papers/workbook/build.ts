import { z } from 'zod';
import { paperContents, paperStatements } from '#shared/papers/schemas.ts';
import { validatePaper } from '#shared/papers/validate.ts';
import type { ServerText } from '#shared/texts/server.ts';
import { TEXT_KEYS } from '#shared/validation-message.ts';
import { assemblePaper } from './assemble.ts';
import { type Assembled, type PlacedRow, placeAt, type Site, type WorkbookPaper } from './assembly.ts';
import { type ColumnName, columnsOf } from './layout.ts';
import type { CellProblem, Place } from './problems.ts';

const COLUMN_OF_FIELD: Readonly<Record<string, ColumnName>> = {
	content: 'content',
	content_en: 'contentEn',
	text: 'content',
	text_en: 'contentEn',
	points: 'points',
	weight: 'weight',
	evaluations: 'weight',
	sdg_target_ids: 'targets',
	kind: 'basisKind',
	source: 'source',
	source_en: 'sourceEn',
	as_of: 'asOf',
	from: 'from',
	until: 'until',
	key: 'key',
};

/** The suffix of fields with the English text, which is in the same row as the Japanese one. */
const TWIN = '_en';

/** The cell of a dotted path in the paper, in the row of the nearest part with a known place. */
const cellOf = (path: string, placeOf: Assembled['placeOf'], site: Site): Place => {
	const text = path.endsWith(TWIN) ? placeOf.get(path.slice(0, -TWIN.length)) : undefined;
	if (text) return { ...text, index: columnsOf(site.layout).indexOf('contentEn'), name: 'contentEn' };
	const own = placeOf.get(path);
	if (own) return own;
	const parts = path.split('.');
	for (let length = parts.length - 1; length > 0; length--) {
		const place = placeOf.get(parts.slice(0, length).join('.'));
		if (place) return placeAt(site, place.row, COLUMN_OF_FIELD[parts[length] ?? ''] ?? 'level');
	}
	return placeAt(site, 1, 'level');
};

const wrapped = z.object({ main_categories: paperContents, ...paperStatements });

/**
 * Validates the paper: the rules of saving, then, if they pass, those of publishing, since an imported paper must be
 * publishable. Sums are only checked for values in range.
 */
const validate = ({ paper, placeOf }: Assembled, site: Site): CellProblem[] => {
	const parsed = wrapped.safeParse(paper, TEXT_KEYS);
	const shapes = (parsed.error?.issues ?? []).map((issue): CellProblem => {
		const { minimum, maximum } = issue as { minimum?: number; maximum?: number };
		const variables = { ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }) };
		const path = issue.path.map(String).join('.');
		return { place: cellOf(path, placeOf, site), key: issue.message as ServerText, variables };
	});
	if (shapes.length > 0) return shapes;
	return validatePaper(paper.main_categories, site.layout.isPremium).map(
		({ path, key, variables }): CellProblem => ({ place: cellOf(path, placeOf, site), key, variables }),
	);
};

/** Builds the paper from its rows, and reports all problems by cell. */
export const buildPaper = (
	rows: readonly PlacedRow[],
	site: Site,
): { paper: WorkbookPaper; problems: CellProblem[] } => {
	const built = assemblePaper(rows, site);
	if (built.problems.length > 0) return built;
	return { paper: built.paper, problems: validate(built, site) };
};
