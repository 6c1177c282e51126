import { css } from 'goober';
import { QrCode } from '#client/ui/qr-code.tsx';
import type { Asker } from '#shared/voice/asker.ts';
import type { VoiceLanguage } from '#shared/voice/languages.ts';
import { voiceTexts } from '#shared/voice/texts/all.ts';
import type { VoiceTexts } from '#shared/voice/texts/shape.ts';
import { inPages, SLIPS_A_PAGE, voiceAddress } from './layout.ts';
import { OwnWords, workerText } from './own-words.tsx';

/** Each slip is cut out along the lines and folded in half, with the print inside. */
const grid = css`
	display: grid; grid-template-columns: repeat(2, 105mm); grid-template-rows: repeat(4, 74.25mm);
	& > div { padding: 5mm 6mm; border: 0 dashed #808080; overflow: hidden; font-size: 6pt; }
	& > div:nth-child(odd) { border-inline-end-width: 0.2mm; }
	& > div:nth-child(-n + 6) { border-block-end-width: 0.2mm; }
	& .code { float: left; width: 35mm; margin: 0 4mm 1mm 0; text-align: center; }
	& .code svg { width: 35mm; }
	& .letters { font: 700 8.8pt/1.2 ui-monospace, 'Liberation Mono', monospace; letter-spacing: 0; white-space: nowrap; }
	& .asker { margin: 0.5mm 0 0; font-size: 6pt; line-height: 1.2; letter-spacing: 0; word-break: keep-all; overflow-wrap: anywhere; }
	& .words { margin-bottom: 0.8mm; }
	& .words strong { display: block; }
	/* Not every font has a bold weight. */
	&[data-room^='l'] .words strong { display: inline; &::after { content: ' –'; } }
	&:not([data-room='much']) {
		& > div { padding: 4mm 5mm; }
		& .code { width: 28mm; margin-inline-end: 3mm; }
		& .code svg { width: 28mm; }
		& .letters { font-size: 7pt; }
	}
	&[data-room='least'] > div { font-size: 5.6pt; }
	&[data-room='least'] .words { margin-bottom: 0.4mm; }
	&[data-room='some'] > div { font-size: 6.6pt; }
	&[data-room='much'] > div { font-size: 8pt; }
	&[data-room='much'] .words { margin-bottom: 2mm; }
`;

type Room = 'least' | 'little' | 'some' | 'much';

/** With few languages there is room for larger letters and more text. */
const roomFor = (languages: number): Room => {
	if (languages <= 2) return 'much';
	if (languages <= 4) return 'some';
	return languages <= 7 ? 'little' : 'least';
};

/**
 * Every slip says how it reaches the worker. With more room it also says what to do, and that answers are anonymous.
 */
const linesOf = ({ slip: { how }, poster: { brought } }: VoiceTexts, room: Room): readonly string[] => {
	if (room === 'least') return [brought];
	if (room === 'little') return [how[2], brought];
	return room === 'some' ? [how[0], how[2], brought] : [...how, brought];
};

const Words = ({ language, room }: { language: VoiceLanguage; room: Room }) => {
	const texts = voiceTexts[language];
	return (
		<OwnWords language={language}>
			<strong>{workerText(texts.slip.title)}</strong> {workerText(linesOf(texts, room).join(' '))}
		</OwnWords>
	);
};

type SlipsProps = {
	codes: readonly string[];
	origin: string;
	languages: readonly VoiceLanguage[];
	asker: Asker | null;
};

/** Eight slips per page, without numbers. Each has its code as a QR code and as text, and says who asks. */
export const Slips = ({ codes, origin, languages, asker }: SlipsProps) => {
	const room = roomFor(languages.length);
	const words = languages.map((language) => <Words key={language} language={language} room={room} />);
	return inPages(codes, SLIPS_A_PAGE).map((page) => (
		<div key={page[0]} className={`page ${grid}`} data-room={room}>
			{page.map((code) => (
				<div key={code}>
					<div className="code">
						<QrCode text={voiceAddress(origin, code)} label={code} />
						<p className="letters">{code}</p>
						{asker && (
							<p className="asker">
								{asker.name}
								<br />
								{asker.contact}
							</p>
						)}
					</div>
					{words}
				</div>
			))}
		</div>
	));
};
