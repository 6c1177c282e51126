import '#client/documents/programme/texts.ts';
import { z } from 'zod';
import type { Inputs } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { AGEINGS } from '#shared/assessment/age.ts';
import { factsQuery } from '#shared/programme/filters.ts';
import { BehindBanner, useCountedOf } from './rows/behind-banner.tsx';
import { useCountedFilters } from './rows/from-url.ts';
import { useCountedWords } from './rows/words.ts';

/** Filters that the list of assessments takes from a figure of the programme; they are in its URL. */

const shape = { ...factsQuery, ageing: z.enum(AGEINGS).optional() };
export type Counted = Pick<Exclude<Inputs['console']['progresses']['list'], void>, keyof typeof shape>;

export const useCounted = () => {
	const { filters, clear } = useCountedFilters(shape);
	return { counted: filters as Counted, clear };
};

/** What was counted, in words. */
const useSentence = (counted: Counted): string => {
	const { t } = useText();
	const words = useCountedWords();
	const { only_current: isCurrent, ageing, reached, progress_stage: stage } = counted;
	const step = reached ? t(`programme.flow.steps.${reached}`) : '';
	const period = words.period(counted);
	return words.sentence([
		isCurrent ? t('programme.behind.newest') : null,
		stage ? t(`programme.behind.stages.${stage}`) : null,
		reached && period ? t('programme.behind.reachedIn', { months: period, step }) : null,
		reached && !period ? t('programme.behind.reachedAny', { step }) : null,
		ageing ? t(`programme.behind.${ageing}`) : null,
		...words.companies(counted),
	]);
};

type CountedProps = { counted: Counted; onClear: () => void };

const Behind = ({ counted, onClear }: CountedProps) => {
	const { t } = useText();
	const what = useSentence(counted);
	const of = useCountedOf({});
	return (
		<BehindBanner what={what} asOf={of?.facts_as_of} all={{ name: t('programme.behind.all'), onClick: onClear }} />
	);
};

/** Says that a list has the rows of a figure, and leads back to all. */
export const CountedBanner = (props: CountedProps) =>
	Object.keys(props.counted).length === 0 ? null : <Behind {...props} />;
