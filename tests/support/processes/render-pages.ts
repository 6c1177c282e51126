import { readConfig } from '#server/base/config.ts';
import { loadBundle } from '#server/http/pages/bundle.ts';
import { retentionOf } from '#server/operator/retention.ts';
import { LOCALES } from '#shared/i18n/translate.ts';
import { PUBLIC_PAGES } from '#shared/public-pages.ts';
import { changesBetween, readProcessState } from '#tests/support/processes/process-state.ts';

/** A process that renders all public pages, and prints which process-wide state they changed. */

const KNOWN = { operator: null, retention: retentionOf(readConfig({})), certified: [] };

// Node creates its HTTP client on first use.
await new Response('').text();
const before = readProcessState();
const bundle = await loadBundle();
if (!bundle) throw new Error('the pages are not built');
for (const [name] of PUBLIC_PAGES) {
	for (const locale of LOCALES) await bundle.renderPage({ name, locale, search: '', known: KNOWN });
}
process.stdout.write(JSON.stringify(changesBetween(before, readProcessState())));
