import { type Html, html } from '#server/base/html.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { pages } from '#shared/pages/public.ts';
import { serverText } from '#shared/texts/server.ts';

/** Form for a certificate code: a GET, so that it needs no script. */
export const codeForm = (locale: Locale, error: string | null = null): Html => {
	const described = error ? 'code-error code-help' : 'code-help';
	return html`
<form class="panel form" action="${pages.verify}" method="get">
<label for="code">${serverText(locale, 'labels.certificates.code')}</label>
<p class="help" id="code-help">${serverText(locale, 'verify.form.help')}</p>
<input class="control code" id="code" name="code" type="text" required autocomplete="off" autocapitalize="characters" spellcheck="false" aria-describedby="${described}"${
		error && html` aria-invalid="true"`
	}>
${error && html`<p class="error" id="code-error" role="alert">${error}</p>`}
<p><button class="button" type="submit">${serverText(locale, 'verify.form.submit')}</button></p>
</form>`;
};
