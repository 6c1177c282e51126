import { useText } from '#client/base/locale.tsx';
import { TextArea } from '#client/ui/inputs.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { LIMITS } from '#shared/limits.ts';
import { useEditing, useMark } from './editing.ts';
import { type KeyPath, levelOf, type PaperNode } from './nodes.ts';
import { type Field, nameOfField } from './problems.ts';

type BilingualProps = {
	/** The key of the node or paper that the fields belong to. */
	owner: string;
	fields: { ja: Field; en: Field };
	labels: { ja: string; en: string };
	need: 'required' | 'optional';
	help?: string;
	values: { ja: string; en: string };
	onValue: (language: 'ja' | 'en', value: string) => void;
	/** Given for longer texts. */
	lines?: { from: number; to: number };
};

const SHORT = { from: 1, to: 10 };

/** A Japanese and an English field for the same text, each over the full width and as high as its text. */
export const Bilingual = (props: BilingualProps) => {
	const { owner, fields, labels, need, help, values, onValue, lines = SHORT } = props;
	const mark = useMark();
	return (
		<Stack>
			{(['ja', 'en'] as const).map((language) => (
				<TextArea
					key={language}
					name={nameOfField(owner, fields[language])}
					label={labels[language]}
					need={language === 'ja' ? need : 'optional'}
					{...(language === 'ja' && help ? { help } : {})}
					lang={language}
					error={mark(owner, fields[language])}
					value={values[language]}
					lines={lines}
					maxLength={LIMITS.paper}
					counted={[...values[language]].length > LIMITS.paper / 2}
					onValue={(value) => onValue(language, value)}
				/>
			))}
		</Stack>
	);
};

type PairProps = { path: KeyPath; node: PaperNode };

/** The inputs of a node's text in both languages. */
export const TextPair = ({ path, node }: PairProps) => {
	const { t } = useText();
	const { dispatch } = useEditing();
	const level = levelOf(path);
	return (
		<Bilingual
			owner={node.key}
			fields={{ ja: 'content', en: 'contentEn' }}
			labels={{ ja: t(`management.editor.textOf.${level}`), en: t(`management.editor.englishOf.${level}`) }}
			need="required"
			values={{ ja: node.content, en: node.contentEn }}
			onValue={(language, value) =>
				dispatch({ type: 'change', path, values: { [language === 'ja' ? 'content' : 'contentEn']: value } })
			}
		/>
	);
};
