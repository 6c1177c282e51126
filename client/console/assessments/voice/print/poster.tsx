import { css } from 'goober';
import type { Asker } from '#shared/voice/asker.ts';
import type { VoiceLanguage } from '#shared/voice/languages.ts';
import { voiceTexts } from '#shared/voice/texts/all.ts';
import { inPages } from './layout.ts';
import { OwnWords, workerText } from './own-words.tsx';

/** More languages would be too small to read from a few steps away. */
const LANGUAGES_A_PAGE = 5;

const sheet = css`
	&& { padding: 14mm; }
	& > div { columns: 2; column-gap: 10mm; font-size: 10.5pt; }
	& .words { margin-bottom: 7mm; }
	& .words strong { display: block; font-size: 1.3em; }
	& .words p { margin: 1mm 0 0; }
	&[data-room='much'] > div { columns: 1; font-size: 14pt; }
	&[data-room='much'] .words { margin-bottom: 12mm; }
`;

/** With few languages the letters are larger, to be read from further away. */
const roomFor = (languages: number): 'some' | 'much' => (languages <= 2 ? 'much' : 'some');

type PosterProps = {
	languages: readonly VoiceLanguage[];
	/** The closing day, in the same form for all languages: `yyyy-MM-dd`. */
	closesOn: string;
	asker: Asker | null;
};

/** A sentence that names who asks and how workers can check that. */
const AskedBy = ({ language, asker }: { language: VoiceLanguage; asker: Asker }) => {
	const { asks, contact } = voiceTexts[language].page;
	return (
		<p>
			{workerText(asks, { name: asker.name })} {asker.contact && workerText(contact, { contact: asker.contact })}
		</p>
	);
};

type WordsProps = Omit<PosterProps, 'languages'> & { language: VoiceLanguage };

const Words = ({ language, closesOn, asker }: WordsProps) => {
	const { poster } = voiceTexts[language];
	return (
		<OwnWords language={language}>
			<strong>{workerText(poster.title)}</strong>
			<p>{workerText(poster.what)}</p>
			<p>{workerText(poster.how)}</p>
			<p>{workerText(poster.anonymous)}</p>
			<p>{workerText(poster.brought)}</p>
			{asker && <AskedBy language={language} asker={asker} />}
			<p>
				<strong>{workerText(poster.until, { date: closesOn })}</strong>
			</p>
		</OwnWords>
	);
};

/** A poster in all languages of the round: what is asked, how, and until when. It has no code. */
export const Poster = ({ languages, closesOn, asker }: PosterProps) =>
	inPages(languages, LANGUAGES_A_PAGE).map((page) => (
		<div key={page[0]} className={`page ${sheet}`} data-room={roomFor(page.length)}>
			<div>
				{page.map((language) => (
					<Words key={language} language={language} closesOn={closesOn} asker={asker} />
				))}
			</div>
		</div>
	));
