import type { Config } from '#server/base/config.ts';
import { type Part, type PartOptions, startPart } from './part.ts';

/** How the supervisor runs the server and the worker: `npm run dev` supplies another implementation. */
export type Runner = {
	entries: Record<PartOptions['name'], string>;
	/** Added to the environment of both. */
	env: Record<string, string>;
	start: (options: PartOptions) => Part;
	/** Ends what runs beside the parts. */
	close: () => Promise<unknown>;
};

export type OpenRunner = (config: Config, say: (line: string) => void) => Promise<Runner>;

/** Restarts a part that ends by itself. */
export const plainRunner: OpenRunner = async () => ({
	entries: { server: 'scripts/server.ts', worker: 'workers/main.ts' },
	env: {},
	start: startPart,
	close: async () => {},
});
