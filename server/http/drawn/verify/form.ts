import { type Html, html } from '#server/base/html.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { pages } from '#shared/pages/public.ts';
import { serverText } from '#shared/texts/server.ts';

/** What a mistyped code looks like. Anything else is not repeated, so that nobody puts a sentence on our page by a link. */
const LIKE_A_CODE = /^[\da-z\s-]{1,40}$/i;

const keptCode = (typed: string): string => {
	const text = typed.normalize('NFKC').trim();
	return LIKE_A_CODE.test(text) ? text : '';
};

type FormState = {
	error?: string | null;
	/** A code that was not found, to be corrected. */
	typed?: string;
};

/** Form for a certificate code: a GET, so that it needs no script. */
export const codeForm = (locale: Locale, { error = null, typed = '' }: FormState = {}): Html => {
	const described = error ? 'code-error code-help' : 'code-help';
	return html`
<form class="panel form" action="${pages.verify}" method="get">
<label for="code">${serverText(locale, 'labels.certificates.code')}</label>
<p class="help" id="code-help">${serverText(locale, 'verify.form.help')}</p>
<input class="control code" id="code" name="code" type="text" value="${keptCode(typed)}" required autocomplete="off" autocapitalize="characters" spellcheck="false" aria-describedby="${described}"${
		error && html` aria-invalid="true"`
	}>
${error && html`<p class="error" id="code-error" role="alert">${error}</p>`}
<p><button class="button" type="submit">${serverText(locale, 'verify.form.submit')}</button></p>
</form>`;
};
