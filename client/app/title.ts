import { useEffect } from 'react';
import { useText } from './locale.tsx';

/** Sets the document title: the screen's, then the product's name. */
export const useTitle = (title: string): void => {
	const { t } = useText();
	const product = t('common.product');
	useEffect(() => {
		document.title = title ? `${title} | ${product}` : product;
	}, [title, product]);
};
