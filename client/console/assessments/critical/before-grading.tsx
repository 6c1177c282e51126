import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { callsOf, ROUND_SCREENS } from '#client/console/assessments/checking/rounds.ts';
import { Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import type { GradingPreview, UndecidedRequest } from '#shared/checking/schemas.ts';
import { FindingGroup } from './findings.tsx';
import { NamedQuestions } from './named-questions.tsx';
import type { Checked } from './place.ts';
import { placeOf } from './place.ts';
import { Provisional } from './provisional.tsx';

type Previewed = { checked: Checked; preview: GradingPreview };

/** Ratings that contradict the company's answer, and ratings without a memo. */
const RatingFindings = ({ checked, preview }: Previewed) => {
	const { t } = useText();
	const answers = { 1: t('console.checking.answers.yes'), 2: t('console.checking.answers.no') } as const;
	return (
		<>
			<FindingGroup
				title={t('console.critical.far', { count: preview.far_from_answer.length })}
				text={t('console.critical.farText')}
				findings={preview.far_from_answer.map((question) => ({
					key: question.id,
					to: placeOf(checked, question, { question: question.id }),
					text: `${question.number} ${question.content}`,
					place: `${question.sub_category.content}　${t('console.critical.farOf', {
						answer: answers[question.answer],
						share: question.share,
					})}`,
				}))}
			/>
			<FindingGroup
				title={t('console.critical.zero', { count: preview.zero_without_memo.length })}
				text={t('console.critical.zeroText')}
				findings={preview.zero_without_memo.map(({ check_item: item, ...question }) => ({
					key: item.id,
					to: placeOf(checked, question, { item: item.id }),
					text: `${item.number} ${item.content}`,
					place: question.sub_category.content,
				}))}
			/>
		</>
	);
};

const EvidenceFindings = ({ checked, preview }: Previewed) => {
	const { t } = useText();
	const noteOn = ({ document_count: all, unlinked_document_count: unlinked }: GradingPreview): string | undefined => {
		if (all === 0) return t('console.critical.noDocuments');
		return unlinked > 0 ? t('console.critical.unlinked', { count: unlinked }) : undefined;
	};
	return (
		<FindingGroup
			title={t('console.critical.evidence', { count: preview.without_evidence.length })}
			text={t('console.critical.evidenceText')}
			note={noteOn(preview)}
			findings={preview.without_evidence.map((sub) => ({
				key: sub.id,
				to: placeOf(checked, { category: sub.category, sub_category: sub }),
				text: sub.content,
				place: sub.category.content,
			}))}
		/>
	);
};

/** A request links to its question, one on the assessment as a whole to the sheet. */
const asFindings = (checked: Checked, requests: readonly UndecidedRequest[], { whole, due }: RequestWords) =>
	requests.map(({ id, question, content, due_on }) => ({
		key: id,
		to: question
			? placeOf(checked, question, { question: question.id })
			: ROUND_SCREENS[checked.round].sheet(checked.id),
		text: content,
		place: [question ? `${question.number} ${question.content}` : whole, due_on && due(due_on)]
			.filter(Boolean)
			.join('　'),
	}));

type RequestWords = { whole: string; due: (day: string) => string };

/** Undecided requests: open ones, which grading withdraws, and answered ones, which it leaves undecided. */
const RequestFindings = ({ checked, preview: { open_requests: open, answered_requests: answered } }: Previewed) => {
	const { t, locale } = useText();
	const requestWords: RequestWords = {
		whole: t('console.timeline.whole'),
		due: (day) => t('console.critical.dueOn', { date: formatDate(day, locale) }),
	};
	return (
		<>
			<FindingGroup
				title={t('console.critical.openRequests', { count: open.length })}
				text={t('console.critical.openRequestsText')}
				findings={asFindings(checked, open, requestWords)}
			/>
			<FindingGroup
				title={t('console.critical.answeredRequests', { count: answered.length })}
				text={t('console.critical.answeredRequestsText')}
				findings={asFindings(checked, answered, requestWords)}
			/>
		</>
	);
};

const hasFindings = (preview: GradingPreview): boolean =>
	[
		preview.critical_failures,
		preview.unconditional_na,
		preview.far_from_answer,
		preview.zero_without_memo,
		preview.without_evidence,
		preview.open_requests,
		preview.answered_requests,
	].some((findings) => findings.length > 0);

/** All findings but critical failures. */
export const OtherFindings = ({ checked, preview }: Previewed) => {
	const { t } = useText();
	return (
		<>
			<RatingFindings checked={checked} preview={preview} />
			<NamedQuestions
				{...checked}
				title={t('console.critical.unconditionalNa', { count: preview.unconditional_na.length })}
				text={t('console.critical.unconditionalText')}
				questions={preview.unconditional_na}
			/>
			<EvidenceFindings checked={checked} preview={preview} />
			<RequestFindings checked={checked} preview={preview} />
		</>
	);
};

const AllFindings = ({ checked, preview }: Previewed) => {
	const { t } = useText();
	return (
		<>
			<NamedQuestions
				{...checked}
				title={t('console.critical.failures', { count: preview.critical_failures.length })}
				text={t('console.critical.failuresText')}
				questions={preview.critical_failures}
			/>
			<OtherFindings checked={checked} preview={preview} />
		</>
	);
};

/** The provisional result and what to review before grading. It blocks nothing, even if it cannot be loaded. */
export const BeforeGrading = (checked: Checked) => {
	const { t } = useText();
	const query = callsOf(checked.round).preview.useQuery({ id: checked.id }, { meta: { handlesFailure: true } });
	return (
		<Loaded query={query} heights={[96, 24, 24, 24]}>
			{(preview) => (
				<Stack gap="large">
					<Provisional preview={preview} />
					{hasFindings(preview) ? (
						<Stack gap="large">
							<AllFindings checked={checked} preview={preview} />
						</Stack>
					) : (
						<p>{t('console.critical.nothing')}</p>
					)}
				</Stack>
			)}
		</Loaded>
	);
};
