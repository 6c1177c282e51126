import { css } from 'goober';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '#client/base/locale.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { ListTools, SearchBox } from '#client/ui/list-tools.tsx';
import type { PreparedRecord } from '#shared/answering/records.ts';
import { departmentNames } from '#shared/papers/departments.ts';
import { byDepartment } from './by-department.ts';
import { Department } from './department.tsx';
import { isLeft, isNarrowed, type Narrowed } from './shown.ts';

const onScreen = css`@media print { display: none; }`;
const jumps = css`
	display: flex; flex-wrap: wrap; gap: 0 24px;
	& a { display: inline-flex; align-items: center; min-height: 44px; }
`;

type DepartmentsProps = {
	records: readonly PreparedRecord[];
	mayMark: boolean;
	onMark: (record: string, isAtHand: boolean) => void;
	narrowed: Narrowed;
	onNarrow: (narrowed: Narrowed) => void;
};

/** All records by department, each a fold that a link to it opens, and what narrows them. */
export const Departments = ({ records, mayMark, onMark, narrowed, onNarrow }: DepartmentsProps) => {
	const { t, locale } = useText();
	const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set([window.location.hash.slice(1)]));
	const open = (id: string, isOpen: boolean): void =>
		setOpened((known) => new Set(isOpen ? [...known, id] : [...known].filter((one) => one !== id)));
	const groups = byDepartment(records).map(({ department, records: own }) => ({
		id: department ?? 'unnamed',
		name: department ? departmentNames[department][locale] : t('company.records.unnamed'),
		own,
	}));
	const found = records.filter((one) => isLeft(one, narrowed)).length;
	const missing = records.filter(({ at_hand }) => !at_hand).map(({ record }) => record);
	return (
		<>
			<div className={onScreen}>
				<Stack gap="small">
					<h2>{t('company.records.all')}</h2>
					<ListTools>
						<SearchBox
							label={t('company.records.search')}
							value={narrowed.q}
							onSearch={(q) => onNarrow({ ...narrowed, q })}
						/>
						<Checkbox
							label={t('company.records.onlyMissing')}
							checked={narrowed.missing !== null}
							onChange={({ target }) => onNarrow({ ...narrowed, missing: target.checked ? new Set(missing) : null })}
						/>
					</ListTools>
					<p role="status">{isNarrowed(narrowed) && t('company.records.found', { count: found })}</p>
					{groups.length > 1 && !isNarrowed(narrowed) && (
						<nav className={jumps} aria-label={t('company.records.departments')}>
							{groups.map(({ id, name, own }) => (
								<a key={id} href={`#${id}`} onClick={() => flushSync(() => open(id, true))}>
									{name} {t('company.records.departmentCount', { count: own.length })}
								</a>
							))}
						</nav>
					)}
				</Stack>
			</div>
			<Stack gap="small">
				{groups.map(({ id, name, own }) => (
					<Department
						key={id}
						id={id}
						name={name}
						records={own}
						narrowed={narrowed}
						isOpen={opened.has(id)}
						onToggle={(isOpen) => open(id, isOpen)}
						mayMark={mayMark}
						onMark={onMark}
					/>
				))}
			</Stack>
		</>
	);
};
