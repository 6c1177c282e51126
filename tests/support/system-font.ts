import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Gives a browser the Japanese system font that a visitor's machine has and a server's often lacks: our document font,
 * under the name of the one that Linux has.
 */

const fonts = path.join(import.meta.dirname, '../../client/fonts');

const configuration = (given: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
	<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
	<include ignore_missing="yes">${given}</include>
	<dir>${fonts}</dir>
	<match target="scan">
		<test name="family"><string>Kyosei Sans JP</string></test>
		<edit name="family" mode="append"><string>Noto Sans CJK JP</string></edit>
	</match>
</fontconfig>
`;

/** The environment of a browser with that font; `env` is what the browser needs anyway. */
export const withSystemFont = (env: Record<string, string>): Record<string, string> => {
	const file = path.join(os.tmpdir(), `kyosei-fonts-${process.pid}.conf`);
	const given = env.FONTCONFIG_FILE ?? path.join(env.FONTCONFIG_PATH ?? '/etc/fonts', 'fonts.conf');
	writeFileSync(file, configuration(given));
	return { ...env, FONTCONFIG_FILE: file };
};
