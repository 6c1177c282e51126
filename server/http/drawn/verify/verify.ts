import { type Html, html } from '#server/base/html.ts';
import type { DrawnPage } from '#server/http/drawn/page.ts';
import { clientText } from '#server/http/drawn/texts.ts';
import { readCode } from '#shared/certificates/code.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { pages, withText } from '#shared/pages/public.ts';
import { serverText } from '#shared/texts/server.ts';
import { codeForm } from './form.ts';

/** Page to enter a certificate code. */

/** A whole verification URL, pasted or scanned. */
const ADDRESS = /^https?:\/\/[^?#]*\/verify\/([^/?#]+)/i;

/** Much longer than a code; longer input is not one. */
const MAX_TYPED = 100;

const typedCode = (typed: string): string => {
	const text = (ADDRESS.exec(typed)?.[1] ?? typed).slice(0, MAX_TYPED);
	return readCode(text) ?? text;
};

const ABOUT = ['issued', 'current', 'file'] as const;

const drawForm = (locale: Locale, error: string | null): Html => html`
<div class="container">
<div>
<h1>${serverText(locale, 'verify.title')}</h1>
<p>${serverText(locale, 'verify.lead')}</p>
</div>
${codeForm(locale, { error })}
<section>
<h2>${serverText(locale, 'verify.aboutTitle')}</h2>
<ul>${ABOUT.map((each) => html`<li>${serverText(locale, `verify.about.${each}`)}</li>`)}</ul>
<p class="note">${clientText(locale, 'documents.certificate.private')}</p>
</section>
<section>
<h2>${serverText(locale, 'verify.scanTitle')}</h2>
<p>${serverText(locale, 'verify.scanText')}</p>
</section>
</div>`;

export const verifyPage: DrawnPage = {
	path: pages.verify,
	isIndexed: true,
	isInLanguageOfBrowser: false,
	draw: async ({ call: { locale }, query }) => {
		const typed = query.get('code')?.trim();
		if (typed) return { redirect: withText(pages.verification, typedCode(typed)) };
		const isEmpty = typed === '';
		return {
			...(isEmpty ? { status: 422 } : {}),
			title: serverText(locale, 'verify.title'),
			description: serverText(locale, 'verify.description'),
			main: drawForm(locale, isEmpty ? serverText(locale, 'verify.form.empty') : null),
		};
	},
};
