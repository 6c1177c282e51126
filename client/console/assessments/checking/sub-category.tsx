import { useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { useSideRoom } from '#client/console/shell/side-room.ts';
import { Loading, useFirstRender } from '#client/ui/loaded.tsx';
import type { Round } from '#shared/assessment/round.ts';
import { CheckedBadge } from './checked-badge.tsx';
import { FindingsPane, setFindingsOpen, useFindingsOpen } from './findings-pane.tsx';
import { usePane } from './pane/use-pane.ts';
import { WithPane } from './pane/with-pane.tsx';
import { Review } from './review.tsx';
import { ReviewFrame } from './review-frame.tsx';
import { callsOf, ROUND_SCREENS, useSubCategory } from './rounds.ts';
import { useGoToQuestion } from './use-go-to-question.ts';

type Ids = { round: Round; id: number; categoryId: number; subCategoryId: number };

/**
 * The check of a sub-category. It stays mounted from one sub-category to the next, so that the pane keeps its state.
 */
export const SubCategoryScreen = ({ round, id, categoryId, subCategoryId }: Ids) => {
	const { t } = useText();
	const screens = ROUND_SCREENS[round];
	const query = useSubCategory(round, subCategoryId);
	const isReady = useFirstRender(query.data);
	const sub = isReady ? query.data?.data : undefined;
	const sheet = callsOf(round).get.useQuery({ id }).data?.data;
	const [isOnlyChanged, setOnlyChanged] = useState(false);
	const pane = usePane();
	useGoToQuestion();
	const hasFindings = useFindingsOpen();
	const hasPane = pane.isOpen || hasFindings;
	useSideRoom(hasPane);
	/** One pane at a time: opening the documents closes the list. */
	const togglePane = (): void => {
		setFindingsOpen(false);
		pane.toggle();
	};
	return (
		<Page
			isWide={hasPane}
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
				{ label: sheet?.company.company_name ?? t('console.checking.company'), to: screens.sheet(id) },
				{
					label: sub?.answer_category.content ?? t('console.checking.category'),
					to: screens.category(id, categoryId),
				},
			]}
		>
			<WithPane
				pane={pane}
				round={round}
				id={id}
				sheet={sheet}
				otherwise={hasFindings && <FindingsPane round={round} id={id} />}
			>
				{sub ? (
					<Review
						key={sub.id}
						round={round}
						id={id}
						sub={sub}
						sheet={sheet}
						isOnlyChanged={isOnlyChanged}
						setOnlyChanged={setOnlyChanged}
						pane={pane.store}
						hasPane={hasPane}
						togglePane={togglePane}
					/>
				) : (
					<ReviewFrame
						round={round}
						sheet={sheet}
						currentId={subCategoryId}
						isChecked={null}
						unrated={null}
						changed={null}
						failures={null}
						hasPane={hasPane}
					>
						<Loading query={query} heights={[48, 240, 240]} />
					</ReviewFrame>
				)}
			</WithPane>
		</Page>
	);
};
