import { useMemo, useState } from 'react';
import { useOpenFile } from '#client/api/use-open-file.ts';
import { useText } from '#client/base/locale.tsx';
import { KeyHelp } from '#client/console/assessments/checking/key-help.tsx';
import { useKeyPreference } from '#client/console/assessments/checking/key-preference.ts';
import { RatingBar } from '#client/console/assessments/checking/rating-bar.tsx';
import { ReviewTop } from '#client/console/assessments/checking/review-bars.tsx';
import { useArrival } from '#client/console/assessments/checking/use-arrival.ts';
import { useConflictTexts } from '#client/console/assessments/checking/use-conflict-texts.ts';
import { useReview } from '#client/console/assessments/checking/use-review.ts';
import { useReviewKeys } from '#client/console/assessments/checking/use-review-keys.ts';
import { tooLongIn, useSavedRatings } from '#client/console/assessments/checking/use-saved-ratings.ts';
import { ConflictDialog } from '#client/editing/conflict-dialog.tsx';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { CompleteDialog } from './complete-dialog.tsx';
import { SecondQuestion } from './second-question.tsx';
import { filesByQuestion, numberedParts, ratedSheetOf, type SecondSheet } from './second-sheet.ts';
import { useSecondCalls } from './use-second-calls.ts';

const NO_FILES: readonly never[] = [];

type Asked = 'help' | 'complete';

/** The second rating of drawn sub-categories: saved and used by keys as the check is. */
export const SecondReview = ({ sheet }: { sheet: SecondSheet }) => {
	const { t } = useText();
	const sub = useMemo(() => ratedSheetOf(sheet), [sheet]);
	const files = useMemo(() => filesByQuestion(sheet), [sheet]);
	const ratings = useSavedRatings({ name: `calibration:${sheet.id}`, sub, calls: useSecondCalls(sheet) });
	const [asked, ask] = useState<Asked | null>(null);
	const [hasKeys, setKeys] = useKeyPreference();
	const openFile = useOpenFile();
	const review = useReview({
		sub,
		ratings,
		leftOf: (count) => t('console.calibration.unrated', { count }),
		finish: () => ask('complete'),
		showFile: (path) => void openFile(path),
	});
	const words = useConflictTexts(sub);
	const { edits, marking } = ratings;
	const { unrated, total, keys } = review;
	useReviewKeys({ ...keys, isOn: hasKeys, help: () => ask('help') });
	useArrival(review.currentId);
	const close = (): void => ask(null);
	return (
		<Stack gap="large">
			<p>{t('console.calibration.lead')}</p>
			{edits.isRestored && <RestoredBanner />}
			<ReviewTop rated={total - unrated} total={total} onNext={keys.nextUnrated} onHelp={() => ask('help')} />
			<p className="visually-hidden" role="status">
				{review.said}
			</p>
			{numberedParts(sheet.sub_categories).map(({ part, before }) => (
				<section key={part.id} aria-labelledby={`part-${part.id}`}>
					<Stack>
						<h2 id={`part-${part.id}`}>
							{part.answer_category.content} / {part.content}
						</h2>
						{part.answer_contents.map((question, at) => (
							<SecondQuestion
								key={question.id}
								question={question}
								number={before + at + 1}
								files={files.get(question.id) ?? NO_FILES}
								review={review}
							/>
						))}
					</Stack>
				</section>
			))}
			<RatingBar ratings={ratings} left={review.left} tooLong={tooLongIn(sub, ratings)}>
				{(blocked) => (
					<Button kind="primary" busy={marking.busy} {...blocked} onClick={() => ask('complete')}>
						{t('console.calibration.complete')}
					</Button>
				)}
			</RatingBar>
			{asked === 'help' && (
				<KeyHelp
					introduction={sheet.sub_categories[0]?.introduction ?? null}
					hasKeys={hasKeys}
					onKeys={setKeys}
					isSecond
					onClose={close}
				/>
			)}
			{asked === 'complete' && (
				<CompleteDialog
					onConfirm={() => {
						close();
						void marking.run();
					}}
					onClose={close}
				/>
			)}
			{edits.conflict && <ConflictDialog editor={edits} conflict={edits.conflict} {...words} />}
		</Stack>
	);
};
