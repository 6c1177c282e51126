import { useState } from 'react';
import { useText } from '#client/app/locale.tsx';
import { DocumentsButton } from '#client/console/assessments/documents.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { ConflictDialog } from '#client/editing/conflict-dialog.tsx';
import type { Value } from '#client/editing/edits.ts';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import { SaveStatus } from '#client/editing/save-status.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { Round } from '#shared/assessment/round.ts';
import { useRateText } from './check-item.tsx';
import { KeyHelp } from './key-help.tsx';
import { Question } from './question.tsx';
import { bottomBar, ReviewTop } from './review-bars.tsx';
import { isRate, itemsOf } from './review-state.ts';
import { type CheckedSubCategory, callsOf, ROUND_SCREENS, type Sheet, useSubCategory } from './rounds.ts';
import { useReview } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';

type Ids = { round: Round; id: number; categoryId: number; subCategoryId: number };

export const CheckedBadge = ({ isChecked }: { isChecked: boolean }) => {
	const { t } = useText();
	return isChecked ? (
		<Badge tone="green">{t('console.checking.checked')}</Badge>
	) : (
		<Badge>{t('console.checking.notChecked')}</Badge>
	);
};

const Neighbours = ({ round, id, categoryId, sub }: Omit<Ids, 'subCategoryId'> & { sub: CheckedSubCategory }) => {
	const { t } = useText();
	const to = (target: number): string => ROUND_SCREENS[round].subCategory(id, categoryId, target);
	return (
		<>
			{sub.prev && (
				<ButtonLink size="small" kind="text" to={to(sub.prev)}>
					{t('console.checking.previousSub')}
				</ButtonLink>
			)}
			{sub.next ? (
				<ButtonLink size="small" kind="text" to={to(sub.next)}>
					{t('console.checking.nextSub')}
				</ButtonLink>
			) : (
				<ButtonLink size="small" kind="text" to={ROUND_SCREENS[round].sheet(id)}>
					{t('console.checking.toCategories')}
				</ButtonLink>
			)}
		</>
	);
};

/** The labels and values of conflicting fields, as text. */
const useConflictTexts = (sub: CheckedSubCategory) => {
	const { t } = useText();
	const rateText = useRateText();
	return {
		labelOf: (key: string): string => {
			const [kind, id] = key.split(':');
			const content = itemsOf(sub).find((item) => String(item.id) === id)?.content ?? '';
			return kind === 'rate' ? t('console.checking.ratingOf', { content }) : t('console.checking.memoOf', { content });
		},
		wordsOf: (key: string, value: Value): string => {
			if (key.startsWith('rate:')) return rateText(isRate(value) ? value : null);
			return value === '' || value === null ? t('editing.empty') : String(value);
		},
	};
};

const Review = ({ sub, sheet, ...ids }: Ids & { sub: CheckedSubCategory; sheet: Sheet | undefined }) => {
	const { t } = useText();
	const review = useReview(ids.round, sub);
	const words = useConflictTexts(sub);
	const [isHelping, setHelping] = useState(false);
	const category = callsOf(ids.round).category.useQuery({ id: ids.categoryId }).data?.data;
	const { edits, save, markAsChecked, unrated, total } = review;
	useReviewKeys({
		rate: review.rateCurrent,
		step: review.step,
		nextUnrated: review.nextUnrated,
		save: () => void save.run(),
		help: () => setHelping(true),
	});
	const isDone = sub.is_checked && !review.hasToSave;
	return (
		<>
			{edits.isRestored && <RestoredBanner />}
			{!sub.is_editable && <Banner tone="info" title={t('console.checking.readOnly')} />}
			<ReviewTop
				rated={total - unrated}
				total={total}
				category={
					category
						? {
								checked: category.answer_sub_categories.filter((one) => one.is_checked).length,
								total: category.answer_sub_categories.length,
							}
						: null
				}
				onNext={review.nextUnrated}
				onHelp={() => setHelping(true)}
			>
				{sheet && <DocumentsButton files={sheet.company_document_files} />}
			</ReviewTop>
			{sub.answer_contents.map((question, index) => (
				<Question
					key={question.id}
					question={question}
					number={index + 1}
					read={review.read}
					currentId={review.currentId}
					isEditable={sub.is_editable}
					onChange={edits.set}
					onEnter={review.enter}
				/>
			))}
			<div className={bottomBar}>
				<div>
					<SaveStatus changes={edits.changes} savedAt={edits.savedAt} />
					{sub.is_editable && unrated > 0 && (
						<p id="unrated-reason">{t('console.checking.unratedLeft', { count: unrated })}</p>
					)}
				</div>
				<Neighbours {...ids} sub={sub} />
				{sub.is_editable && (
					<Button busy={save.busy} onClick={() => void save.run()}>
						{t('console.checking.save')}
					</Button>
				)}
				{sub.is_editable && !isDone && (
					<Button
						kind="primary"
						busy={markAsChecked.busy}
						disabled={unrated > 0 || save.busy}
						disabledReasonId="unrated-reason"
						onClick={() => void markAsChecked.run()}
					>
						{t('console.checking.mark')}
					</Button>
				)}
			</div>
			{isHelping && <KeyHelp introduction={sub.introduction} onClose={() => setHelping(false)} />}
			{edits.conflict && <ConflictDialog editor={edits} conflict={edits.conflict} {...words} />}
		</>
	);
};

/** The review of a sub-category: answers on the left, ratings on the right, with keyboard shortcuts. */
export const SubCategoryScreen = (ids: Ids) => {
	const { t } = useText();
	const screens = ROUND_SCREENS[ids.round];
	const query = useSubCategory(ids.round, ids.subCategoryId);
	const sub = query.data?.data;
	const sheet = callsOf(ids.round).get.useQuery({ id: ids.id }).data?.data;
	return (
		<Page
			title={sub?.content ?? t('console.checking.subCategory')}
			aside={
				sub && (
					<>
						<CheckedBadge isChecked={sub.is_checked} />
						<span>{t('console.checking.questionCount', { count: sub.answer_contents.length })}</span>
					</>
				)
			}
			parents={[
				{ label: t(`console.shell.links.${screens.listKey}`), to: screens.list },
				{ label: sheet?.company.company_name ?? t('console.checking.company'), to: screens.sheet(ids.id) },
				{
					label: sub?.answer_category.content ?? t('console.checking.category'),
					to: screens.category(ids.id, ids.categoryId),
				},
			]}
		>
			{sub ? (
				<Review key={sub.id} {...ids} sub={sub} sheet={sheet} />
			) : (
				<Loading query={query} heights={[48, 240, 240]} />
			)}
		</Page>
	);
};
