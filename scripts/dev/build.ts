import { ensureBundle, printBundle, voiceBundle } from '#scripts/setup/bundles.ts';

/**
 * Builds the page that prints and the page on which workers answer if their sources have changed, and sends whether one was
 * built. A process of its own: Vite builds for production only where no dev server has run.
 */

const say = (line: string): void => void process.stdout.write(`[build] ${line}\n`);

const built = [await ensureBundle(printBundle, say), await ensureBundle(voiceBundle, say)];
process.send?.(built.includes(true));
