import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { api, type Outputs } from '#client/api/client.ts';
import { useText } from '#client/app/locale.tsx';
import { paths } from '#client/app/paths.ts';
import { changedOf, progressOf, subField } from '#client/console/assessments/notes/note-list.ts';
import { NoteRow } from '#client/console/assessments/notes/note-row.tsx';
import { NotesBar } from '#client/console/assessments/notes/notes-bar.tsx';
import { useNotes } from '#client/console/assessments/notes/use-notes.ts';
import { OutlinedSection, OutlineLayout } from '#client/console/assessments/outline.tsx';
import { StatusBadge } from '#client/console/assessments/status-badge.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import type { SavedText } from '#client/editing/state.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Banner } from '#client/ui/states.tsx';
import { canCall, STATUS, type StatusId } from '#shared/assessment/status.ts';
import { WaiveProposal } from './waive-proposal.tsx';
import { WaivedBanner } from './waived-banner.tsx';

type EditedProposal = Outputs['console']['proposals']['get']['data'];

/** Categories without sub-categories have no proposals. */
const shownCategories = ({ main_category_results }: EditedProposal) =>
	main_category_results.filter((category) => category.sub_category_results.length > 0);

const subsOf = (proposal: EditedProposal) =>
	shownCategories(proposal).flatMap((category) => category.sub_category_results);

const savedTextOf = (proposal: EditedProposal): SavedText => ({
	version: proposal.version,
	saved_at: proposal.saved_at,
	saved_by: proposal.saved_by,
	values: Object.fromEntries(subsOf(proposal).map(({ id, proposal_note }) => [subField(id), proposal_note ?? ''])),
});

const useProposalWork = (proposal: EditedProposal) => {
	const { id } = proposal;
	const utils = api.useUtils();
	const [, navigate] = useLocation();
	const save = api.console.proposals.save.useMutation({ meta: { handlesFailure: true } });
	const submit = api.console.proposals.submit.useMutation({ onSettled: () => utils.console.invalidate() });
	const notes = useMemo(
		() => subsOf(proposal).map((sub) => ({ field: subField(sub.id), title: sub.content })),
		[proposal],
	);
	const work = useNotes({
		name: `proposal:${id}`,
		server: useMemo(() => savedTextOf(proposal), [proposal]),
		notes,
		save: async (changed, { version }) => {
			const { data } = await save.mutateAsync({
				id,
				sub_category_results: changedOf(changed, 'sub').map((note) => ({
					id: note.id,
					proposal_note: note.text === '' ? null : note.text,
				})),
				version,
			});
			void utils.console.invalidate();
			return data;
		},
		reload: async () => {
			const answer = await utils.client.console.proposals.get.query({ id });
			utils.console.proposals.get.setData({ id }, answer);
			return savedTextOf(answer.data);
		},
		confirm: (version) => submit.mutateAsync({ id, version }),
		onConfirmed: () => navigate(paths.console.checks),
	});
	return { work, notes };
};

const ProposalEditor = ({ proposal }: { proposal: EditedProposal }) => {
	const { t } = useText();
	const { work, notes } = useProposalWork(proposal);
	const { edits } = work;
	const categories = shownCategories(proposal);
	const isEditable = canCall('proposal', proposal.status.id as StatusId);
	const isSubmitted = proposal.status.id >= STATUS.proposed;
	return (
		<>
			{edits.isRestored && <RestoredBanner />}
			{proposal.waiver && <WaivedBanner waiver={proposal.waiver} />}
			{!isEditable && <Banner tone="info" title={t('console.notes.proposalReadOnly')} />}
			{isEditable && isSubmitted && <Banner tone="info" title={t('console.notes.proposalSubmitted')} />}
			<OutlineLayout
				label={t('console.notes.outline')}
				sections={categories.map((category) => ({
					id: `notes-${category.id}`,
					title: category.content,
					progress: progressOf(
						category.sub_category_results.map(({ id }) => subField(id)),
						edits.read,
					),
				}))}
			>
				{categories.map((category) => (
					<OutlinedSection key={category.id} id={`notes-${category.id}`} title={category.content}>
						{category.sub_category_results.map((sub) => (
							<NoteRow
								key={sub.id}
								field={subField(sub.id)}
								title={sub.content}
								score={sub.score}
								noteLabel={t('labels.proposals.proposal_note')}
								value={edits.read(subField(sub.id))}
								isEditable={isEditable}
								onChange={edits.set}
							/>
						))}
					</OutlinedSection>
				))}
			</OutlineLayout>
			<NotesBar
				work={work}
				notes={notes}
				isEditable={isEditable}
				words={{
					save: t('console.notes.saveProposal'),
					confirm: t('console.notes.submitProposal'),
					confirmTitle: t('console.notes.submitTitle', { company: proposal.company_name }),
					confirmText: isSubmitted ? t('console.notes.submitAgain') : t('console.notes.submitText'),
				}}
			>
				<ButtonLink kind="text" to={paths.console.result(proposal.id, 1)} newTab>
					{t('console.notes.viewReport')}
				</ButtonLink>
			</NotesBar>
		</>
	);
};

/** The screen that edits the improvement proposal. */
export const ProposalScreen = ({ id }: { id: number }) => {
	const { t } = useText();
	const query = api.console.proposals.get.useQuery({ id });
	const proposal = query.data?.data;
	return (
		<Page
			title={t('console.notes.proposalTitle')}
			aside={proposal && <StatusBadge status={proposal.status} />}
			actions={
				proposal?.status.id === STATUS.evaluated &&
				!proposal.has_improvement_proposal && (
					<WaiveProposal id={id} company={proposal.company_name} isWaived={proposal.waiver !== null} />
				)
			}
			parents={[
				{ label: t('console.shell.links.checks'), to: paths.console.checks },
				{ label: proposal?.company_name ?? t('console.checking.company'), to: paths.console.check(id) },
			]}
		>
			<Loaded query={query} heights={[120, 240, 240]}>
				{(loaded) => <ProposalEditor proposal={loaded} />}
			</Loaded>
		</Page>
	);
};
