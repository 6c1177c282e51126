import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { radarPoints } from '#client/ui/charts/radar.tsx';
import { paletteOf } from '#client/ui/progress.tsx';
import { color, phone, scorePalette } from '#client/ui/tokens.ts';
import { freeGradeOf, starsOf } from '#shared/assessment/grade.ts';
import { MARK_PATH } from '#shared/brand/mark.ts';
import { SAMPLE_SCORES, SAMPLE_TOTAL } from './sample-scores.ts';

/** What one gets: a result with its grade and seven scores, and a certificate. */

const figure = css`
	& svg { display: block; width: 100%; height: auto; }
	& text { fill: ${color.grey900}; font-size: 16px; }
	& .title { font-size: 21px; font-weight: 700; letter-spacing: 0.1em; }
	&:lang(en) .title { font-size: 16px; letter-spacing: 0; }
	& figcaption { margin-top: 4px; font-size: 14px; color: ${color.grey700}; text-align: center; text-wrap: balance; }
	${phone} { justify-self: center; width: 100%; max-width: 460px; }
`;

const SCORES = SAMPLE_SCORES.map(([, score]) => score);
const STAR = 'M0-9 2.1-2.9 8.6-2.8 3.4 1.1 5.3 7.3 0 3.6-5.3 7.3-3.4 1.1-8.6-2.8-2.1-2.9Z';

const Result = () => {
	const { t } = useText();
	const grade = freeGradeOf(SAMPLE_TOTAL);
	const { mark, text } = paletteOf(SAMPLE_TOTAL);
	return (
		<>
			<rect x=".5" y=".5" width="207" height="229" rx="8" fill="#fff" stroke={color.grey200} />
			<g fill="none" strokeWidth="7" transform="translate(44 46)">
				<circle r="28" stroke={color.grey100} />
				<circle r="28" stroke={mark} pathLength="100" strokeDasharray={`${SAMPLE_TOTAL} 100`} transform="rotate(-90)" />
			</g>
			<text x="44" y="56" textAnchor="middle" fontWeight="700" style={{ fontSize: 28, fill: text }}>
				{grade}
			</text>
			<text x="86" y="42" fontWeight="700" style={{ fontSize: 22 }}>
				{SAMPLE_TOTAL} / 100
			</text>
			<text x="86" y="65">
				{t(`common.grades.${grade}`)}
			</text>
			<g fill="none" strokeWidth="2" stroke={color.grey200} transform="translate(4 55) scale(.48)">
				{[25, 50, 75, 100].map((share) => (
					<polygon key={share} points={radarPoints(SCORES.map(() => share))} />
				))}
				<polygon points={radarPoints(SCORES)} fill={`${color.blue900}24`} stroke={color.blue900} strokeWidth="4" />
			</g>
		</>
	);
};

const Certificate = () => {
	const { t } = useText();
	const stars = starsOf(SAMPLE_TOTAL, 100);
	return (
		<g transform="translate(219 17)">
			<rect x=".5" y=".5" width="139" height="195" fill="#fff" stroke={color.grey200} />
			<g fill="none" stroke={color.blue1100}>
				<path d="M8 8h124v180H8Z" strokeWidth="2" />
				<path d="M12 12h116v172H12Z" strokeWidth=".7" />
			</g>
			<text x="70" y="48" textAnchor="middle" className="title">
				{t('public.home.way.certificate.name')}
			</text>
			<path d="M34 66h72M34 112h72M40 122h60M46 132h48" stroke={color.grey200} strokeWidth="3" />
			{[46, 70, 94].map((x, at) => (
				<path
					key={x}
					d={STAR}
					transform={`translate(${x} 90)`}
					fill={at < stars ? scorePalette.amber.mark : 'none'}
					stroke={scorePalette.amber.mark}
				/>
			))}
			<path d={MARK_PATH} fillRule="evenodd" fill={color.blue900} transform="translate(56 146) scale(.9)" />
		</g>
	);
};

export const Picture = () => {
	const { t } = useText();
	return (
		<figure className={figure}>
			<svg viewBox="0 0 359 230" aria-hidden="true">
				<Result />
				<Certificate />
			</svg>
			<figcaption>{t('public.home.picture')}</figcaption>
		</figure>
	);
};
