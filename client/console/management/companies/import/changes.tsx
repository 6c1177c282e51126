import { css } from 'goober';
import { Link } from 'wouter';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatNumber } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import type { ImportCheck } from '#shared/company-import/schemas.ts';

type Changed = ImportCheck['changes'][number];

const list = css`list-style: none; padding: 0; margin: 0; overflow-wrap: anywhere;`;

const What = ({ changed: { fields, administrators } }: { changed: Changed }) => {
	const { t } = useText();
	const shown = (text: string): string => text || t('management.companyImport.changes.none');
	return (
		<ul className={list}>
			{fields.map(({ field, name, before, after }) => (
				<li key={field}>
					{t('management.companyImport.changes.field', { name, before: shown(before), after: shown(after) })}
				</li>
			))}
			{administrators.map((email) => (
				<li key={email}>{t('management.companyImport.changes.administrator', { email })}</li>
			))}
		</ul>
	);
};

const useColumns = (): Column<Changed>[] => {
	const { t } = useText();
	return [
		{
			key: 'company',
			head: t('labels.companies.company_name'),
			isHeading: true,
			cell: ({ company: { id, name } }) => <Link to={consolePaths.company(id)}>{name}</Link>,
		},
		{ key: 'row', head: t('management.companyImport.changes.row'), end: true, cell: ({ row }) => formatNumber(row) },
		{ key: 'what', head: t('management.companyImport.changes.what'), cell: (changed) => <What changed={changed} /> },
	];
};

/** What would change of companies that are registered, folded. */
export const Changes = ({ check: { changes, changed } }: { check: ImportCheck }) => {
	const { t } = useText();
	const columns = useColumns();
	if (changes.length === 0) return null;
	return (
		<Fold summary={t('management.companyImport.changes.summary', { count: formatNumber(changed) })}>
			{changed > changes.length && (
				<p>{t('management.companyImport.changes.more', { shown: formatNumber(changes.length) })}</p>
			)}
			<Table
				caption={t('management.companyImport.changes.caption')}
				columns={columns}
				rows={changes}
				rowKey={({ row }) => row}
			/>
		</Fold>
	);
};
