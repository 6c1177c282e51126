import { createContext, use, useEffect } from 'react';
import { useText } from './locale.tsx';

/** Receives the title of a page rendered by the server. */
export const TitleTaker = createContext<((title: string) => void) | null>(null);

let arrive: () => void;

/** Resolves once a screen is shown and interactive. */
export const arrived = new Promise<void>((resolve) => {
	arrive = resolve;
});

/** Sets the document title: the screen's, then the product's name. Called by every screen. */
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
