import { css } from 'goober';
import { formatDate, MISSING_CODE } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Stars } from '#client/documents/stars.tsx';
import { starsOf } from '#shared/assessment/grade.ts';
import type { PrintedCertificate } from '#shared/certificates/schemas.ts';
import '#client/documents/texts.ts';
import { CertificateFrame, mm, nameSize } from './frame.tsx';
import { IssuerBlock } from './issuer.tsx';
import { PaperVerification } from './verification.tsx';

const grade = css`width: 100%; margin-block: auto; display: grid; justify-items: center; gap: ${mm(6)};`;
const words = css`font-size: ${mm(11)}; line-height: 1.3; letter-spacing: 0.12em; text-indent: 0.12em;`;
const note = css`font-size: ${mm(3.4)}; line-height: 1.6;`;
const LONG_ADDRESS = 80;
const LONG_NAME = 100;
const TWO_LINES = 40;

/** Tighter spacing, for pages with verification or a long name or address. The remaining space is around the stars. */
const dense = css`&& { padding: ${mm(13)} ${mm(12)} ${mm(10)}; gap: ${mm(5)}; } & dl { line-height: 1.6; }`;
/** For pages with verification, issuer and a name of two lines or more. */
const denser = css`&& { gap: ${mm(3.5)}; } & .grade { gap: ${mm(3)}; & svg { width: 11%; } }`;
/** The tightest spacing, for pages with both verification and a long name or address: no space remains. */
const full = css`
	&& { gap: ${mm(2)}; }
	& h1 { font-size: ${mm(11)}; }
	& .foot { font-size: ${mm(4)}; }
	& dl { line-height: 1.4; row-gap: ${mm(0.5)}; }
	& .issued { line-height: 1.35; & svg, & img { width: ${mm(20)}; height: ${mm(20)}; } }
	& .statement { max-width: none; line-height: 1.5; }
	& .grade { gap: ${mm(1)}; & svg { width: 8%; } & p { font-size: ${mm(7)}; } }
`;

/** The certificate with its stars; without a star it shows the grade C. */
export const Certificate = ({ certificate }: { certificate: PrintedCertificate }) => {
	const { t, locale } = useText();
	const stars = starsOf(certificate.score, certificate.max_score);
	const { company_name: company, company_address: address, code, verify_url: verifyUrl } = certificate;
	const { reissued_on: reissuedOn, issuer } = certificate;
	const isLong = company.length > LONG_NAME || address.length > LONG_ADDRESS;
	const isDenser = verifyUrl && issuer && company.length > TWO_LINES;
	const density = `${verifyUrl || isLong ? dense : ''} ${verifyUrl && isLong ? full : isDenser ? denser : ''}`;
	return (
		<CertificateFrame content={density}>
			<h1>{t('documents.certificate.title')}</h1>
			<p className="serif name" style={{ fontSize: nameSize(company) }}>
				{t('documents.certificate.honorific', { company })}
			</p>
			<p className="statement">{t('documents.certificate.statement')}</p>
			<div className={`grade ${grade}`}>
				{stars !== 0 && <Stars count={stars} />}
				<p className={`serif ${words}`}>
					{stars === 0 ? t('documents.certificate.gradeC') : t(`documents.certificate.stars${stars}`)}
				</p>
			</div>
			<div className="foot">
				<dl>
					<dt>{t('labels.companies.registration_number')}</dt>
					<dd>{certificate.registration_number || MISSING_CODE}</dd>
					<dt>{t('labels.companies.company_address')}</dt>
					<dd style={address.length > LONG_ADDRESS ? { fontSize: mm(3.2), lineHeight: 1.6 } : {}}>{address}</dd>
					{!issuer && (
						<>
							<dt>{t('labels.certificates.issue_date')}</dt>
							<dd>{formatDate(certificate.issued_at, locale)}</dd>
						</>
					)}
					{reissuedOn && (
						<>
							<dt>{t('labels.certificates.reissued_on')}</dt>
							<dd>{formatDate(reissuedOn, locale)}</dd>
						</>
					)}
					<dt>{t('labels.certificates.valid_until')}</dt>
					<dd>{formatDate(certificate.valid_until, locale)}</dd>
					{code && !verifyUrl && (
						<>
							<dt>{t('labels.certificates.code')}</dt>
							<dd>{code}</dd>
						</>
					)}
				</dl>
				{issuer && <IssuerBlock certificate={{ ...certificate, issuer }} />}
				{code && verifyUrl && <PaperVerification code={code} address={verifyUrl} />}
				<div>
					{!issuer && <p className="serif issuer">{t('documents.product')}</p>}
					<p className={note}>{t('documents.certificate.private')}</p>
				</div>
			</div>
		</CertificateFrame>
	);
};
