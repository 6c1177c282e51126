import { type Html, html } from '#server/base/html.ts';
import type { Verification } from '#shared/certificates/verification.ts';
import { wordedDate } from '#shared/dates.ts';
import { LOCALES, type Locale } from '#shared/i18n/translate.ts';
import { serverText } from '#shared/texts/server.ts';

/** Compares a chosen file with the issued ones; `client/check-file.ts` does so in the browser. */

const field = ({ files, state }: Verification, locale: Locale): Html => {
	const same = serverText(locale, state === 'valid' ? 'verify.check.same' : 'verify.check.sameNotValid');
	const attributes = html` data-hashes="${files.map(({ sha256 }) => sha256).join(' ')}" data-same="${same}"
data-other="${serverText(locale, 'verify.check.other')}" data-busy="${serverText(locale, 'verify.check.busy')}"
data-unreadable="${serverText(locale, 'verify.check.unreadable')}" data-insecure="${serverText(locale, 'verify.check.insecure')}"`;
	return html`
<div id="check"${attributes}>
<p class="without">${serverText(locale, 'verify.check.without')}</p>
<div class="form" hidden>
<label for="file">${serverText(locale, 'verify.check.pick')}</label>
<p class="help" id="file-help">${serverText(locale, 'verify.check.drop')}</p>
<div class="picker">
<input class="file" id="file" type="file" accept="application/pdf,.pdf" aria-describedby="file-help">
<span class="pick" aria-hidden="true">${serverText(locale, 'verify.check.choose')}</span>
<span class="name" aria-hidden="true">${serverText(locale, 'verify.check.nothing')}</span>
</div>
</div>
<p class="result" role="status"></p>
</div>`;
};

export const fileCheck = (verification: Verification, locale: Locale): Html => {
	const { files, coded_on: codedOn } = verification;
	const before = codedOn && serverText(locale, 'verify.check.before', { date: wordedDate(codedOn, locale) });
	const isPrinted = files.length === LOCALES.length;
	return html`
<section class="panel on-screen">
<h2>${serverText(locale, 'verify.check.title')}</h2>
<p>${serverText(locale, 'verify.check.text')}</p>
${before && html`<p>${before}</p>`}
${isPrinted ? field(verification, locale) : html`<p>${serverText(locale, 'verify.check.notPrinted')}</p>`}
</section>`;
};
