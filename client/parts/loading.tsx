import { useText } from '#client/base/locale.tsx';
import { Loaded, Loading } from '#client/ui/loaded.tsx';
import { FullScreenSpinner, Skeleton } from '#client/ui/states.tsx';
import { framed, type Part, state } from './part.ts';
import { nothing } from './samples.ts';

const Done = () => {
	const { t } = useText();
	const query = { data: { data: t('common.notFound.lead') }, error: null, isFetching: false, refetch: nothing };
	return <Loaded query={query}>{(text) => <p>{text}</p>}</Loaded>;
};

const Running = () => <Loading query={{ error: null, isFetching: true, refetch: nothing }} heights={[32, 32]} />;

const Failed = () => <Loading query={{ error: new TypeError(), isFetching: false, refetch: nothing }} />;

export const loading: Part = {
	id: 'loading',
	states: [
		state('skeleton', Skeleton),
		state('of a query', Running),
		state('of a query, error', Failed),
		state('of a query, done', Done),
		framed('spinner of the whole screen', 200, FullScreenSpinner),
	],
};
