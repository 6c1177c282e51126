import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { useAsking } from '#client/console/assessments/evidence/use-asking.ts';
import { CorrectionBanner } from '#client/console/assessments/objections/correction-banner.tsx';
import { PlannedAction } from '#client/console/assessments/plan/planned-action.tsx';
import { useMarks } from '#client/console/assessments/voice/marks.ts';
import { ConflictDialog } from '#client/editing/conflict-dialog.tsx';
import type { Value } from '#client/editing/edits.ts';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { Round } from '#shared/assessment/round.ts';
import { HistoryOf } from './item-history.tsx';
import { KeyHelp } from './key-help.tsx';
import { useKeyPreference } from './key-preference.ts';
import { type Live, LiveScore } from './live-score.tsx';
import { failsNow } from './live-state.ts';
import { Neighbours } from './neighbours.tsx';
import { citeShown, isArriving, type PaneStore, showFile } from './pane/pane-store.ts';
import { useFollowedPane } from './pane/use-followed-pane.ts';
import { nextUnchecked, subCategoriesOf } from './rail-state.ts';
import { ReviewBar } from './review-bar.tsx';
import { ReviewTop } from './review-bars.tsx';
import { ReviewFrame } from './review-frame.tsx';
import { ReviewQuestions } from './review-questions.tsx';
import { type CheckedSubCategory, ROUND_SCREENS, type Sheet, usePrefetch } from './rounds.ts';
import { useArrival, useShownBesidePane } from './use-arrival.ts';
import { useConflictTexts } from './use-conflict-texts.ts';
import { useLive } from './use-live.ts';
import { useRatingCalls } from './use-rating-calls.ts';
import { useReview } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { tooLongIn, useSavedRatings } from './use-saved-ratings.ts';

/** When this many items are left, the next sub-category is prefetched. */
const PREFETCH_AT = 2;

type ReviewProps = {
	round: Round;
	/** Id of the assessment progress. */
	id: number;
	sub: CheckedSubCategory;
	sheet: Sheet | undefined;
	isOnlyChanged: boolean;
	setOnlyChanged: (isOn: boolean) => void;
	/** State of the documents pane. */
	pane: PaneStore;
	hasPane: boolean;
	togglePane: () => void;
};

/** Ids of the critical questions that fail: by the ratings on the screen, and as graded once they are. */
const failedIn = (sub: CheckedSubCategory, live: Live, read: (key: string) => Value): ReadonlySet<number> =>
	new Set(
		sub.is_editable
			? sub.answer_contents.filter((question) => failsNow(question, read)).map((question) => question.id)
			: live?.critical_failures.map((question) => question.id),
	);

/** Where the review goes on: the next unchecked sub-category, or the sheet. */
const useNext = ({ round, id, sub, sheet }: Pick<ReviewProps, 'round' | 'id' | 'sub' | 'sheet'>) => {
	const [, navigate] = useLocation();
	const screens = ROUND_SCREENS[round];
	const next = sheet ? nextUnchecked(subCategoriesOf(sheet), sub.id) : null;
	const to = next ? screens.subCategory(id, next.categoryId, next.id) : screens.sheet(id);
	// A ref, since navigation waits for a save.
	const latest = useRef(to);
	latest.current = to;
	return { next, to, goOn: (): void => navigate(latest.current) };
};

type ToolsProps = {
	onPane: () => void;
	/** Number of items whose rating differs from the first round; null in the first round. */
	changed: number | null;
	isOnlyChanged: boolean;
	onOnlyChanged: (isOn: boolean) => void;
};

const Tools = ({ onPane, changed, isOnlyChanged, onOnlyChanged }: ToolsProps) => {
	const { t } = useText();
	return (
		<>
			<Button size="small" kind="text" onClick={onPane}>
				{t('console.checking.pane.button')}
			</Button>
			{changed !== null && (
				<Checkbox
					label={t('console.checking.onlyChanged', { count: changed })}
					checked={isOnlyChanged}
					onChange={(event) => onOnlyChanged(event.target.checked)}
				/>
			)}
		</>
	);
};

/** The review of a sub-category: answers on the left, ratings on the right; usable by mouse and keyboard. */
export const Review = (props: ReviewProps) => {
	const { round, id, sub, sheet, isOnlyChanged, setOnlyChanged, pane, hasPane, togglePane } = props;
	const { t } = useText();
	const { next, to, goOn } = useNext({ round, id, sub, sheet });
	const calls = useRatingCalls({ round, progressId: id, sub });
	const ratings = useSavedRatings({ name: `check:${round}:${sub.id}`, sub, calls });
	const review = useReview({
		sub,
		ratings,
		isOnlyChanged,
		leftOf: (count) => t('console.checking.unratedLeft', { count }),
		/** Marks the sub-category as checked and goes on. */
		finish: () => (sub.is_checked && !ratings.hasToSave ? goOn() : void ratings.marking.run(goOn)),
		showFile: (path) => showFile(pane, path),
	});
	const { shown, unrated, total, changed, keys } = review;
	const { edits } = ratings;
	const words = useConflictTexts(sub);
	const historyOf = useMemo(() => ({ round, id: sub.id }), [round, sub.id]);
	const [isHelping, setHelping] = useState(false);
	const [hasKeys, setKeys] = useKeyPreference();
	const asking = useAsking({ round, id, sub, sheet, currentId: review.currentId, pane });
	const marks = useMarks(round, id);
	const live = useLive(round, id);
	const failed = failedIn(sub, live, ratings.read);
	useReviewKeys({
		...keys,
		isOn: hasKeys,
		help: () => setHelping(true),
		// Pressed to send, while the request that `r` opens is still loading.
		finish: () => {
			if (!isArriving(pane)) keys.finish();
		},
		evidence: { ...asking.keys, documents: togglePane, cite: () => citeShown(pane) },
	});
	useFollowedPane(pane, { sub, currentId: review.currentId, cite: review.cite });
	useArrival(review.currentId);
	useShownBesidePane(hasPane, review.currentId);
	usePrefetch(round, unrated <= PREFETCH_AT && next ? next.id : null);
	const tooLong = tooLongIn(sub, ratings);
	const filter = (isOn: boolean): void => {
		review.leaveCurrent();
		setOnlyChanged(isOn);
	};
	return (
		<ReviewFrame
			round={round}
			sheet={sheet}
			currentId={sub.id}
			isChecked={sub.is_checked}
			unrated={unrated}
			changed={changed}
			failures={sub.answer_contents.filter((question) => failed.has(question.id)).length}
			hasPane={hasPane}
		>
			{edits.isRestored && <RestoredBanner />}
			<CorrectionBanner progressId={id} />
			{!sub.is_editable && <Banner tone="info" title={t('console.checking.readOnly')} />}
			<ReviewTop rated={total - unrated} total={total} onNext={keys.nextUnrated} onHelp={() => setHelping(true)}>
				<LiveScore live={live} />
				<Tools
					onPane={togglePane}
					changed={round === 2 ? changed : null}
					isOnlyChanged={isOnlyChanged}
					onOnlyChanged={filter}
				/>
			</ReviewTop>
			<p className="visually-hidden" role="status">
				{review.said}
			</p>
			{round === 2 && (
				<PlannedAction id={id} subCategoryId={sub.sub_category_id} onFile={(path) => showFile(pane, path)} />
			)}
			<HistoryOf value={historyOf}>
				<ReviewQuestions sub={sub} sheet={sheet} review={review} asking={asking} marks={marks} failed={failed} />
			</HistoryOf>
			{shown?.size === 0 && <EmptyState>{t('console.checking.nothingChanged')}</EmptyState>}
			{sub.is_editable && (
				<ReviewBar
					ratings={ratings}
					isChecked={sub.is_checked}
					left={review.left}
					tooLong={tooLong}
					next={{ to, isLast: next === null }}
				/>
			)}
			<Neighbours round={round} id={id} sheet={sheet} subCategoryId={sub.id} />
			{isHelping && (
				<KeyHelp introduction={sub.introduction} hasKeys={hasKeys} onKeys={setKeys} onClose={() => setHelping(false)} />
			)}
			{edits.conflict && <ConflictDialog editor={edits} conflict={edits.conflict} {...words} />}
		</ReviewFrame>
	);
};
