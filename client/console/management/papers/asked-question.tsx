import { useSearchParams } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import type { Paper } from './paper-facts.tsx';
import { PreviewDialog } from './preview/preview-dialog.tsx';
import { partsOf } from './preview/previewed.ts';

/** The preview of the active paper at the question that the address names, as the search leads to it. */
export const AskedQuestion = ({ paper }: { paper: Paper }) => {
	const { t } = useText();
	const [parameters, setParameters] = useSearchParams();
	const key = parameters.get('question');
	const part = partsOf(paper.main_categories).find(({ questions }) => questions.some((one) => one.key === key));
	if (!part) return null;
	return (
		<PreviewDialog
			title={t('management.papers.viewActive')}
			paper={paper}
			isPremium={paper.is_premium}
			start={part.number}
			onClose={() => setParameters({}, { replace: true })}
		/>
	);
};
