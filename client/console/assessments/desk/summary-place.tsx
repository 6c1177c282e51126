import { css } from 'goober';
import { Link } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { CompanyProfile } from '#client/console/assessments/company-profile.tsx';
import { Documents } from '#client/console/assessments/documents.tsx';
import { Scoring } from '#client/documents/report/scoring.tsx';
import { SdgAchievement } from '#client/documents/report/sdg.tsx';
import { OwnFolded } from '#client/ui/folded.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { ScoreBar } from '#client/ui/progress.tsx';
import { color } from '#client/ui/tokens.ts';
import { placeHead, widePane } from './layout.ts';
import { subPlace } from './places.ts';
import type { Desk } from './use-desk.ts';

const table = css`
	width: 100%; border-collapse: collapse; font-size: 14px; line-height: 1.5;
	& th, & td { padding: 6px 8px; text-align: start; border-bottom: 1px solid ${color.grey200}; }
	& th[scope='rowgroup'] { padding-top: 16px; border-bottom-color: ${color.grey500}; }
	& td:last-child { width: 42%; }
`;

/** An overview before writing about the parts of the result: the company, score, categories, SDGs and documents. */
export const SummaryPlace = ({ desk, onGo }: { desk: Desk; onGo: (place: string) => void }) => {
	const { t } = useText();
	const { report, categories, goals } = desk;
	const { score, max_score, sdg_score } = report.result_index;
	return (
		<div className={widePane}>
			<div className={placeHead}>
				<h2 tabIndex={-1}>{t('console.desk.summary')}</h2>
				<p>{t('console.desk.summaryText')}</p>
			</div>
			<Panel>
				<Stack>
					<h3>{t('console.profile.title')}</h3>
					<CompanyProfile company={report.company} isDense />
				</Stack>
			</Panel>
			<Scoring score={score} maxScore={max_score} />
			<Panel>
				<table className={table}>
					<caption className="visually-hidden">{t('console.desk.scores')}</caption>
					{categories.map(({ id, content, subs }) => (
						<tbody key={id}>
							<tr>
								<th scope="rowgroup" colSpan={2}>
									{content}
								</th>
							</tr>
							{subs.map((sub) => (
								<tr key={sub.id}>
									<td>
										<Link to={`?at=${subPlace(sub.id)}`} replace onClick={() => onGo(subPlace(sub.id))}>
											{sub.content}
										</Link>
									</td>
									<td>
										<ScoreBar score={sub.score} label={t('console.notes.scoreOf', { title: sub.content })} />
									</td>
								</tr>
							))}
						</tbody>
					))}
				</table>
			</Panel>
			{goals.length > 0 && (
				<Panel>
					<Stack>
						<h3>{t('console.notes.sdg')}</h3>
						<SdgAchievement score={sdg_score ?? 0} goals={goals} />
					</Stack>
				</Panel>
			)}
			<Panel>
				<OwnFolded
					title={t('console.checking.files')}
					aside={t('console.desk.fileCount', { count: report.company_document_files.length })}
				>
					<Documents files={report.company_document_files} onFile={desk.showFile} />
				</OwnFolded>
			</Panel>
		</div>
	);
};
