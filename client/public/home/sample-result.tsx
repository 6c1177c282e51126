import '#client/public/free-assessment/result-words.ts';
import { css } from 'goober';
import { addTexts, useText } from '#client/base/locale.tsx';
import { GradeCard } from '#client/public/free-assessment/result/grade-card.tsx';
import { Radar } from '#client/ui/charts/radar.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { sample as sampleEn } from '#shared/texts/client/sample.en.ts';
import { sample } from '#shared/texts/client/sample.ja.ts';
import { SampleFirstSteps, SampleStrengths } from './sample-advice.tsx';
import { SAMPLE_SCORES, SAMPLE_TOTAL } from './sample-scores.ts';

addTexts({ ja: { sample }, en: { sample: sampleEn } });

const company = css`font-size: 18px; color: ${color.grey900};`;
const sheet = css`
	display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px 48px; align-items: center;
	& > :last-child { grid-column: 1 / -1; }
	@media (max-width: 991px) { grid-template-columns: minmax(0, 1fr); ${phone} { gap: 16px; } }
`;
const left = css`display: grid; gap: 24px; ${phone} { gap: 16px; }`;

/** Result of a fictitious company: grade, scores, strengths and first steps. */
export const SampleResult = () => {
	const { t } = useText();
	return (
		<div className={sheet}>
			<div className={left}>
				<p className={company}>{t('freeResult.company', { company: t('sample.company') })}</p>
				<GradeCard total={SAMPLE_TOTAL} />
				<SampleStrengths />
			</div>
			<Radar
				title={t('freeResult.radar')}
				axes={SAMPLE_SCORES.map(([view, value]) => ({ label: t(`public.views.${view}.name`), value }))}
			/>
			<SampleFirstSteps />
		</div>
	);
};
