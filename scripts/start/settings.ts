import { existsSync } from 'node:fs';
import { type Config, ConfigError, readConfig } from '#server/base/config.ts';

/** The settings of the environment, and of `.env` where the environment has none. @throws ConfigError */
export const loadSettings = (): Config => {
	if (existsSync('.env')) {
		try {
			process.loadEnvFile('.env');
		} catch (error) {
			throw new ConfigError(`The file .env cannot be read (${(error as NodeJS.ErrnoException).code})`);
		}
	}
	return readConfig(process.env);
};
