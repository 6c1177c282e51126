import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';
import { useEditing, useNameOf } from './editing.ts';
import type { KeyPath, PaperNode } from './nodes.ts';
import { nameOfField } from './problems.ts';
import { Twin } from './twin.tsx';

const text = css`
	display: block; width: calc(100% + 16px); margin: -4px -8px; padding: 4px 8px; border: 1px solid transparent; border-radius: 6px; background: none; cursor: text;
	text-align: start; font-weight: inherit; word-break: normal; color: ${color.grey900}; white-space: pre-wrap; user-select: text;
	&:hover { border-color: ${color.grey420}; background: ${color.grey50}; }
`;

type EditableProps = { path: KeyPath; node: PaperNode; number?: string };

/** The text of a node in both languages; a click or Enter starts editing. */
export const EditableText = ({ path, node, number }: EditableProps) => {
	const { t, locale } = useText();
	const { edit } = useEditing();
	const nameOf = useNameOf();
	const isTwinShown = locale === 'en' && node.contentEn !== '';
	return (
		<button
			type="button"
			name={nameOfField(node.key, 'content')}
			className={text}
			onClick={() => edit(path, isTwinShown ? 'contentEn' : 'content')}
		>
			{number && <>{number} </>}
			{nameOf(node)}
			<Twin node={node} />
			<span className="visually-hidden">{t('management.editor.clickToEdit')}</span>
		</button>
	);
};
