import { escaped } from '#server/base/html.ts';
import { DRAWN_PAGES } from '#server/http/drawn/pages.ts';
import { PUBLIC_PAGES } from '#shared/public-pages.ts';
import { addressIn, alternatesOf } from './document.ts';

/** robots.txt and sitemap. */

export const robotsText = (origin: string): string => `User-agent: *
Disallow: /api/
Disallow: /trpc/
Disallow: /files/
Disallow: /ops/

Sitemap: ${origin}/sitemap.xml
`;

const entryOf = (origin: string, path: string): string => `<url>
<loc>${escaped(addressIn(origin, path, 'ja'))}</loc>
${alternatesOf(origin, path)
	.map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`)
	.join('\n')}
</url>`;

const listedPaths = (): string[] => [
	...PUBLIC_PAGES.filter(([, { isListed }]) => isListed).map(([, { path }]) => path),
	...DRAWN_PAGES.filter(({ isIndexed }) => isIndexed).map(({ path }) => path),
];

export const sitemap = (origin: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${listedPaths()
	.map((path) => entryOf(origin, path))
	.join('\n')}
</urlset>
`;
