import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtFolder } from '#server/http/pages/bundle.ts';

/** Build output of the page on which workers answer. */

export const voiceFolder = path.join(builtFolder, 'voice');
const manifestFile = path.join(voiceFolder, '.vite/manifest.json');

export type VoiceBundle = {
	script: string;
	styles: string;
	files: ReadonlySet<string>;
};

/** Null if it is not built. */
export const loadVoiceBundle = (): VoiceBundle | null => {
	if (!existsSync(manifestFile)) return null;
	const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, { file: string }>;
	const urlOf = (key: string): string => {
		const entry = manifest[key];
		if (!entry) throw new Error(`The page of the workers' voice has no ${key}`);
		return `/voice/${entry.file}`;
	};
	return {
		script: urlOf('voice/main.ts'),
		styles: urlOf('style.css'),
		files: new Set(readdirSync(path.join(voiceFolder, 'assets'))),
	};
};
