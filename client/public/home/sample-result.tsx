import '#client/public/free-assessment/words.ts';
import { css } from 'goober';
import { addTexts, type Translate, useText } from '#client/base/locale.tsx';
import { Advice } from '#client/public/free-assessment/result/advice.tsx';
import { GradeCard } from '#client/public/free-assessment/result/grade-card.tsx';
import { Radar } from '#client/ui/charts/radar.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { color } from '#client/ui/tokens.ts';
import type { FreeAdvice } from '#shared/free-assessment/advice.ts';
import { sample as sampleEn } from '#shared/texts/client/sample.en.ts';
import { sample } from '#shared/texts/client/sample.ja.ts';

addTexts({ ja: { sample }, en: { sample: sampleEn } });

const company = css`font-size: 18px; color: ${color.grey900};`;
const overview = css`
	display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 16px;
	@media (max-width: 991px) { grid-template-columns: minmax(0, 1fr); }
`;

const TOTAL = 74;
const SCORES = [
	['recruitment', 88],
	['labor', 71],
	['personnel', 62],
	['talent', 55],
	['satisfaction', 80],
	['rights', 92],
	['consensus', 67],
] as const;

const sampleAdvice = (t: Translate): FreeAdvice => ({
	strengths: [
		{ id: 1, category: t('public.views.rights.name'), content: t('sample.rights.area'), score: 100 },
		{ id: 2, category: t('public.views.recruitment.name'), content: t('sample.recruitment.area'), score: 92 },
		{ id: 3, category: t('public.views.satisfaction.name'), content: t('sample.satisfaction.area'), score: 86 },
	],
	firstSteps: [
		{
			id: 4,
			category: t('public.views.talent.name'),
			content: t('sample.talent.area'),
			score: 33,
			question: t('sample.talent.question'),
			guidance: null,
		},
		{
			id: 5,
			category: t('public.views.personnel.name'),
			content: t('sample.personnel.area'),
			score: 40,
			question: t('sample.personnel.question'),
			guidance: null,
		},
		{
			id: 6,
			category: t('public.views.labor.name'),
			content: t('sample.labor.area'),
			score: 56,
			question: t('sample.labor.question'),
			guidance: null,
		},
	],
});

/** Result of a fictitious company, as on the result screen. */
export const SampleResult = () => {
	const { t } = useText();
	return (
		<Stack gap="large">
			<p className={company}>{t('free.result.company', { company: t('sample.company') })}</p>
			<div className={overview}>
				<GradeCard total={TOTAL} />
				<Panel>
					<Radar
						title={t('free.result.radar')}
						axes={SCORES.map(([view, value]) => ({ label: t(`public.views.${view}.name`), value }))}
					/>
				</Panel>
			</div>
			<Advice advice={sampleAdvice(t)} />
		</Stack>
	);
};
