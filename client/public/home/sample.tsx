import { css } from 'goober';
import { lazy, Suspense } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Skeleton } from '#client/ui/states.tsx';
import { color, phone } from '#client/ui/tokens.ts';

/** Loaded on demand, so that the first page's script contains no charts or result texts. */
const SampleResult = lazy(() => import('./sample-result.tsx').then((module) => ({ default: module.SampleResult })));

const frame = css`
	min-height: 740px; padding: 32px; border: 1px dashed ${color.grey420}; border-radius: 8px; background: ${color.white};
	${phone} { min-height: 720px; padding: 16px; }
`;

export const Sample = () => {
	const { t } = useText();
	const waiting = <Skeleton heights={[24, 320, 24, 120, 24, 160]} />;
	return (
		<Stack>
			<h2>{t('public.home.sampleTitle')}</h2>
			<p>{t('public.home.sampleText')}</p>
			<div className={frame}>
				<Suspense fallback={waiting}>
					<SampleResult />
				</Suspense>
			</div>
		</Stack>
	);
};
