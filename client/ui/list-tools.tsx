import './table-texts.ts';
import { css } from 'goober';
import { Children, type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useSearchParams } from 'wouter';
import { formatNumber } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from './button.tsx';
import { selectLook } from './control.ts';
import { Icon } from './icons.tsx';
import { color, phone } from './tokens.ts';

/** Search, filters and paging of a list. The state is in the URL, so that it can be shared and restored. */

export type ListState = {
	page: number;
	q: string;
	sort: string | undefined;
	filter: string | undefined;
	/** Companies of an assessor by id, the user's own (`me`), or those without one (`none`). */
	assigned: string | undefined;
	/** `true`: only those expiring soon. */
	expiring: string | undefined;
	/** A named view with filters of its own. */
	view: string | undefined;
};

type Change = Partial<{
	page: number;
	q: string;
	sort: string | null;
	filter: string | null;
	assigned: string | null;
	expiring: string | null;
	view: string | null;
}>;

const CONTROLS = {
	page: 'page',
	q: 'q',
	sort: 'sort',
	filter: 'status',
	assigned: 'assigned',
	expiring: 'expiring',
	view: 'view',
} as const;

/** The list state in the query string. Changing the search, a filter or the order resets the page to 1. */
export const useListState = (): readonly [ListState, (change: Change) => void] => {
	const [parameters, setParameters] = useSearchParams();
	const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1);
	const state: ListState = {
		page,
		q: parameters.get('q') ?? '',
		sort: parameters.get('sort') ?? undefined,
		filter: parameters.get('status') ?? undefined,
		assigned: parameters.get('assigned') ?? undefined,
		expiring: parameters.get('expiring') ?? undefined,
		view: parameters.get('view') ?? undefined,
	};
	const change = (next: Change): void =>
		setParameters(
			(previous) => {
				const changed = new URLSearchParams(previous);
				if (next.page === undefined) changed.delete('page');
				for (const [key, value] of Object.entries(next)) {
					const name = CONTROLS[key as keyof Change];
					if (value === null || value === '' || value === 1) changed.delete(name);
					else changed.set(name, String(value));
				}
				return changed;
			},
			{ replace: true },
		);
	return [state, change];
};

const tools = css`
	display: flex; flex-wrap: wrap; align-items: flex-end; gap: 12px; margin-bottom: 16px;
	& > .end { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; margin-inline-start: auto; }
	/* As high as the fields beside them. */
	& button { min-height: 40px; }
	& > .fold { display: none; }
	/* On a phone the filters are folded below the search. */
	${phone} {
		& > .fold { display: block; }
		& > .end { order: 1; }
		&[data-open='false'] > :not(search, .fold, .end) { display: none; }
	}
`;

export const ListTools = ({ children, end }: { children: ReactNode; end?: ReactNode }) => {
	const { t } = useText();
	const id = useId();
	const [isOpen, setOpen] = useState(false);
	// One filter takes no more room than the button that would unfold it.
	const hasFilters = Children.toArray(children).length > 2;
	return (
		<div id={id} className={tools} data-open={isOpen || !hasFilters}>
			{children}
			{hasFilters && (
				<div className="fold">
					<Button size="small" disclosure={{ expanded: isOpen, controls: id }} onClick={() => setOpen(!isOpen)}>
						{t('tables.filters')}
					</Button>
				</div>
			)}
			{end && <div className="end">{end}</div>}
		</div>
	);
};

/** Makes the button as high as the field. */
const searchForm = css`display: flex; align-items: flex-end; gap: 8px; & > button { min-height: 40px; border-radius: 8px; } ${phone} { width: 100%; & > div { flex: 1; } }`;
const small = css`
	display: block; min-height: 40px; padding: 6px 12px; border: 1px solid ${color.grey600}; border-radius: 8px; background-color: ${color.white}; font-size: 16px; line-height: 1.5;
	width: 220px; max-width: 100%;
	@media (min-width: 768px) and (max-width: 1100px) { width: 100%; min-width: 160px; }
	&:hover { border-color: ${color.black}; }
	${phone} { width: 100%; }
`;
const chooser = css`&& { width: auto; min-width: 150px; max-width: 200px; padding-inline-end: 40px; } @media (min-width: 768px) and (max-width: 1100px) { && { min-width: 110px; max-width: 150px; padding-inline-start: 8px; } } ${phone} { && { width: 100%; max-width: 100%; } }`;
const wideChooser = css`&&& { max-width: min(100%, 480px); }`;
export const caption = css`display: block; font-size: 14px; font-weight: 700; color: ${color.grey800}; margin-bottom: 4px;`;

/** Searches on submit, not on every keystroke. */
export const SearchBox = ({
	label,
	value,
	onSearch,
}: {
	label: string;
	value: string;
	onSearch: (q: string) => void;
}) => {
	const { t } = useText();
	const id = useId();
	const [typed, setTyped] = useState(value);
	useEffect(() => setTyped(value), [value]);
	const submit = (event: FormEvent): void => {
		event.preventDefault();
		onSearch(typed.trim());
	};
	return (
		<search>
			<form className={searchForm} onSubmit={submit}>
				<div>
					<label htmlFor={id} className={caption}>
						{label}
					</label>
					<input
						id={id}
						type="search"
						className={small}
						value={typed}
						onChange={(event) => setTyped(event.target.value)}
					/>
				</div>
				<Button type="submit" size="small" icon="search">
					{t('common.search')}
				</Button>
			</form>
		</search>
	);
};

type FilterProps = {
	label: string;
	value: string;
	options: readonly { value: string; label: string }[];
	onChange: (value: string) => void;
	/** For options whose long names must be readable. */
	isWide?: boolean;
};

export const FilterSelect = ({ label, value, options, onChange, isWide = false }: FilterProps) => {
	const id = useId();
	return (
		<div>
			<label htmlFor={id} className={caption}>
				{label}
			</label>
			<select
				id={id}
				className={`${small} ${selectLook} ${chooser} ${isWide ? wideChooser : ''}`}
				value={value}
				onChange={(event) => onChange(event.target.value)}
			>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</div>
	);
};

const pager = css`display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 16px; margin-top: 16px;`;
const pages = css`display: flex; gap: 4px; list-style: none; margin: 0; padding: 0; align-items: center;`;
const numbered = css`display: flex; align-items: center; white-space: nowrap;`;
const pageButton = css`
	min-width: 44px; min-height: 44px; border: 1px solid transparent; border-radius: 6px; background: none; cursor: pointer; color: ${color.blue1000};
	text-decoration: underline; display: grid; place-content: center;
	&:hover { background: ${color.blue50}; }
	&[aria-current='page'] { background: ${color.blue900}; color: ${color.white}; font-weight: 700; text-decoration: none; }
	&:disabled { color: ${color.grey500}; cursor: default; background: none; }
`;

const around = (page: number, last: number): number[] =>
	[...new Set([1, page - 1, page, page + 1, last])].filter((one) => one >= 1 && one <= last).sort((a, b) => a - b);

export type PageMeta = { page: number; per_page: number; total: number; last_page: number };

type PagerProps = {
	meta: PageMeta;
	onPage: (page: number) => void;
};

/** Range ('1–50 / 5,000') and links to neighboring pages. If there is only one page, just the number of rows. */
export const Pager = ({ meta, onPage }: PagerProps) => {
	const { t } = useText();
	const { page, per_page, total, last_page } = meta;
	if (total === 0) return null;
	if (last_page <= 1) return <p className={pager}>{t('tables.count', { total: formatNumber(total) })}</p>;
	const from = (page - 1) * per_page + 1;
	const to = Math.min(total, page * per_page);
	return (
		<nav className={pager} aria-label={t('tables.pages')}>
			<p>{t('tables.range', { from: formatNumber(from), to: formatNumber(to), total: formatNumber(total) })}</p>
			<ul className={pages}>
				<li>
					<button
						type="button"
						className={pageButton}
						disabled={page <= 1}
						aria-label={t('tables.previous')}
						onClick={() => onPage(page - 1)}
					>
						<Icon name="chevronLeft" />
					</button>
				</li>
				{around(page, last_page).map((one, index, all) => (
					<li key={one} className={numbered}>
						{index > 0 && one - (all[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
						<button
							type="button"
							className={pageButton}
							aria-current={one === page ? 'page' : undefined}
							aria-label={t('tables.page', { page: one })}
							onClick={() => onPage(one)}
						>
							{formatNumber(one)}
						</button>
					</li>
				))}
				<li>
					<button
						type="button"
						className={pageButton}
						disabled={page >= last_page}
						aria-label={t('tables.next')}
						onClick={() => onPage(page + 1)}
					>
						<Icon name="chevronRight" />
					</button>
				</li>
			</ul>
		</nav>
	);
};
