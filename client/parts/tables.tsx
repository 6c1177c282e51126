import { useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { listTable } from '#client/ui/list-table.ts';
import { Skeleton } from '#client/ui/states.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import { type Selection, useTicks } from '#client/ui/ticks.tsx';
import { type Part, state } from './part.ts';
import { useLongText } from './samples.ts';

type Company = { id: number; name: string; employees: number };

const useCompanies = (): Company[] => {
	const { t } = useText();
	const name = t('labels.companies.company_name');
	return [
		{ id: 1, name: `${name} 1`, employees: 1_200 },
		{ id: 2, name: `${name} 2`, employees: 45 },
	];
};

const useColumns = (): Column<Company>[] => {
	const { t } = useText();
	return [
		{
			key: 'name',
			head: t('labels.companies.company_name'),
			isHeading: true,
			sort: 'name',
			cell: ({ name }) => <a href="#tables">{name}</a>,
		},
		{ key: 'listed', head: t('labels.companies.is_listed'), cell: () => <Badge>{t('common.optional')}</Badge> },
		{
			key: 'employees',
			head: t('labels.companies.employee_count'),
			sort: 'employees',
			end: true,
			oneLine: true,
			cell: ({ employees }) => employees.toLocaleString('ja-JP'),
		},
	];
};

const SampleTable = ({ rows }: { rows: readonly Company[] }) => {
	const { t } = useText();
	const [sort, setSort] = useState('-employees');
	return (
		<Table
			caption={t('labels.companies.company_name')}
			columns={useColumns()}
			rows={rows}
			rowKey={({ id }) => id}
			sort={sort}
			onSort={setSort}
			empty={<EmptyState>{t('common.errors.notFound')}</EmptyState>}
		/>
	);
};

const LongText = () => {
	const name = useLongText();
	return <SampleTable rows={[{ id: 1, name, employees: 3 }]} />;
};

const Ticked = () => {
	const { t } = useText();
	const [ticked, setTicked] = useState<readonly number[]>([1]);
	const rows = useCompanies();
	const keyOf = ({ id }: Company): number => id;
	const selection: Selection<Company> = {
		isTicked: ({ id }) => ticked.includes(id),
		labelOf: ({ name }) => name,
		onTick: (some, isTicked) => {
			const ids = some.map(({ id }) => id);
			setTicked((before) => [...before.filter((id) => !ids.includes(id)), ...(isTicked ? ids : [])]);
		},
	};
	const ticks = useTicks(rows, selection, keyOf);
	return (
		<Table
			caption={t('tables.tickAll')}
			columns={useColumns()}
			rows={rows}
			rowKey={keyOf}
			{...(ticks ? { ticks } : {})}
			className={listTable}
		/>
	);
};

export const tables: Part = {
	id: 'tables',
	states: [
		state('sorted', () => <SampleTable rows={useCompanies()} />),
		state('ticked', Ticked),
		state('empty', () => <SampleTable rows={[]} />),
		state('loading', () => <Skeleton heights={[46, 46, 46]} />),
		state('long text', LongText),
	],
};
