import { css } from 'goober';
import { formatDate, MISSING, MISSING_CODE } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { issuerWords } from '#client/documents/certificate/issuer-words.ts';
import { levelText } from '#client/documents/certificate/level-text.ts';
import { Facts, Stack } from '#client/ui/layout.tsx';
import { gradeOf, starsOf } from '#shared/assessment/grade.ts';
import type { ToBePrinted } from '#shared/certificates/schemas.ts';

const list = css`margin: 0; padding-inline-start: 20px; overflow-wrap: anywhere;`;

type Printed = Omit<ToBePrinted, 'changes'>;

/**
 * Changes of the printed company data since the assessment began, with their authors, so that whoever issues the
 * certificate checks them.
 */
const NamedChanges = ({ changes }: Pick<ToBePrinted, 'changes'>) => {
	const { t, locale } = useText();
	if (changes.length === 0) return <p>{t('console.certification.notChanged')}</p>;
	return (
		<>
			<p>{t('console.certification.changed')}</p>
			<ul className={list}>
				{changes.map(({ field, from, to, at, by, is_by_company: isByCompany }) => (
					<li key={`${field} ${at}`}>
						{t(isByCompany ? 'console.certification.changedByCompany' : 'console.certification.changedByStaff', {
							field: t(`labels.companies.${field}`),
							from,
							to,
							date: formatDate(at, locale),
							name: by ?? MISSING,
						})}
					</li>
				))}
			</ul>
		</>
	);
};

export const useScore = (): ((printed: Printed) => string) => {
	const { t } = useText();
	return ({ score, max_score: max }) =>
		score === null ? MISSING : t('console.certification.graded', { score, max, grade: gradeOf(score, max) ?? MISSING });
};

type PrintedContentsProps = {
	printed: ToBePrinted;
	issuedOn: string;
	reissuedOn?: string;
	validUntil: string;
};

/** Everything that a certificate will print, shown before it is issued. */
export const PrintedContents = ({ printed, issuedOn, reissuedOn, validUntil }: PrintedContentsProps) => {
	const { t, locale } = useText();
	const scoreOf = useScore();
	const reissued = reissuedOn ? [[t('labels.certificates.reissued_on'), formatDate(reissuedOn, locale)] as const] : [];
	return (
		<Stack gap="small">
			<h3>{t('console.certification.toBePrinted')}</h3>
			<Facts
				entries={[
					[t('labels.companies.company_name'), printed.company_name],
					[t('labels.companies.company_address'), printed.company_address],
					[t('labels.companies.registration_number'), printed.registration_number || MISSING_CODE],
					[t('labels.certificates.stars'), levelText(starsOf(printed.score, printed.max_score), t)],
					[t('labels.assessment.score'), scoreOf(printed)],
					[t('labels.certificates.issued_at'), formatDate(issuedOn, locale)],
					...reissued,
					[t('labels.certificates.valid_until'), formatDate(validUntil, locale)],
					[t('labels.certificates.issuer'), printed.issuer ? issuerWords(printed.issuer, t) : t('documents.product')],
				]}
			/>
			<NamedChanges changes={printed.changes} />
		</Stack>
	);
};
