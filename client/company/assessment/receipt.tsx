import { useEffect, useRef } from 'react';
import { companyPaths } from '#client/base/company-paths.ts';
import { formatDateTime, formatNumber, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Facts, Panel, Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { AssessmentOverview } from '#shared/answering/schemas.ts';

type ReceiptProps = { assessment: AssessmentOverview };

/** The receipt of a submission: number, time, person, and what was submitted. */
export const Receipt = ({ assessment }: ReceiptProps) => {
	const { t, locale } = useText();
	const {
		receipt_number: receiptNumber,
		submitted_at,
		submitted_by,
		answer_counts,
		company_document_files: files,
	} = assessment;
	const [first] = assessment.categories;
	const { yes, no, not_applicable } = answer_counts;
	return (
		<>
			<Facts
				entries={[
					[t('company.receipt.number'), receiptNumber ?? MISSING],
					[t('labels.assessment.submitted_at'), formatDateTime(submitted_at, locale)],
					[t('labels.assessment.submitted_by'), submitted_by?.name ?? MISSING],
					[
						t('labels.assessment.answer_contents'),
						t('company.receipt.answerCounts', {
							yes: formatNumber(yes),
							no: formatNumber(no),
							notApplicable: formatNumber(not_applicable),
						}),
					],
					[t('company.review.files'), t('company.review.documents', { count: files.length })],
				]}
			/>
			{first && (
				<div>
					<ButtonLink to={companyPaths.category(first.id)}>{t('company.receipt.read')}</ButtonLink>
				</div>
			)}
		</>
	);
};

/** The receipt of a submission made just now on this screen: it says so and takes the focus. */
export const NewReceipt = ({ assessment }: ReceiptProps) => {
	const { t } = useText();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<Panel label={t('company.receipt.heading')}>
			<Stack>
				<h2 ref={heading} tabIndex={-1}>
					{t('company.receipt.heading')}
				</h2>
				<Banner tone="success" title={t('company.receipt.received')}>
					<p>{t('company.receipt.next')}</p>
				</Banner>
				<Receipt assessment={assessment} />
			</Stack>
		</Panel>
	);
};
