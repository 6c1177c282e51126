import { useRef } from 'react';
import { useText } from '#client/base/locale.tsx';

/** Where a person is in a file: at a page, on a sheet, or just in it. */
export type Place = { page: number } | { sheet: string } | null;

/** Told whenever the person is elsewhere in the file; the function stays the same. */
export type OnPlace = (place: Place) => void;

/** The present place, which is only asked for when it is cited. */
export const usePlace = () => {
	const place = useRef<Place>(null);
	const onPlace = useRef<OnPlace>((next) => {
		place.current = next;
	});
	return { place, onPlace: onPlace.current };
};

/** A file with the place in it, as it is cited. */
export const useCitation = (): ((name: string, place: Place) => string) => {
	const { t } = useText();
	return (name, place) => {
		if (!place) return t('viewer.cited', { name });
		if ('page' in place) return t('viewer.citedPage', { name, page: place.page });
		return t('viewer.citedSheet', { name, sheet: place.sheet });
	};
};
