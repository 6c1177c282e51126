import { css } from 'goober';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { gradeText } from '#client/documents/grade-text.ts';
import { freeGradeOf } from '#shared/assessment/grade.ts';
import type { FreeCertificate as FreeCertificateWire } from '#shared/free-assessment/certificate.ts';
import '#client/documents/texts.ts';
import { CertificateFrame, mm, nameSize } from './frame.tsx';

/** The certificate only shows the total; the result screen has the scores by category. */
export type FreeCertificateData = Omit<FreeCertificateWire, 'categories'>;

const title = css`&&:lang(en) { font-size: ${mm(10.5)}; letter-spacing: 0.03em; }`;
const statement = css`text-wrap: balance; word-break: auto-phrase; max-width: ${mm(130)};`;

const name = css`line-height: 1.45; max-width: 100%; text-wrap: balance;`;
const subtitle = css`font-size: ${mm(4.6)}; letter-spacing: 0.06em; margin-top: ${mm(-4)};`;
const person = css`font-size: ${mm(6)}; margin-top: ${mm(-5)};`;
const grade = css`
	display: grid; justify-items: center; gap: ${mm(2)}; margin-block: auto;
	& .letter { font-size: ${mm(26)}; line-height: 1; }
	& .words { font-size: ${mm(5.6)}; font-weight: 700; }
`;
const note = css`font-size: ${mm(3.4)}; line-height: 1.6; text-wrap: balance;`;

/** Certificate of a free self-assessment. Its note says that it is not a third-party evaluation. */
export const FreeCertificate = ({ certificate }: { certificate: FreeCertificateData }) => {
	const { t, locale } = useText();
	const letter = freeGradeOf(certificate.score);
	return (
		<CertificateFrame>
			<h1 className={title}>{t('documents.freeCertificate.title')}</h1>
			<p className={subtitle}>{t('documents.freeCertificate.subtitle')}</p>
			<p className={`serif ${name}`} style={{ fontSize: nameSize(certificate.company_name) }}>
				{certificate.company_name}
			</p>
			<p className={`serif ${person}`}>{t('documents.freeCertificate.honorific', { name: certificate.client_name })}</p>
			<p className={statement}>{t('documents.freeCertificate.statement')}</p>
			<div className={grade}>
				<span className="serif letter">{letter}</span>
				<span className="words">{gradeText(letter, t)}</span>
			</div>
			<dl>
				<dt>{t('documents.freeCertificate.score')}</dt>
				<dd>{t('documents.freeCertificate.points', { score: certificate.score })}</dd>
				<dt>{t('documents.freeCertificate.completedOn')}</dt>
				<dd>{formatDate(certificate.issued_at, locale)}</dd>
			</dl>
			<p className="serif issuer">{t('documents.product')}</p>
			<p className={note}>{t('documents.freeCertificate.note')}</p>
		</CertificateFrame>
	);
};
