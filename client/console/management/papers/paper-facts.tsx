import type { Outputs } from '#client/api/client.ts';
import { formatDateTime, formatNumber } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Facts } from '#client/ui/layout.tsx';

export type Paper = Outputs['console']['papers']['list']['data'][number];

/** What of a paper is counted, also of one that is published later. */
type Sized = { main_categories: readonly { sub_categories: readonly { questions: readonly unknown[] }[] }[] };

const countsOf = ({ main_categories }: Sized) => {
	const subs = main_categories.flatMap((category) => category.sub_categories);
	return {
		categories: main_categories.length,
		subCategories: subs.length,
		questions: subs.reduce((total, sub) => total + sub.questions.length, 0),
	};
};

/** Returns the text with the numbers of categories, sub-categories and questions of a paper. */
export const usePaperSize = () => {
	const { t } = useText();
	return (paper: Sized): string => t('management.papers.size', countsOf(paper));
};

/** The key facts of a paper. */
export const PaperFacts = ({ paper }: { paper: Paper }) => {
	const { t, locale } = useText();
	const size = usePaperSize();
	return (
		<Facts
			entries={[
				paper.is_published
					? [t('labels.papers.published_at'), formatDateTime(paper.published_at, locale)]
					: [t('labels.papers.updated_at'), formatDateTime(paper.updated_at, locale)],
				[t('labels.papers.created_by'), paper.created_by?.name ?? t('management.papers.shipped')],
				[t('management.papers.contents'), size(paper)],
				...(paper.is_published ? [[t('labels.papers.test_takers'), formatNumber(paper.test_takers)] as const] : []),
			]}
		/>
	);
};
