import { spawnSync } from 'node:child_process';
import { readCompose, readRoot } from '#tests/support/processes/compose.ts';

/** Whether this machine can build and run the containers. */

const ANSWER_LIMIT_MS = 60_000;

const works = (...parameters: string[]): boolean =>
	spawnSync('docker', parameters, { stdio: 'ignore', timeout: ANSWER_LIMIT_MS }).status === 0;

const images = (): string[] => {
	const services = Object.values(readCompose().services).filter(({ profiles, image }) => !profiles && image);
	const pulled = services.flatMap(({ image = '' }) => (image.endsWith(':local') ? [] : [image]));
	const bases = [...readRoot('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image);
	return [...new Set([...bases, ...pulled])];
};

/** The reason why it cannot, else null. Images that are not here must be in a registry that can be reached. */
export const dockerMissing = (): string | null => {
	if (!works('compose', 'version')) return 'no docker compose was found';
	if (!works('info')) return 'no Docker daemon answers';
	const unknown = images().find((image) => !works('image', 'inspect', image) && !works('manifest', 'inspect', image));
	return unknown ? `the image ${unknown} is neither here nor can it be pulled` : null;
};
