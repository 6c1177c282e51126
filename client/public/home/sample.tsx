import { css } from 'goober';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '#client/app/locale.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Skeleton } from '#client/ui/states.tsx';
import { color, phone } from '#client/ui/tokens.ts';

/** Loaded when the visitor comes near it: charts and texts of results are no part of the first page. */
const SampleResult = lazy(() => import('./sample-result.tsx').then((module) => ({ default: module.SampleResult })));

const NEAR = '200px';

const frame = css`
	min-height: 1520px; padding: 32px; border: 1px dashed ${color.grey420}; border-radius: 8px;
	${phone} { min-height: 2080px; padding: 16px; }
`;

/** Whether the element has come near the visible part of the page. */
const useNear = () => {
	const element = useRef<HTMLDivElement>(null);
	const [isNear, setNear] = useState(false);
	useEffect(() => {
		if (!element.current) return;
		const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
			rootMargin: NEAR,
		});
		observer.observe(element.current);
		return () => observer.disconnect();
	}, []);
	return { element, isNear };
};

/** What a result looks like. */
export const Sample = () => {
	const { t } = useText();
	const { element, isNear } = useNear();
	const waiting = <Skeleton heights={[24, 320, 24, 120, 24, 160]} />;
	return (
		<Stack>
			<h2>{t('public.home.sampleTitle')}</h2>
			<p>{t('public.home.sampleText')}</p>
			<div ref={element} className={frame}>
				{isNear && (
					<Suspense fallback={waiting}>
						<SampleResult />
					</Suspense>
				)}
			</div>
		</Stack>
	);
};
