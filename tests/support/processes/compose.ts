import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** `docker-compose.yml` as Docker reads it, with merge keys applied. */

export const root = path.join(import.meta.dirname, '../../..');

export const readRoot = (file: string): string => readFileSync(path.join(root, file), 'utf8');

type Service = {
	image?: string;
	build?: { context: string; args: Record<string, string> };
	pull_policy?: string;
	profiles?: string[];
	environment?: Record<string, string>;
	security_opt?: string[];
	cap_add?: string[];
	privileged?: boolean;
	network_mode?: string;
	volumes?: string[];
	ports?: string[];
	networks?: string[];
	command?: string[];
	healthcheck?: { test: string[] };
	deploy?: { resources?: { limits?: { cpus?: string; memory?: string; pids?: number } } };
};

type Compose = { services: Record<string, Service>; networks: Record<string, { internal?: boolean }> };

export const readCompose = (): Compose => parse(readRoot('docker-compose.yml'), { merge: true }) as Compose;
