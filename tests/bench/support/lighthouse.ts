import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Lighthouse, which only a bench needs: it is installed when the bench first runs. */

const folder = path.join(import.meta.dirname, '../packages');
const entry = path.join(folder, 'node_modules/lighthouse/core/index.js');

type Audit = { score: number | null; numericValue?: number; title: string };
export type LighthouseResult = {
	categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
	audits: Record<string, Audit>;
};
type Lighthouse = (
	url: string,
	flags: { port: number; logLevel: 'silent'; onlyCategories: readonly string[]; disableStorageReset: boolean },
) => Promise<{ lhr: LighthouseResult } | undefined>;

const install = (): void => {
	const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
		cwd: folder,
		encoding: 'utf8',
		shell: process.platform === 'win32',
	});
	if (status !== 0) throw new Error(`Lighthouse could not be installed: ${stderr}`);
};

export const loadLighthouse = async (): Promise<Lighthouse> => {
	if (!existsSync(entry)) install();
	const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse };
	return lighthouse;
};
