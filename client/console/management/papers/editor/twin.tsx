import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';
import type { PaperNode } from './nodes.ts';

const twin = css`display: block; white-space: pre-wrap; color: ${color.grey700}; font-size: 14px; font-weight: 400;`;

/**
 * The English text below the Japanese one; hidden in the English interface, where it takes the place of the Japanese.
 */
export const Twin = ({ node }: { node: PaperNode }) => {
	const { locale } = useText();
	if (locale === 'en' || !node.content || !node.contentEn) return null;
	return (
		<span className={twin} lang="en">
			{node.contentEn}
		</span>
	);
};
