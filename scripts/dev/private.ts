import { type Config, ConfigError } from '#server/base/config.ts';

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

/** Vite serves the sources of the client: nobody but this machine may reach it. @throws ConfigError */
export const assertPrivate = ({ host, production }: Pick<Config, 'host' | 'production'>): void => {
	if (production) throw new ConfigError('npm run dev is for development: leave NODE_ENV unset');
	if (!LOOPBACK.includes(host)) throw new ConfigError('npm run dev is for this machine alone: leave HOST unset');
};
