import { createContext, use, useEffect } from 'react';
import { useText } from './locale.tsx';

/** Takes the title of a page that the server renders. */
export const TitleTaker = createContext<((title: string) => void) | null>(null);

let arrive: () => void;

/** Settled once a screen is shown and reacts. */
export const arrived = new Promise<void>((resolve) => {
	arrive = resolve;
});

/** Sets the document title: the screen's, then the product's name. Every screen calls it. */
export const useTitle = (title: string): void => {
	const { t } = useText();
	const product = t('common.product');
	const whole = title ? `${title} | ${product}` : product;
	use(TitleTaker)?.(whole);
	useEffect(() => {
		document.title = whole;
		arrive();
	}, [whole]);
};
