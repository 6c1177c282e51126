import { type Column, dayCell, instantCell, textCell } from '#server/exports/workbook/columns.ts';
import { listWorkbookOf } from '#server/exports/workbook/list-file.ts';
import type { Words } from '#server/exports/workbook/texts.ts';
import type { InterestRow } from '#shared/interests/schemas.ts';
import { type InterestsQuery, interestIds, listInterests } from './list.ts';

const columnsIn = ({ column, field }: Words): Column<InterestRow>[] => [
	column('declarer', 20, (row) => row.user.name),
	field('companies.company_name', 36, (row) => row.company.name),
	field('interests.since_on', 18, (row) => dayCell(row.since_on)),
	column('interest', 48, (row) => row.reason),
	field('interests.declared_at', 24, (row) => instantCell(row.declared_at)),
	field('interests.removed_at', 24, (row) => instantCell(row.removed_at)),
	column('removedBy', 20, (row) => textCell(row.removed_by?.name)),
	field('interests.removal_reason', 48, (row) => textCell(row.removal_reason)),
];

export const interestsWorkbook = listWorkbookOf<InterestRow, InterestsQuery>({
	title: 'interests',
	plainName: 'conflicts-of-interest.xlsx',
	columns: columnsIn,
	count: async (deps, actor, query) => (await listInterests(deps, actor, query)).meta?.total ?? 0,
	ids: (deps, actor, query) => interestIds(deps, actor, query),
	rows: async (deps, actor, query) => (await listInterests(deps, actor, query)).rows,
});
