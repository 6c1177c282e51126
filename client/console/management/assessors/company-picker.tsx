import '#client/ui/table-texts.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { css } from 'goober';
import { useEffect, useId, useState } from 'react';
import { api, type Outputs } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { isComposing } from '#client/ui/composing.ts';
import { FieldGroup } from '#client/ui/field.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { color } from '#client/ui/tokens.ts';

export type NamedCompany = { id: number; name: string };

type FoundCompany = Outputs['console']['companies']['list']['data'][number];

const chips = css`display: flex; flex-wrap: wrap; gap: 8px; max-height: 132px; overflow-y: auto; margin: 0; padding: 0; list-style: none;`;
const chip = css`
	display: inline-flex; align-items: center; gap: 4px; min-height: 36px; padding: 4px 4px 4px 12px; border: 1px solid ${color.grey420}; border-radius: 6px; background: ${color.grey50}; font-size: 14px;
	& button { display: grid; place-content: center; width: 28px; height: 28px; border: 0; border-radius: 4px; background: none; cursor: pointer; }
	& button:hover { background: ${color.grey100}; }
`;
const hits = css`max-height: 264px; overflow-y: auto; border: 1px solid ${color.grey420}; border-radius: 8px; padding: 4px 12px; margin: 8px 0 0; list-style: none; & > li { display: flex; align-items: center; }`;
const row = css`display: flex; align-items: flex-end; gap: 8px; & > div { flex: 1; }`;
const free = css`margin-inline-start: 12px; font-size: 14px; font-weight: 700; color: ${color.successText}; white-space: nowrap;`;

const conflicted = css`margin-inline-start: 12px; font-size: 14px; font-weight: 700; color: ${color.errorText};`;

const PER_PAGE = 20;

/** Debounce of the search, in ms. */
const PAUSE_MS = 250;

/** The companies that match the typed text, page by page. */
const useSearch = (isEnabled: boolean) => {
	const [typed, type] = useState('');
	const [q, setQ] = useState('');
	const [page, setPage] = useState(1);
	const [onlyFree, setOnlyFree] = useState(false);
	const input = {
		page,
		per_page: PER_PAGE,
		sort: 'company_name' as const,
		...(q ? { q } : {}),
		...(onlyFree ? { assigned: 'none' as const } : {}),
	};
	const { data: found } = api.console.companies.list.useQuery(input, {
		placeholderData: keepPreviousData,
		enabled: isEnabled,
	});
	useEffect(() => {
		const timer = setTimeout(() => {
			setQ(typed.trim());
			setPage(1);
		}, PAUSE_MS);
		return () => clearTimeout(timer);
	}, [typed]);
	const filter = (free: boolean): void => {
		setOnlyFree(free);
		setPage(1);
	};
	return { typed, type, onlyFree, filter, page, setPage, found };
};

type Toggle = (company: NamedCompany) => void;

const Chosen = ({ companies, onToggle }: { companies: readonly NamedCompany[]; onToggle: Toggle }) => {
	const { t } = useText();
	return (
		<ul className={chips}>
			{companies.map((company) => (
				<li key={company.id} className={chip}>
					{company.name}
					<button
						type="button"
						aria-label={t('management.assessors.picker.remove', { company: company.name })}
						onClick={() => onToggle(company)}
					>
						<Icon name="close" size={16} />
					</button>
				</li>
			))}
		</ul>
	);
};

type HitProps = { company: FoundCompany; isChosen: boolean; hasInterest: boolean; onToggle: Toggle };

const Hit = ({ company: { id, company_name: name, assessors }, isChosen, hasInterest, onToggle }: HitProps) => {
	const { t } = useText();
	const noteId = useId();
	const isFree = assessors.length === 0;
	const hasNote = isFree || hasInterest;
	return (
		<li>
			<Checkbox
				label={name}
				aria-describedby={hasNote ? noteId : undefined}
				checked={isChosen}
				disabled={hasInterest && !isChosen}
				onChange={() => onToggle({ id, name })}
			/>
			{hasNote && (
				<span id={noteId} className={hasInterest ? conflicted : free}>
					{t(hasInterest ? 'console.interests.conflicted' : 'management.assessors.picker.free')}
				</span>
			)}
		</li>
	);
};

type PagesProps = { page: number; last: number; onPage: (page: number) => void };

const Pages = ({ page, last, onPage }: PagesProps) => {
	const { t } = useText();
	return (
		<div className={row}>
			<Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
				{t('tables.previous')}
			</Button>
			<span>{t('management.assessors.picker.page', { page, last })}</span>
			<Button size="small" disabled={page >= last} onClick={() => onPage(page + 1)}>
				{t('tables.next')}
			</Button>
		</div>
	);
};

type PickerProps = {
	chosen: readonly NamedCompany[];
	onChange: (chosen: NamedCompany[]) => void;
	/** Companies that cannot be chosen because of a declared conflict of interest. */
	interests?: readonly NamedCompany[];
	/** Shown instead of the picker if it is disabled. */
	disabledReason?: string | undefined;
};

/** Selects the companies of an assessor, out of thousands, with server-side search and paging. */
export const CompanyPicker = ({ chosen, onChange, interests = [], disabledReason }: PickerProps) => {
	const { t } = useText();
	const { typed, type, onlyFree, filter, page, setPage, found } = useSearch(disabledReason === undefined);
	const ids = new Set(chosen.map(({ id }) => id));
	const toggle: Toggle = (company) =>
		onChange(ids.has(company.id) ? chosen.filter(({ id }) => id !== company.id) : [...chosen, company]);
	if (disabledReason !== undefined) {
		return (
			<FieldGroup label={t('labels.accounts.company_ids')} need="unmarked">
				<p>{disabledReason}</p>
			</FieldGroup>
		);
	}
	return (
		<FieldGroup label={t('labels.accounts.company_ids')}>
			<p>{t('management.assessors.picker.chosen', { count: chosen.length })}</p>
			{chosen.length > 0 && <Chosen companies={chosen} onToggle={toggle} />}
			<TextInput
				label={t('management.assessors.picker.search')}
				need="unmarked"
				value={typed}
				autoComplete="off"
				onChange={(event) => type(event.target.value)}
				onKeyDown={(event) => {
					// Enter would submit the surrounding form.
					if (event.key === 'Enter' && !isComposing(event.nativeEvent)) event.preventDefault();
				}}
			/>
			<Checkbox
				label={t('management.assessors.picker.onlyFree')}
				checked={onlyFree}
				onChange={({ target }) => filter(target.checked)}
			/>
			{found && (
				<ul className={hits} aria-label={t('management.assessors.picker.hits')}>
					{found.data.map((company) => (
						<Hit
							key={company.id}
							company={company}
							isChosen={ids.has(company.id)}
							hasInterest={interests.some(({ id }) => id === company.id)}
							onToggle={toggle}
						/>
					))}
					{found.data.length === 0 && <li>{t('console.lists.noHit')}</li>}
				</ul>
			)}
			{found?.meta && found.meta.last_page > 1 && <Pages page={page} last={found.meta.last_page} onPage={setPage} />}
		</FieldGroup>
	);
};
