import { type Html, html } from '#server/base/html.ts';
import { missingFacet } from './missing-facet.ts';
import type { Drawn } from './page.ts';

/** A page without what was asked for: 404, what it means, and a way on. */
export const drawMissing = (title: string, text: string, wayOn: Html): Drawn => ({
	status: 404,
	title,
	description: text,
	main: html`
<div class="container">
${missingFacet}
<div>
<h1>${title}</h1>
<p>${text}</p>
</div>
${wayOn}
</div>`,
});
