import { css } from 'goober';
import { useSearchParams } from 'wouter';
import { api } from '#client/api/client.ts';
import { useText } from '#client/app/locale.tsx';
import { useTitle } from '#client/app/title.ts';
import { DocumentScreen } from '#client/company/document-screen.tsx';
import { LoadedDocument } from '#client/company/loaded-document.tsx';
import { PdfDownload } from '#client/company/pdf-download.tsx';
import { Report, reportSections } from '#client/documents/report/report.tsx';
import { Container, Stack } from '#client/ui/layout.tsx';
import { color, narrow } from '#client/ui/tokens.ts';
import type { AssessmentResult } from '#shared/reports/schemas.ts';

const columns = css`
	display: grid; grid-template-columns: 240px minmax(0, 880px); gap: 32px; align-items: start;
	${narrow} { grid-template-columns: minmax(0, 1fr); }
`;
const contents = css`
	position: sticky; top: 16px; font-size: 14px; line-height: 1.5;
	& p { font-weight: 700; padding: 8px 12px; }
	& ol { list-style: none; margin: 0; padding: 0; border-inline-start: 2px solid ${color.grey300}; }
	& a { display: block; padding: 10px 12px; text-decoration: none; &, &:visited { color: ${color.grey800}; } &:hover { text-decoration: underline; } }
	${narrow} { display: none; }
`;

const Contents = ({ report }: { report: AssessmentResult }) => {
	const { t } = useText();
	return (
		<nav className={contents} aria-label={t('company.report.contents')}>
			<p>{t('company.report.contents')}</p>
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

/** The evaluation report of the first round; with `isFirstTime=false` in the query, of the re-assessment. */
export const Result = ({ id }: { id: number }) => {
	const { t } = useText();
	useTitle(t('company.report.title'));
	const [parameters] = useSearchParams();
	const input = { id, is_first_time: parameters.get('isFirstTime') !== 'false' };
	const query = api.app.reports.result.useQuery(input, { meta: { handlesFailure: true } });
	return (
		<LoadedDocument query={query}>
			{(report) => (
				<Container>
					<div className={columns}>
						<Contents report={report} />
						<Stack>
							<DocumentScreen
								action={
									<PdfDownload
										file={{ path: '/app/assessment_results/:id/pdf', input }}
										label={t('company.report.download')}
									/>
								}
							>
								<Report report={report} />
							</DocumentScreen>
						</Stack>
					</div>
				</Container>
			)}
		</LoadedDocument>
	);
};
