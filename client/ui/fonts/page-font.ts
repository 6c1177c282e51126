import file from '#client/page-fonts/KyoseiPages.woff2';
import { PAGE_FONT } from '#client/ui/tokens.ts';

/**
 * Characters of the public pages, for systems without a Japanese font. Last in the font list, so that browsers only
 * load it if no other font has the characters. A single weight, since two would outweigh everything else on a page.
 */
export const pageFont = `
	@font-face {
		font-family: '${PAGE_FONT}'; font-weight: 400 700; font-display: swap;
		src: local('NotoSansCJKjp-Regular'), url(${file}) format('woff2');
	}
`;
