import { useText } from '#client/base/locale.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { RatingBar, type RatingBarProps } from './rating-bar.tsx';

type ReviewBarProps = RatingBarProps & {
	isChecked: boolean;
	/** Path of the next unchecked sub-category, or of the sheet if there is none. */
	next: { to: string; isLast: boolean };
};

/** The bottom bar of a review; once checked, its next action is a link onwards. */
export const ReviewBar = ({ isChecked, next, ...bar }: ReviewBarProps) => {
	const { t } = useText();
	const { marking, hasToSave } = bar.ratings;
	return (
		<RatingBar {...bar}>
			{(blocked) =>
				isChecked && !hasToSave ? (
					<ButtonLink kind="primary" to={next.to}>
						{t(next.isLast ? 'console.checking.toCategories' : 'console.checking.nextUnchecked')}
					</ButtonLink>
				) : (
					<Button kind="primary" busy={marking.busy} {...blocked} onClick={() => void marking.run()}>
						{t('console.checking.mark')}
					</Button>
				)
			}
		</RatingBar>
	);
};
