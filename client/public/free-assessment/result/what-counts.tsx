import '#client/assessment/texts.ts';
import { useText } from '#client/base/locale.tsx';
import type { ShownGuidance } from '#shared/papers/shown-guidance.ts';

/** Purpose and evidence of a question, as entries of a description list. */
export const WhatCounts = ({ guidance: { purpose, evidence } }: { guidance: ShownGuidance }) => {
	const { t } = useText();
	return (
		<>
			<dt>{t('labels.papers.purpose')}</dt>
			<dd className="prose">{purpose}</dd>
			{evidence.length > 0 && (
				<>
					<dt>{t('labels.papers.evidence')}</dt>
					<dd>
						<ul>
							{evidence.map((text, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
								<li key={index}>{text}</li>
							))}
						</ul>
					</dd>
				</>
			)}
		</>
	);
};
