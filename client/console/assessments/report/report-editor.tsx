import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '#client/api/client.ts';
import { useText } from '#client/app/locale.tsx';
import { paths } from '#client/app/paths.ts';
import { ROUND_SCREENS } from '#client/console/assessments/checking/rounds.ts';
import { CompanyProfile } from '#client/console/assessments/company-profile.tsx';
import { changedOf, progressOf, subField, targetField } from '#client/console/assessments/notes/note-list.ts';
import { NoteRow } from '#client/console/assessments/notes/note-row.tsx';
import { NotesBar } from '#client/console/assessments/notes/notes-bar.tsx';
import { useNotes } from '#client/console/assessments/notes/use-notes.ts';
import { OutlinedSection, OutlineLayout } from '#client/console/assessments/outline.tsx';
import { hasSdg } from '#client/documents/report/has-sdg.ts';
import { ScoringCards } from '#client/documents/report/scoring.tsx';
import { SdgAchievement } from '#client/documents/report/sdg.tsx';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { Round } from '#shared/assessment/round.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { CheckResultDialog } from './check-result-dialog.tsx';
import {
	type EditedReport,
	isReportEditable,
	notesOf,
	reportCallsOf,
	savedTextOf,
	useFreshReport,
} from './report-notes.ts';
import { SdgNotes } from './sdg-notes.tsx';
import '#client/documents/texts.ts';

type EditorProps = { round: Round; report: EditedReport };

const useReportWork = ({ round, report }: EditorProps) => {
	const { id } = report;
	const calls = reportCallsOf(round);
	const utils = api.useUtils();
	const [, navigate] = useLocation();
	const fresh = useFreshReport(round, id);
	const save = calls.save.useMutation({ meta: { handlesFailure: true } });
	const confirm = calls.confirm.useMutation({ onSettled: () => utils.console.invalidate() });
	const notes = useMemo(() => notesOf(report), [report]);
	const work = useNotes({
		name: `report:${round}:${id}`,
		server: useMemo(() => savedTextOf(report), [report]),
		notes,
		save: async (changed, { version }) => {
			const { data } = await save.mutateAsync({
				id,
				sub_category_results: changedOf(changed, 'sub').map((note) => ({ id: note.id, evaluation_note: note.text })),
				sdg_target_results: changedOf(changed, 'target').map((note) => ({ id: note.id, evaluation_note: note.text })),
				version,
			});
			void utils.console.invalidate();
			return data;
		},
		reload: async () => savedTextOf(await fresh()),
		confirm: (version, reason) => confirm.mutateAsync({ id, version, reason }),
		onConfirmed: () => navigate(ROUND_SCREENS[round].list),
	});
	return { work, notes };
};

/** The editor of the evaluation report: all notes with their scores, and the results of the check in a dialog. */
export const ReportEditor = ({ round, report }: EditorProps) => {
	const { t } = useText();
	const { work, notes } = useReportWork({ round, report });
	const { edits } = work;
	const { read, set } = edits;
	const index = report.result_index;
	const categories = index.main_category_results;
	const isEditable = isReportEditable(round, report.status.id);
	const [checkAt, setCheckAt] = useState<number | null>(null);
	const isShown = report.status.id >= (round === 1 ? STATUS.evaluated : STATUS.reevaluated);
	const firstChecked = report.answer_categories[0]?.answer_sub_categories[0]?.id ?? null;
	/** The id of the sub-category at the same position of the answer sheet: both are in paper order. */
	const checkedAt = (category: number, sub: number): number | null =>
		report.answer_categories[category]?.answer_sub_categories[sub]?.id ?? null;
	const targets = hasSdg(index) ? index.sdg_goal_results.flatMap((goal) => goal.sdg_target_results) : [];
	const sections = [
		{ id: 'notes-company', title: t('console.profile.title') },
		...(hasSdg(index)
			? [
					{ id: 'notes-sdg', title: t('console.notes.sdg') },
					{
						id: 'notes-targets',
						title: t('console.notes.sdgDetails'),
						progress: progressOf(
							targets.map(({ id }) => targetField(id)),
							read,
						),
					},
				]
			: []),
		...categories.map((category) => ({
			id: `notes-${category.id}`,
			title: category.content,
			progress: progressOf(
				category.sub_category_results.map(({ id }) => subField(id)),
				read,
			),
		})),
	];
	return (
		<>
			{edits.isRestored && <RestoredBanner />}
			{!isEditable && <Banner tone="info" title={t('console.notes.reportReadOnly')} />}
			{isEditable && report.updated_at && <Banner tone="info" title={t('console.notes.reportConfirmed')} />}
			<OutlineLayout label={t('console.notes.outline')} sections={sections}>
				<OutlinedSection id="notes-company" title={t('console.profile.title')}>
					<CompanyProfile company={report.company} />
				</OutlinedSection>
				<ScoringCards score={index.score} maxScore={index.max_score} />
				{hasSdg(index) && (
					<>
						<OutlinedSection id="notes-sdg" title={t('console.notes.sdg')}>
							<SdgAchievement score={index.sdg_score ?? 0} goals={index.sdg_goal_results} />
						</OutlinedSection>
						<OutlinedSection id="notes-targets" title={t('console.notes.sdgDetails')}>
							<SdgNotes goals={index.sdg_goal_results} read={read} isEditable={isEditable} onChange={set} />
						</OutlinedSection>
					</>
				)}
				{categories.map((category, categoryAt) => (
					<OutlinedSection key={category.id} id={`notes-${category.id}`} title={category.content}>
						{category.sub_category_results.map((sub, subAt) => (
							<NoteRow
								key={sub.id}
								field={subField(sub.id)}
								title={sub.content}
								score={sub.score}
								noteLabel={t('labels.reports.evaluation_note')}
								value={read(subField(sub.id))}
								isEditable={isEditable}
								onChange={set}
								aside={
									<Button
										size="tiny"
										kind="text"
										label={t('console.notes.openCheckOf', { title: sub.content })}
										onClick={() => setCheckAt(checkedAt(categoryAt, subAt) ?? firstChecked)}
									>
										{t('console.notes.openCheck')}
									</Button>
								}
							/>
						))}
					</OutlinedSection>
				))}
			</OutlineLayout>
			<NotesBar
				work={work}
				notes={notes}
				isEditable={isEditable}
				decides={{ round, id: report.id }}
				words={{
					save: t('console.notes.saveDraft'),
					confirm: t('console.notes.confirmReport'),
					confirmTitle: t('console.notes.confirmReportTitle', { company: report.company.company_name }),
					confirmText: isShown ? t('console.notes.confirmReportAgain') : t('console.notes.confirmReportText'),
				}}
			>
				{isShown && (
					<ButtonLink kind="text" to={paths.console.result(report.id, round)} newTab>
						{t('console.notes.viewReport')}
					</ButtonLink>
				)}
				<Button kind="text" onClick={() => setCheckAt(firstChecked)}>
					{t('console.notes.viewCheck')}
				</Button>
			</NotesBar>
			{checkAt !== null && (
				<CheckResultDialog
					round={round}
					categories={report.answer_categories}
					startAt={checkAt}
					onClose={() => setCheckAt(null)}
				/>
			)}
		</>
	);
};
