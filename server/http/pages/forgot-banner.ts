import { type Html, html } from '#server/base/html.ts';
import { LOCALES, type Locale } from '#shared/i18n/translate.ts';
import { companyPages } from '#shared/pages/company.ts';
import { pages } from '#shared/pages/public.ts';
import { serverText } from '#shared/texts/server.ts';

/**
 * The banner of the home page to which the company login's link for a forgotten password leads (`/#forgot`). It is shown
 * by its fragment alone, and costs the page no script.
 */

/**
 * Shown below the site's header, on the edges of the page: the header is in `#root`, which gives its parts to the body's
 * column for that. The act looks like a button of the product. It stands behind `#root` in the document, since the first
 * link of a page is the one to its content. The fragment is an empty place at the top: the browser scrolls to where a target is
 * before the column has its order, which for the banner is the foot of the page. `boot.ts` gives it the focus.
 */
export const FORGOT_STYLES = `
#forgot-banner { display: none; }
#forgot:target ~ #forgot-banner { display: block; order: 1; background: #ffffff; border-bottom: 4px solid #0017c1; color: #1a1a1a; }
body:has(> #forgot:target) { display: flex; flex-direction: column; }
body:has(> #forgot:target) > #root { display: contents; }
body:has(> #forgot:target) > #root > :is(main, footer), body:has(> #forgot:target) > noscript { order: 2; }
${LOCALES.map((locale) => `:root:not(:lang(${locale})) > body > #forgot-banner > :lang(${locale})`).join()} { display: none; }
#forgot-banner > section { max-width: 1184px; margin: 0 auto; padding: 24px 32px; }
#forgot-banner p { margin: 0 0 8px; }
#forgot-banner .acts { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px; margin: 16px 0 0; }
#forgot-banner a { display: inline-flex; align-items: center; min-height: 44px; }
#forgot-banner a.act, #forgot-banner a.act:visited { min-height: 48px; padding: 8px 16px; border-radius: 8px; background: #0017c1; color: #ffffff; font-weight: 700; text-decoration: none; }
#forgot-banner a.act:hover { background: #00118f; text-decoration: underline; }
@media (max-width: 767px) { #forgot-banner > section { padding: 16px; } }
`;

const inLanguage = (locale: Locale): Html =>
	html`<section lang="${locale}" tabindex="-1" aria-label="${serverText(locale, 'accounts.forgotTitle')}">
<p><strong>${serverText(locale, 'accounts.forgotTitle')}</strong></p>
<p>${serverText(locale, 'accounts.forgotText')}</p>
<p class="acts"><a class="act" href="${companyPages.forgotPassword}">${serverText(locale, 'accounts.forgotAction')}</a><a href="${pages.login.company}">${serverText(locale, 'accounts.forgotBack')}</a></p>
</section>`;

/** Where the fragment leads: at the top of the page. */
export const FORGOT_PLACE = html`<div id="forgot"></div>`.text;

/** In every language: the page's own is shown, also after the visitor has changed it. */
export const FORGOT_BANNER = html`<div id="forgot-banner">${LOCALES.map(inLanguage)}</div>`.text;
