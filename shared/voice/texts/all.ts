import { VOICE_LANGUAGES, type VoiceLanguage } from '#shared/voice/languages.ts';
import type { StatementId } from '#shared/voice/statements.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fil } from './fil.ts';
import { id } from './id.ts';
import { jaEasy } from './ja-easy.ts';
import { my } from './my.ts';
import { ne } from './ne.ts';
import { pt } from './pt.ts';
import type { VoiceTexts } from './shape.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';

/** All texts of the workers' voice, for the server and staff's screens; the workers' page loads a single language. */
export const voiceTexts: Record<VoiceLanguage, VoiceTexts> = { 'ja-easy': jaEasy, vi, zh, fil, ne, id, my, pt, en, es };

export const STATEMENT_TEXTS = Object.fromEntries(
	VOICE_LANGUAGES.map((language) => [language, voiceTexts[language].statements]),
) as Record<VoiceLanguage, Record<StatementId, string>>;
