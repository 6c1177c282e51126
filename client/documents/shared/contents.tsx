import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { reportSections } from '#client/documents/report/report.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { ReportContent } from '#shared/reports/schemas.ts';

const look = css`
	margin-bottom: 24px; padding: 16px 24px; border: 1px solid ${color.grey200}; border-radius: 8px; background: ${color.white}; line-height: 1.5;
	& p { font-weight: 700; }
	& ol { columns: 2; column-gap: 32px; margin: 8px 0 0; padding: 0; list-style: none; }
	& li { break-inside: avoid; }
	& a { display: inline-flex; align-items: center; min-height: 44px; }
	${phone} { padding: 12px 16px; & ol { columns: 1; } }
	@media print { display: none; }
`;

/** The contents of a shared report: plain links, since the page has no script. */
export const SharedContents = ({ report }: { report: ReportContent }) => {
	const { t } = useText();
	const title = t('documents.report.contents');
	return (
		<nav className={look} aria-label={title}>
			<p>{title}</p>
			<ol>
				{reportSections(report).map(({ id, key }) => (
					<li key={id}>
						<a href={`#${id}`}>{t(key)}</a>
					</li>
				))}
			</ol>
		</nav>
	);
};
