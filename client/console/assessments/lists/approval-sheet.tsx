import { css } from 'goober';
import { AT_ONCE, api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { callsOf } from '#client/console/assessments/checking/rounds.ts';
import { OtherFindings } from '#client/console/assessments/critical/before-grading.tsx';
import { Verdict } from '#client/documents/report/verdict.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { Facts, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Banner } from '#client/ui/states.tsx';
import { color } from '#client/ui/tokens.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { ApprovalSheet as Sheet } from '#shared/finalising/schemas.ts';
import '#client/documents/texts.ts';

const notes = css`
	display: flex; flex-direction: column; gap: 12px; font-size: 14px; line-height: 1.7;
	& h3 { font-size: 14px; margin: 0; }
	& p { white-space: pre-wrap; }
	& .kind { font-weight: 700; color: ${color.grey700}; }
`;

/** Not batched with the preview: one of them may fail alone. */
const ALONE = { meta: { handlesFailure: true }, trpc: { context: { [AT_ONCE]: true } } };

export const useApproval = (round: Round, id: number) => {
	const first = api.console.finalising.approval.useQuery({ id }, { enabled: round === 1, ...ALONE });
	const second = api.console.finalising.reapproval.useQuery({ id }, { enabled: round === 2, ...ALONE });
	return round === 1 ? first : second;
};

const People = ({ sheet }: { sheet: Sheet }) => {
	const { t } = useText();
	const none = t('console.lists.approval.nobody');
	return (
		<Facts
			entries={[
				[
					t('console.lists.approval.ratedBy'),
					sheet.rated_by.map(({ name }) => name).join(t('console.lists.approval.and')) || none,
				],
				[t('console.lists.approval.reportBy'), sheet.report_by?.name ?? none],
				...(sheet.proposal_by ? [[t('console.lists.approval.proposalBy'), sheet.proposal_by.name] as const] : []),
			]}
		/>
	);
};

/** That the reader has declared a conflict of interest, and who could finalize instead. */
const Interested = ({ sheet: { has_interest: hasInterest, other_admins: others } }: { sheet: Sheet }) => {
	const { t } = useText();
	if (!hasInterest) return null;
	const names = others.map(({ name }) => name).join(t('console.lists.approval.and'));
	return (
		<Banner tone="warning" title={t('console.interests.bannerTitle')}>
			<p>{t('console.interests.blocked')}</p>
			{names !== '' && <p>{t('console.interests.blockedOthers', { names })}</p>}
		</Banner>
	);
};

/** That the reader rated or wrote in the round, and what follows. A reason that is needed is asked for by the dialog. */
const SamePerson = ({ sheet }: { sheet: Sheet }) => {
	const { finaliser, has_interest: hasInterest, other_admins: others } = sheet;
	const { t } = useText();
	if (finaliser === 'free' || hasInterest) return null;
	const names = others.map(({ name }) => name).join(t('console.lists.approval.and'));
	return (
		<Banner tone="warning" title={t('console.lists.approval.samePerson')}>
			{finaliser === 'marked' && <p>{t('console.lists.approval.eyes.marked')}</p>}
			{finaliser === 'refused' && <p>{t('console.lists.approval.eyes.refused', { names })}</p>}
		</Banner>
	);
};

const Unedited = () => {
	const { t } = useText();
	return (
		<div>
			<Badge tone="yellow">{t('console.desk.draft.unedited')}</Badge>
		</div>
	);
};

/** Names the sub-categories with notes that nobody edited since the rule made them. */
const UneditedNotes = ({ sheet }: { sheet: Sheet }) => {
	const { t } = useText();
	const found = sheet.notes.flatMap(({ id, content, ...note }) => [
		...(note.evaluation_is_unedited ? [{ key: `${id}:evaluation`, content, what: t('console.lists.report') }] : []),
		...(note.proposal_is_unedited ? [{ key: `${id}:proposal`, content, what: t('console.lists.proposal') }] : []),
	]);
	if (found.length === 0) return null;
	return (
		<Banner tone="warning" title={t('console.desk.draft.count', { count: found.length })}>
			<ul>
				{found.map(({ key, content, what }) => (
					<li key={key}>
						{content}
						{t('console.desk.draft.of', { what })}
					</li>
				))}
			</ul>
		</Banner>
	);
};

const Notes = ({ sheet }: { sheet: Sheet }) => {
	const { t } = useText();
	return (
		<div>
			<Fold summary={t('console.lists.approval.notes', { count: sheet.notes.length, missing: sheet.notes_missing })}>
				<div className={notes}>
					{sheet.notes.map((note) => (
						<section key={note.id} aria-label={note.content}>
							<h3>{note.content}</h3>
							{note.evaluation_is_unedited && <Unedited />}
							{note.evaluation_note && <p>{note.evaluation_note}</p>}
							{note.proposal_is_unedited && <Unedited />}
							{note.proposal_note && (
								<p>
									<span className="kind">{t('console.lists.proposal')}</span>
									{`\n${note.proposal_note}`}
								</p>
							)}
						</section>
					))}
				</div>
			</Fold>
		</div>
	);
};

const NextStar = ({ sheet: { next_star: next } }: { sheet: Sheet }) => {
	const { t } = useText();
	if (!next) return null;
	const level = t(`console.critical.levels.stars${next.stars}`);
	return <p>{t('console.lists.approval.nextStar', { level, missing: next.missing })}</p>;
};

/** What an admin looks at before finalizing: result, people, findings and notes. */
export const ApprovalSheet = ({ round, id }: { round: Round; id: number }) => {
	const query = useApproval(round, id);
	const preview = callsOf(round).preview.useQuery({ id }, { meta: { handlesFailure: true } }).data?.data;
	return (
		<Loaded query={query} heights={[96, 24, 24]}>
			{(sheet) => (
				<Stack>
					<Verdict score={sheet.score} maxScore={sheet.max_score} />
					<NextStar sheet={sheet} />
					<Interested sheet={sheet} />
					<SamePerson sheet={sheet} />
					<UneditedNotes sheet={sheet} />
					<People sheet={sheet} />
					{preview && <OtherFindings checked={{ round, id }} preview={preview} />}
					<Notes sheet={sheet} />
				</Stack>
			)}
		</Loaded>
	);
};
