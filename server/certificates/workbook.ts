import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { inBatches } from '#server/exports/workbook/batches.ts';
import { type Column, dayCell, streamedSheet, textCell } from '#server/exports/workbook/columns.ts';
import type { WorkbookFile } from '#server/exports/workbook/file.ts';
import { listWorkbook } from '#server/exports/workbook/list-file.ts';
import { type Words, wordsOf } from '#server/exports/workbook/texts.ts';
import type { CertificationRow } from '#shared/certificates/schemas.ts';
import { tokyoDate } from '#shared/dates.ts';
import { certificationIds } from './list-queries.ts';
import { type CertificationsQuery, readCertifications } from './read.ts';

/** The newest finalized round. */
const lastSheet = ({ answer_sheets: sheets }: CertificationRow) => sheets.at(-1);

const completedOn = (row: CertificationRow): string | null => {
	const sheet = lastSheet(row);
	return sheet ? tokyoDate(new Date(sheet.updated_at)) : null;
};

const columnsIn = ({ column, field, text, names }: Words): Column<CertificationRow>[] => [
	field('companies.company_name', 36, ({ company }) => company.company_name),
	field('companies.registration_number', 16, ({ company }) => textCell(company.registration_number)),
	field('certificates.status', 14, ({ status, withdrawn_at: ended }) =>
		text(`certifications.${ended ? 'withdrawn' : status}`),
	),
	field('assessment.score', 10, (row) => lastSheet(row)?.score ?? null),
	column('completedOn', 18, (row) => dayCell(completedOn(row))),
	field('certificates.issued_at', 18, ({ issued_at: date }) => dayCell(date)),
	field('certificates.current_certificate', 16, ({ current_certificate: current }) =>
		current ? text(`certificateStates.${current.state}`) : null,
	),
	field('certificates.valid_until', 18, ({ current_certificate: current }) => dayCell(current?.valid_until ?? null)),
	field('assessment.assigned', 24, ({ assessors }) => names(assessors)),
	field('certificates.reissued_on', 18, ({ reissued_on: date }) => dayCell(date)),
];

type Filters = Omit<CertificationsQuery, 'page' | 'per_page'>;

/** The list of certifications as a workbook. The day of the request decides what is valid in all rows. */
export const certificationsWorkbook = (
	deps: Deps,
	actor: ConsoleActor,
	filters: Filters,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<WorkbookFile> => {
	const today = tokyoDate(deps.clock.now());
	const words = wordsOf(locale);
	const query = { ...filters, per_page: 1 };
	return listWorkbook(
		deps,
		{ title: 'certifications', plainName: 'certifications.xlsx', locale },
		{
			total: async () => (await readCertifications(deps, actor, { ...query, page: 1 }, today)).meta?.total ?? 0,
			sheets: (db) => [
				streamedSheet(words.title('certifications'), columnsIn(words), () =>
					inBatches(
						db,
						certificationIds(db, actor, query, today),
						async (ids) => (await readCertifications({ ...deps, db }, actor, { ...query, ids }, today)).rows,
					),
				),
			],
		},
	);
};
