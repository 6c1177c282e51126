import { html } from '#server/base/html.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { companyPages } from '#shared/pages/company.ts';
import { pages } from '#shared/pages/public.ts';
import { serverText } from '#shared/texts/server.ts';

/**
 * The banner of the home page to which the company login's link for a forgotten password leads (`/#forgot`). It is shown
 * by its fragment alone, and costs the page no script.
 */

export const FORGOT_STYLES = `
#forgot { display: none; }
#forgot:target { display: block; padding: 24px 32px; background: #ffffff; border-bottom: 4px solid #0017c1; color: #1a1a1a; }
#forgot > div { max-width: 1120px; margin: 0 auto; }
#forgot p { margin: 0 0 8px; }
#forgot a { display: inline-block; padding: 8px 0; margin-inline-end: 24px; }
`;

export const forgotBanner = (locale: Locale): string =>
	html`<section id="forgot" aria-label="${serverText(locale, 'accounts.forgotTitle')}"><div>
<p><strong>${serverText(locale, 'accounts.forgotTitle')}</strong></p>
<p>${serverText(locale, 'accounts.forgotText')}</p>
<p><a href="${companyPages.forgotPassword}">${serverText(locale, 'accounts.forgotAction')}</a><a href="${pages.login.company}">${serverText(locale, 'accounts.forgotBack')}</a></p>
</div></section>`.text;
