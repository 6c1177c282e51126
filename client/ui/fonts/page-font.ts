import file from '#client/page-fonts/KyoseiPages.woff2';
import { PAGE_FONT } from '#client/ui/tokens.ts';

/**
 * The characters of the public pages, for a system without a Japanese font: the last font of the list, which no browser
 * loads that finds the characters before it. One weight, since two would be more than all else on a page.
 */
export const pageFont = `
	@font-face {
		font-family: '${PAGE_FONT}'; font-weight: 400 700; font-display: swap;
		src: local('NotoSansCJKjp-Regular'), url(${file}) format('woff2');
	}
`;
