import { SETTING_NAMES } from '#server/base/settings.ts';

/** Rate limits so high that only tests which lower one reach it. */
export const WIDE_LIMITS: Readonly<Record<string, string>> = Object.fromEntries(
	SETTING_NAMES.filter((name) => /^LIMIT_\w+_PER_(?:ACCOUNT|ADDRESS|NETWORK|PERSON|TOKEN)$/.test(name)).map((name) => [
		name,
		'1000000',
	]),
);
