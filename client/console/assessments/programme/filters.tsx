import '#client/documents/programme/texts.ts';
import { useText } from '#client/base/locale.tsx';
import { useAssessors } from '#client/console/assessors/use-assessors.ts';
import { useWords } from '#client/documents/programme/words.ts';
import { Button } from '#client/ui/button.tsx';
import { FilterSelect, ListTools } from '#client/ui/list-tools.tsx';
import { prefectures } from '#shared/certificates/prefectures.ts';
import { industries } from '#shared/companies/industries.ts';
import { tokyoDate } from '#shared/dates.ts';
import { addMonths, monthOf } from '#shared/programme/months.ts';
import { SIZE_BANDS } from '#shared/programme/size-bands.ts';
import type { Programme } from './use-programme.ts';

/** Lengths of periods that end now; the first is the default. */
const LATEST = [12, 3, 6, 24, 36];
const YEARS_BACK = 3;

const DEFAULT = '';

type Choice = { value: string; label: string };

/** Periods as `from/to`; the default one is not in the URL. */
const usePeriods = ({ filters }: Programme): { value: string; choices: Choice[] } => {
	const { t } = useText();
	const { month } = useWords();
	const now = monthOf(tokyoDate(new Date()));
	const thisYear = Number(now.slice(0, 4));
	const choices: Choice[] = [
		...LATEST.map((count, at) => ({
			value: at === 0 ? DEFAULT : `${addMonths(now, 1 - count)}/${now}`,
			label: t('programme.filters.latest', { count }),
		})),
		...Array.from({ length: YEARS_BACK }, (_, back) => thisYear - back).map((year) => ({
			value: `${year}-01/${year}-12`,
			label: t('programme.filters.year', { year }),
		})),
	];
	const { month_from: from, month_to: to } = filters;
	if (!from || !to) return { value: DEFAULT, choices };
	const value = `${from}/${to}`;
	if (choices.some((choice) => choice.value === value)) return { value, choices };
	return {
		value,
		choices: [...choices, { value, label: t('programme.filters.between', { from: month(from), to: month(to) }) }],
	};
};

const AssessorChoice = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
	const { t } = useText();
	const people = useAssessors().data?.data ?? [];
	return (
		<FilterSelect
			label={t('programme.filters.assessor')}
			value={value}
			options={[
				{ value: '', label: t('programme.filters.allAssessors') },
				...people.map(({ id, name }) => ({ value: String(id), label: name })),
			]}
			onChange={onChange}
		/>
	);
};

/** Period, and attributes of companies; admins also choose an assessor. */
export const ProgrammeFilters = ({ programme }: { programme: Programme }) => {
	const { t, locale } = useText();
	const { filters, change, clear, isFiltered, isAdmin } = programme;
	const periods = usePeriods(programme);
	return (
		<ListTools>
			<FilterSelect
				label={t('programme.filters.period')}
				value={periods.value}
				options={periods.choices}
				onChange={(value) => {
					const [from = '', to = ''] = value.split('/');
					change({ month_from: from, month_to: to });
				}}
			/>
			<FilterSelect
				label={t('labels.certificates.industry')}
				value={filters.industry ?? ''}
				options={[
					{ value: '', label: t('programme.filters.allIndustries') },
					...industries.map(({ letter, name }) => ({ value: letter, label: `${letter} ${name[locale]}` })),
				]}
				onChange={(industry) => change({ industry })}
			/>
			<FilterSelect
				label={t('labels.certificates.prefecture')}
				value={filters.prefecture ?? ''}
				options={[
					{ value: '', label: t('programme.filters.allPrefectures') },
					...prefectures.map((one) => ({ value: String(one.code), label: one[locale] })),
				]}
				onChange={(prefecture) => change({ prefecture })}
			/>
			<FilterSelect
				label={t('labels.programme.employees')}
				value={filters.employees ?? ''}
				options={[
					{ value: '', label: t('programme.filters.allSizes') },
					...SIZE_BANDS.map((band) => ({ value: band, label: t(`programme.sizes.${band}`) })),
				]}
				onChange={(employees) => change({ employees })}
			/>
			{isAdmin && (
				<AssessorChoice value={filters.assessor_id ?? ''} onChange={(assessor_id) => change({ assessor_id })} />
			)}
			{isFiltered && (
				<Button size="small" kind="text" onClick={clear}>
					{t('programme.filters.clear')}
				</Button>
			)}
		</ListTools>
	);
};
