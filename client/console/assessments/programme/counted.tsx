import '#client/documents/programme/texts.ts';
import { useSearchParams } from 'wouter';
import { z } from 'zod';
import type { Inputs } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useWords } from '#client/documents/programme/words.ts';
import { Button } from '#client/ui/button.tsx';
import { Banner } from '#client/ui/states.tsx';
import { AGEINGS } from '#shared/assessment/age.ts';
import { prefectures } from '#shared/certificates/prefectures.ts';
import { industries } from '#shared/companies/industries.ts';
import { factsQuery } from '#shared/programme/filters.ts';

/** Filters that the list of assessments takes from a figure of the programme; they are in its URL. */

const shape = { ...factsQuery, ageing: z.enum(AGEINGS).optional() };
const NAMES = Object.keys(shape) as (keyof typeof shape)[];

export type Counted = Pick<Exclude<Inputs['console']['progresses']['list'], void>, keyof typeof shape>;

/** One that the server would refuse is left out. */
const countedIn = (parameters: URLSearchParams): Counted =>
	Object.fromEntries(
		NAMES.flatMap((name) => {
			const value = parameters.get(name);
			return value && shape[name].safeParse(value).success ? [[name, value]] : [];
		}),
	);

export const useCounted = () => {
	const [parameters, setParameters] = useSearchParams();
	const clear = (): void =>
		setParameters((previous) => {
			const changed = new URLSearchParams(previous);
			for (const name of [...NAMES, 'status', 'page']) changed.delete(name);
			return changed;
		});
	return { counted: countedIn(parameters), clear };
};

/** What was counted, in words. */
const useSentence = ({
	only_current: isCurrent,
	industry,
	prefecture,
	employees,
	ageing,
	reached,
	...months
}: Counted): string => {
	const { t, locale } = useText();
	const { month } = useWords();
	const { month_from: from, month_to: to } = months;
	const step = reached ? t(`programme.flow.steps.${reached}`) : '';
	const period =
		from && to && from !== to
			? t('programme.filters.between', { from: month(from), to: month(to) })
			: from
				? month(from)
				: null;
	return [
		isCurrent ? t('programme.behind.newest') : null,
		reached && period ? t('programme.behind.reachedIn', { months: period, step }) : null,
		reached && !period ? t('programme.behind.reachedAny', { step }) : null,
		ageing ? t(`programme.behind.${ageing}`) : null,
		industries.find(({ letter }) => letter === industry)?.name[locale] ?? null,
		prefectures.find(({ code }) => String(code) === String(prefecture))?.[locale] ?? null,
		employees ? t(`programme.sizes.${employees}`) : null,
	]
		.filter((part) => part !== null)
		.join(t('programme.behind.separator'));
};

/** Says that a list has the rows of a figure, and leads back to all. */
export const CountedBanner = ({ counted, onClear }: { counted: Counted; onClear: () => void }) => {
	const { t } = useText();
	const what = useSentence(counted);
	if (Object.keys(counted).length === 0) return null;
	return (
		<Banner tone="info" title={t('programme.behind.from', { what })}>
			<div>
				<Button size="small" onClick={onClear}>
					{t('programme.behind.all')}
				</Button>
			</div>
		</Banner>
	);
};
