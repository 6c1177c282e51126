import { formatNumber } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import type { ImportCheck } from '#shared/company-import/schemas.ts';

type Problem = ImportCheck['problems'][number];

type Kind = 'problems' | 'warnings';

const useColumns = (kind: Kind): Column<Problem>[] => {
	const { t } = useText();
	return [
		{
			key: 'cell',
			head: t('management.companyImport.problems.cell'),
			isHeading: true,
			oneLine: true,
			cell: ({ cell }) => cell,
		},
		{
			key: 'sheet',
			head: t('management.companyImport.problems.sheet'),
			oneLine: true,
			cell: ({ sheet }) => sheet,
		},
		{ key: 'column', head: t('management.companyImport.problems.column'), cell: ({ column }) => column },
		{ key: 'problem', head: t(`management.companyImport.${kind}.problem`), cell: ({ problem }) => problem },
		{ key: 'mend', head: t('management.companyImport.problems.mend'), cell: ({ mend }) => mend },
	];
};

const More = ({ shown, count }: { shown: number; count: number }) => {
	const { t } = useText();
	return count > shown ? <p>{t('management.companyImport.problems.more', { shown: formatNumber(shown) })}</p> : null;
};

const ByCell = ({ kind, rows }: { kind: Kind; rows: readonly Problem[] }) => {
	const { t } = useText();
	const columns = useColumns(kind);
	return (
		<Table
			caption={t(`management.companyImport.${kind}.caption`)}
			columns={columns}
			rows={rows}
			rowKey={({ sheet, cell, problem }) => `${sheet} ${cell} ${problem}`}
		/>
	);
};

/** Every error at its cell, and how to put it right. */
export const Problems = ({ check: { problems, problem_count: count } }: { check: ImportCheck }) => {
	const { t } = useText();
	return (
		<Stack>
			<Banner tone="error" title={t('management.companyImport.problems.title', { count: formatNumber(count) })} alert>
				<p>{t('management.companyImport.problems.text')}</p>
				<More shown={problems.length} count={count} />
			</Banner>
			<ByCell kind="problems" rows={problems} />
		</Stack>
	);
};

/** What is probably not meant; the file can be imported all the same. */
export const Warnings = ({ check: { warnings, warning_count: count } }: { check: ImportCheck }) => {
	const { t } = useText();
	if (count === 0) return null;
	return (
		<Stack>
			<Banner tone="warning" title={t('management.companyImport.warnings.title', { count: formatNumber(count) })} alert>
				<p>{t('management.companyImport.warnings.text')}</p>
				<More shown={warnings.length} count={count} />
			</Banner>
			<ByCell kind="warnings" rows={warnings} />
		</Stack>
	);
};
