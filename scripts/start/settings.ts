import { existsSync } from 'node:fs';
import { type Config, ConfigError, readConfig } from '#server/base/config.ts';

/** Puts the settings of `.env` into the environment where that has none. @throws ConfigError */
export const loadDotEnv = (): void => {
	if (!existsSync('.env')) return;
	try {
		process.loadEnvFile('.env');
	} catch (error) {
		throw new ConfigError(`The file .env cannot be read (${(error as NodeJS.ErrnoException).code})`);
	}
};

/** The settings of the environment, and of `.env` where the environment has none. @throws ConfigError */
export const loadSettings = (): Config => {
	loadDotEnv();
	return readConfig(process.env);
};
