import { useSearchParams } from 'wouter';
import { type Place, placeAt, placeBeside } from './places.ts';

/** The current place of the desk, kept in the URL for reloads and links. */
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
