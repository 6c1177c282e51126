import '#client/documents/programme/texts.ts';
import type { Inputs } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { countedRequestsQuery } from '#shared/evidence/requests.ts';
import { BehindBanner, useCountedOf } from './behind-banner.tsx';
import { useCountedFilters } from './from-url.ts';
import { useCountedWords } from './words.ts';

/** Filters that the list of requests for evidence takes from a figure of the programme; they are in its URL. */

type Input = Exclude<Inputs['console']['evidence']['list'], void>;
type CountedRequests = Pick<Input, keyof typeof countedRequestsQuery>;

export const useCountedRequests = () => {
	const { filters, clear } = useCountedFilters(countedRequestsQuery);
	return { counted: filters as CountedRequests, clear };
};

type CountedProps = { counted: CountedRequests; onClear: () => void };

const Behind = ({ counted, onClear }: CountedProps) => {
	const { t } = useText();
	const words = useCountedWords();
	const of = useCountedOf({});
	const { is_answered: answered } = counted;
	const what = words.sentence([
		words.period(counted),
		answered === undefined
			? t('programme.work.requestsTitle')
			: t(`programme.behind.answered.${answered === 'true' || answered === true}`),
		...words.companies(counted),
	]);
	return (
		<BehindBanner
			what={what}
			asOf={of?.facts_as_of}
			all={{ name: t('programme.behind.allRequests'), onClick: onClear }}
		/>
	);
};

/** Says that the list has the requests of a figure, and leads back to those that wait. */
export const CountedRequestsBanner = (props: CountedProps) =>
	Object.keys(props.counted).length === 0 ? null : <Behind {...props} />;
