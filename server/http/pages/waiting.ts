import { Html, html } from '#server/base/html.ts';
import { brandMark } from '#server/http/drawn/brand-mark.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { serverText } from '#shared/texts/server.ts';

/**
 * What the empty page shows until its screen comes, which takes seconds on a slow connection: a bar and a skeleton like
 * those of the screens, without a script. After ten seconds it says so, and offers to load the page again.
 */

/** Without `:has()` or without scripts the page stays empty. Every screen has a heading or a `main` for its content. */
const STYLES = `
#waiting { display: none; }
@media (scripting: enabled) { #root:not(:has(main, h1)) ~ #waiting { display: block; } }
#waiting { position: fixed; inset: 0; background: #f7f7f7; color: #1a1a1a; font: 16px/1.7 system-ui, sans-serif; }
#waiting .bar { display: flex; align-items: center; height: 64px; padding: 0 32px; background: #ffffff; border-bottom: 1px solid #cccccc; }
#waiting .parts { display: grid; gap: 12px; max-width: 1184px; margin: 0 auto; padding: 32px; }
#waiting .part { height: 24px; border-radius: 4px; background: #e6e6e6; }
#waiting .part:first-child { height: 40px; width: 70%; }
#waiting .part:last-child { height: 200px; }
#waiting p { margin: 0; padding: 0 32px; text-align: center; visibility: hidden; animation: waiting-late 0s 10s forwards; }
#waiting a { color: #0017c1; white-space: nowrap; }
@keyframes waiting-late { to { visibility: visible; } }
@media (max-width: 767px) { #waiting .bar { height: 56px; padding: 0 16px; } #waiting .parts { padding: 24px 16px; } }
`;

export const waitingPage = (locale: Locale): string =>
	html`<style>${new Html(STYLES)}</style>
<div id="waiting">
<div class="bar" aria-hidden="true">${brandMark(28)}</div>
<div class="parts" aria-hidden="true"><div class="part"></div><div class="part"></div><div class="part"></div><div class="part"></div></div>
<p role="status">${serverText(locale, 'drawn.slow')} <a href="">${serverText(locale, 'drawn.reload')}</a></p>
</div>`.text;
