import { useEffect } from 'react';
import { useText } from './locale.tsx';

/** Each screen has a title of its own, before the product's name. */
export const useTitle = (title: string): void => {
	const { t } = useText();
	const product = t('common.product');
	useEffect(() => {
		document.title = title ? `${title} | ${product}` : product;
	}, [title, product]);
};
