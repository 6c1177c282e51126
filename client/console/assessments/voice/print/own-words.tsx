import { css } from 'goober';
import { Fragment, type ReactNode } from 'react';
import { ANSWER_MINUTES } from '#shared/voice/answering.ts';
import { fill } from '#shared/voice/fill.ts';
import { languageNames, type VoiceLanguage } from '#shared/voice/languages.ts';
import { parseRuby } from '#shared/voice/ruby.ts';
import { familyOf } from './fonts.ts';

/** Line heights: Burmese and Nepali have marks above and below the line, easy Japanese has furigana. */
const HEIGHTS = { my: 2, ne: 1.5, 'ja-easy': 1.8 } as const satisfies Partial<Record<VoiceLanguage, number>>;
const heightOf = (language: VoiceLanguage): number =>
	(HEIGHTS as Partial<Record<VoiceLanguage, number>>)[language] ?? 1.3;

const look = css`
	margin: 0; letter-spacing: 0; line-break: auto; overflow-wrap: break-word; break-inside: avoid;
	& rt { font-size: 0.55em; }
	& .counted { white-space: nowrap; }
	/* Easy Japanese is written with spaces between its words: lines end there. */
	&:lang(ja) { word-break: keep-all; }
`;

const WithReadings = ({ text }: { text: string }) =>
	parseRuby(text).map((run, at) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity
		<Fragment key={at}>
			{run.reading === null ? (
				run.text
			) : (
				<span className="counted">
					{run.before}
					<ruby>
						{run.text}
						<rt>{run.reading}</rt>
					</ruby>
				</span>
			)}
		</Fragment>
	));

/** A text for workers, with its furigana. */
export const workerText = (text: string, values: Record<string, string> = {}): ReactNode => (
	<WithReadings text={fill(text, { minutes: ANSWER_MINUTES, ...values })} />
);

type OwnWordsProps = { language: VoiceLanguage; children: ReactNode };

/** A text in one of the languages, in a font that has its characters. */
export const OwnWords = ({ language, children }: OwnWordsProps) => (
	<div
		className={`${look} words`}
		lang={languageNames[language].tag}
		style={{ fontFamily: familyOf(language), lineHeight: heightOf(language) }}
	>
		{children}
	</div>
);
