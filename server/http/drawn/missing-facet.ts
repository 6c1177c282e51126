import { html } from '#server/base/html.ts';
import { MARK_PATH } from '#shared/brand/mark.ts';
import { MISSING_FACET } from '#shared/brand/missing-facet.ts';

const { viewBox, facet, others, moved } = MISSING_FACET;

/** Same as `client/ui/pictures/missing-facet.tsx`. */
export const missingFacet = html`
<svg viewBox="${viewBox}" width="132" height="125" fill-rule="evenodd" fill="#c5d7fb" aria-hidden="true">
<clipPath id="others"><path d="${others}" clip-rule="evenodd"/></clipPath>
<clipPath id="facet"><path d="${facet}"/></clipPath>
<path d="${MARK_PATH}" clip-path="url(#others)"/>
<g transform="${moved}"><path d="${MARK_PATH}" clip-path="url(#facet)" fill="#0017c1"/></g>
</svg>`;
