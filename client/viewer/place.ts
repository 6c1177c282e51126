import { useRef } from 'react';
import { useText } from '#client/base/locale.tsx';

/** Position in a file: a page, a sheet, or the file as a whole. */
export type Place = { page: number } | { sheet: string } | null;

/** Called when the position changes; must be referentially stable. */
export type OnPlace = (place: Place) => void;

/** The current position, in a ref because it is only read for citations. */
export const usePlace = () => {
	const place = useRef<Place>(null);
	const onPlace = useRef<OnPlace>((next) => {
		place.current = next;
	});
	return { place, onPlace: onPlace.current };
};

/** Formats a file name and position as a citation. */
export const useCitation = (): ((name: string, place: Place) => string) => {
	const { t } = useText();
	return (name, place) => {
		if (!place) return t('viewer.cited', { name });
		if ('page' in place) return t('viewer.citedPage', { name, page: place.page });
		return t('viewer.citedSheet', { name, sheet: place.sheet });
	};
};
