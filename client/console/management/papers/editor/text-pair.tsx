import { css } from 'goober';
import { useText } from '#client/app/locale.tsx';
import { TextArea, TextInput } from '#client/ui/inputs.tsx';
import { narrow } from '#client/ui/tokens.ts';
import { LIMITS } from '#shared/fields.ts';
import { useEditing, useMark } from './editing.ts';
import { type KeyPath, levelOf, type PaperNode } from './nodes.ts';

const pair = css`
	display: grid; grid-template-columns: 1fr 1fr; gap: 16px; align-items: start;
	${narrow} { grid-template-columns: 1fr; }
`;

type PairProps = { path: KeyPath; node: PaperNode };

/** The inputs of the Japanese and the English text, side by side. */
export const TextPair = ({ path, node }: PairProps) => {
	const { t } = useText();
	const { dispatch } = useEditing();
	const mark = useMark();
	const level = levelOf(path);
	const isLong = level === 'question';
	const of = (field: 'content' | 'contentEn') => ({
		name: `${node.key}.${field}`,
		value: node[field],
		label: t(`management.editor.${field === 'content' ? 'textOf' : 'englishOf'}.${level}`),
		need: field === 'content' ? ('required' as const) : ('optional' as const),
		error: mark(node.key, field),
		lang: field === 'content' ? 'ja' : 'en',
	});
	const change = (field: 'content' | 'contentEn', value: string): void =>
		dispatch({ type: 'change', path, values: { [field]: value } });
	return (
		<div className={pair}>
			{(['content', 'contentEn'] as const).map((field) =>
				isLong ? (
					<TextArea key={field} {...of(field)} maxLength={LIMITS.paper} onValue={(value) => change(field, value)} />
				) : (
					<TextInput
						key={field}
						{...of(field)}
						autoComplete="off"
						onChange={(event) => change(field, event.target.value)}
					/>
				),
			)}
		</div>
	);
};
