import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Gives a browser a Japanese system font, which visitors have but servers often lack: the product's document font under
 * the name of the usual font on Linux.
 */

const fonts = path.join(import.meta.dirname, '../../../client/fonts');

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

/** The environment variables of a browser with that font, in addition to `env`. */
export const withSystemFont = (env: Record<string, string>): Record<string, string> => {
	const file = path.join(os.tmpdir(), `kyosei-fonts-${process.pid}.conf`);
	const given = env.FONTCONFIG_FILE ?? path.join(env.FONTCONFIG_PATH ?? '/etc/fonts', 'fonts.conf');
	writeFileSync(file, configuration(given));
	return { ...env, FONTCONFIG_FILE: file };
};
