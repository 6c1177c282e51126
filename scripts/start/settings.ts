import { existsSync } from 'node:fs';
import { type Config, ConfigError, readConfig } from '#server/base/config.ts';

/** Loads `.env` into the environment, which takes precedence. @throws ConfigError */
export const loadDotEnv = (): void => {
	if (!existsSync('.env')) return;
	try {
		process.loadEnvFile('.env');
	} catch (error) {
		throw new ConfigError(`The file .env cannot be read (${(error as NodeJS.ErrnoException).code})`);
	}
};

/** The settings of the environment and `.env`. @throws ConfigError */
export const loadSettings = (): Config => {
	loadDotEnv();
	return readConfig(process.env);
};
