import '#client/documents/programme/texts.ts';
import { useSearchParams } from 'wouter';
import type { Inputs } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { countedRequestsQuery } from '#shared/evidence/requests.ts';
import { BehindBanner, useCountedOf } from './behind-banner.tsx';
import { takenFrom } from './from-url.ts';
import { useCountedWords } from './words.ts';

/** Filters that the list of requests for evidence takes from a figure of the programme; they are in its URL. */

type Input = Exclude<Inputs['console']['evidence']['list'], void>;
type CountedRequests = Pick<Input, keyof typeof countedRequestsQuery>;

const NAMES = Object.keys(countedRequestsQuery);

export const useCountedRequests = () => {
	const [parameters, setParameters] = useSearchParams();
	const clear = (): void =>
		setParameters((previous) => {
			const changed = new URLSearchParams(previous);
			for (const name of [...NAMES, 'status', 'page']) changed.delete(name);
			return changed;
		});
	return { counted: takenFrom(countedRequestsQuery, parameters) as CountedRequests, clear };
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
		<BehindBanner what={what} asOf={of?.facts_as_of}>
			<Button size="small" onClick={onClear}>
				{t('programme.behind.allRequests')}
			</Button>
		</BehindBanner>
	);
};

/** Says that the list has the requests of a figure, and leads back to those that wait. */
export const CountedRequestsBanner = (props: CountedProps) =>
	Object.keys(props.counted).length === 0 ? null : <Behind {...props} />;
