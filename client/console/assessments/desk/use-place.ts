import { useSearchParams } from 'wouter';
import { type Place, placeAt, placeBeside } from './places.ts';

/** The place at the desk, kept in the address: a reload and a link lead to it. */
export const usePlace = (places: readonly Place[]) => {
	const [parameters, setParameters] = useSearchParams();
	const at = placeAt(places, parameters.get('at'));
	const go = (key: string): void =>
		setParameters(
			(before) => {
				const next = new URLSearchParams(before);
				next.set('at', key);
				return next;
			},
			{ replace: true },
		);
	return { place: places[at], next: placeBeside(places, at, 1), previous: placeBeside(places, at, -1), go };
};
