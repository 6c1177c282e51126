import { formatNumber } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import type { ImportCheck } from '#shared/company-import/schemas.ts';

type Problem = ImportCheck['problems'][number];

const useColumns = (): Column<Problem>[] => {
	const { t } = useText();
	return [
		{
			key: 'cell',
			head: t('management.companyImport.problems.cell'),
			isHeading: true,
			oneLine: true,
			cell: ({ cell }) => cell,
		},
		{ key: 'sheet', head: t('management.companyImport.problems.sheet'), cell: ({ sheet }) => sheet },
		{ key: 'column', head: t('management.companyImport.problems.column'), cell: ({ column }) => column },
		{ key: 'problem', head: t('management.companyImport.problems.problem'), cell: ({ problem }) => problem },
		{ key: 'mend', head: t('management.companyImport.problems.mend'), cell: ({ mend }) => mend },
	];
};

/** Every error at its cell, and how to put it right. */
export const Problems = ({ check: { problems, problem_count: count } }: { check: ImportCheck }) => {
	const { t } = useText();
	const columns = useColumns();
	return (
		<Stack>
			<Banner tone="error" title={t('management.companyImport.problems.title', { count: formatNumber(count) })} alert>
				<p>{t('management.companyImport.problems.text')}</p>
				{count > problems.length && (
					<p>{t('management.companyImport.problems.more', { shown: formatNumber(problems.length) })}</p>
				)}
			</Banner>
			<Table
				caption={t('management.companyImport.problems.caption')}
				columns={columns}
				rows={problems}
				rowKey={({ sheet, cell, problem }) => `${sheet} ${cell} ${problem}`}
			/>
		</Stack>
	);
};
