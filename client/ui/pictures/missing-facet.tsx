import { useId } from 'react';
import { color } from '#client/ui/tokens.ts';
import { MARK_PATH } from '#shared/brand/mark.ts';
import { MISSING_FACET } from '#shared/brand/missing-facet.ts';

/** The mark with one facet moved away. Decorative: the heading beside it says what is missing. */
export const MissingFacet = () => {
	const id = useId();
	const { viewBox, facet, others, moved } = MISSING_FACET;
	return (
		<svg viewBox={viewBox} width="132" height="125" fillRule="evenodd" fill={color.blue200} aria-hidden="true">
			<clipPath id={`${id}o`}>
				<path d={others} clipRule="evenodd" />
			</clipPath>
			<clipPath id={`${id}f`}>
				<path d={facet} />
			</clipPath>
			<path d={MARK_PATH} clipPath={`url(#${id}o)`} />
			<g transform={moved}>
				<path d={MARK_PATH} clipPath={`url(#${id}f)`} fill={color.blue900} />
			</g>
		</svg>
	);
};
