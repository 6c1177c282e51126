import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { PdfDownload } from '#client/company/pdf-download.tsx';
import { phone } from '#client/ui/tokens.ts';
import type { ImprovementPlan } from '#shared/plans/schemas.ts';

const row = css`
	display: flex; flex-wrap: wrap; gap: 12px; justify-content: flex-end;
	/* Two beside each other, so that the list begins on the first screen. */
	${phone} { gap: 8px; width: 100%; & > * { flex: 1 1 40%; } & button { width: 100%; padding-inline: 8px; } }
	@media print { display: none; }
`;

/** The plan as PDF and as Excel. */
export const Downloads = ({ plan: { id } }: { plan: ImprovementPlan }) => {
	const { t } = useText();
	return (
		<div className={row}>
			<PdfDownload
				file={{ path: '/app/improvement_plans/:id/download', input: { id } }}
				label={t('company.plan.downloadExcel')}
			/>
			<PdfDownload
				file={{ path: '/app/improvement_plans/:id/pdf', input: { id } }}
				label={t('company.plan.downloadPdf')}
			/>
		</div>
	);
};
