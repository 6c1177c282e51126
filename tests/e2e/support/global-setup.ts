import { clientBundle, ensureBundle, prerenderBundle, voiceBundle } from '#scripts/setup/bundles.ts';
import { setup } from '#tests/support/global-setup.ts';

/** One PostgreSQL and one build per run; every Playwright worker boots the product on its own database. */
const prepare = async (): Promise<() => Promise<void>> => {
	await ensureBundle(clientBundle);
	await ensureBundle(prerenderBundle);
	await ensureBundle(voiceBundle);
	return setup();
};

// biome-ignore lint/style/noDefaultExport: Playwright takes a global setup this way
export default prepare;
