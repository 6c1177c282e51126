import { AppError } from '#server/base/errors.ts';
import { type Html, html } from '#server/base/html.ts';
import type { Deps } from '#server/calls/deps.ts';
import { verifyCertificate } from '#server/certificates/verify.ts';
import { drawMissing } from '#server/http/drawn/missing.ts';
import type { Drawn, DrawnPage } from '#server/http/drawn/page.ts';
import { clientText } from '#server/http/drawn/texts.ts';
import type { CertificateIssuer } from '#shared/certificates/issuer.ts';
import type { Verification } from '#shared/certificates/verification.ts';
import { wordedDate, wordedInstant } from '#shared/dates.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { pages } from '#shared/pages/public.ts';
import { serverText } from '#shared/texts/server.ts';
import { fileCheck } from './file-check.ts';
import { codeForm } from './form.ts';
import { starsDrawn } from './stars.ts';

/** The result of a verification, validity first. */

const starsText = ({ stars }: Verification, locale: Locale): string =>
	stars === 0
		? clientText(locale, 'documents.certificate.gradeC')
		: clientText(locale, `documents.certificate.stars${stars as 1 | 2 | 3}`);

const MISSING = '---';

const verdict = (verification: Verification, locale: Locale): { title: string; text: string } => {
	const { state, stars, withdrawn_on: withdrawnOn, valid_until: validUntil } = verification;
	const date = wordedDate(withdrawnOn ?? validUntil, locale);
	const title = serverText(locale, `verify.verdicts.${state}.title`);
	return {
		title: stars === 0 ? serverText(locale, 'verify.noStar.title', { verdict: title }) : title,
		text: serverText(locale, `verify.verdicts.${state}.text`, { date }),
	};
};

/** Explains the missing star, since the certificate's grade C may differ from the report's grade. */
const noStarText = ({ score, max_score: max, grade }: Verification, locale: Locale): string => {
	if (score === null || grade === null) return serverText(locale, 'verify.noStar.unscored');
	return grade === 'C'
		? serverText(locale, 'verify.noStar.gradeC', { score, max })
		: serverText(locale, 'verify.noStar.scored', { score, max, grade });
};

const issuerText = ({ organization, signatory }: CertificateIssuer, locale: Locale): string =>
	signatory
		? clientText(locale, 'documents.certificate.issuedBy', {
				organization,
				signatory: clientText(locale, 'documents.certificate.signatory', signatory),
			})
		: organization;

const facts = (verification: Verification, locale: Locale): Html => {
	const {
		company_name,
		company_address,
		registration_number,
		score,
		max_score: max,
		reissued_on: reissuedOn,
		issuer,
	} = verification;
	const entries = [
		[serverText(locale, 'labels.companies.company_name'), company_name],
		[serverText(locale, 'labels.companies.company_address'), company_address],
		[serverText(locale, 'labels.companies.registration_number'), registration_number || MISSING],
		[
			serverText(locale, 'verify.certifiedAs'),
			html`${starsDrawn(verification.stars)}${starsText(verification, locale)}`,
		],
		[
			serverText(locale, 'labels.assessment.score'),
			score === null ? MISSING : serverText(locale, 'verify.points', { score, max }),
		],
		[serverText(locale, 'labels.certificates.issued_at'), wordedDate(verification.issued_at, locale)],
		...(reissuedOn
			? ([[serverText(locale, 'labels.certificates.reissued_on'), wordedDate(reissuedOn, locale)]] as const)
			: []),
		[serverText(locale, 'labels.certificates.expires_at'), wordedDate(verification.valid_until, locale)],
		...(issuer ? ([[serverText(locale, 'labels.certificates.issuer'), issuerText(issuer, locale)]] as const) : []),
		[serverText(locale, 'labels.certificates.code'), verification.code],
	] as const;
	return html`<dl class="facts">${entries.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`;
};

const drawFound = (verification: Verification, locale: Locale, { clock }: Deps, script: string): Drawn => {
	const { title, text } = verdict(verification, locale);
	return {
		title,
		description: text,
		script,
		main: html`
<div class="container">
<section class="verdict ${verification.state}${verification.stars === 0 ? ' no-star' : ''}">
<h1>${title}</h1>
<p>${text}</p>
${verification.stars === 0 ? html`<p>${noStarText(verification, locale)}</p>` : null}
<p class="moment">${serverText(locale, 'verify.asOf', { moment: wordedInstant(clock.now(), locale) })}</p>
</section>
<section class="panel">
<h2>${serverText(locale, 'verify.factsTitle')}</h2>
<p>${serverText(locale, 'verify.factsText')}</p>
${facts(verification, locale)}
<p class="note">${clientText(locale, 'documents.certificate.private')}</p>
</section>
${fileCheck(verification, locale)}
<p class="on-screen"><a href="${pages.verify}">${serverText(locale, 'verify.another')}</a></p>
</div>`,
	};
};

/** The same page for all unknown codes, but for what was typed: it stays in the field, to be corrected. */
const drawUnknown = (locale: Locale, typed: string): Drawn =>
	drawMissing(
		serverText(locale, 'verify.unknown.title'),
		serverText(locale, 'verify.unknown.text'),
		codeForm(locale, { typed }),
	);

export const verificationPage: DrawnPage = {
	path: pages.verification,
	isIndexed: false,
	isInLanguageOfBrowser: true,
	draw: async ({ deps, bundle, call, text }) => {
		try {
			return drawFound(await verifyCertificate(deps, text, call), call.locale, deps, bundle.checkScript);
		} catch (error) {
			if (error instanceof AppError && error.status === 404) return drawUnknown(call.locale, text);
			throw error;
		}
	},
};
