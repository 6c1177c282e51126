import { useText } from '#client/base/locale.tsx';
import { RadioCards } from '#client/ui/choices.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { useEditing } from './editing.ts';
import { identityOf } from './identity.ts';
import type { KeyPath, PaperNode } from './nodes.ts';

type IdentityProps = { path: KeyPath; question: PaperNode };

/** Asks whether a reworded question is still the same one; comparisons between years depend on it. */
export const IdentityPart = ({ path, question }: IdentityProps) => {
	const { t } = useText();
	const { dispatch, formerTexts } = useEditing();
	const identity = identityOf(question, formerTexts);
	if (!identity) return null;
	const { formerText, isSame, isOpen } = identity;
	const choice = (
		<Stack gap="small">
			<RadioCards<'same' | 'new'>
				name={`${question.key}.identity`}
				label={t('management.editor.identity.title')}
				need="unmarked"
				help={t('management.editor.identity.help')}
				value={isOpen ? null : isSame ? 'same' : 'new'}
				onChoose={(value) => dispatch({ type: 'identify', path, isSame: value === 'same' })}
				choices={[
					{ value: 'same', label: t('management.editor.identity.same') },
					{ value: 'new', label: t('management.editor.identity.new') },
				]}
			/>
			<p>{t('management.editor.identity.former', { text: formerText })}</p>
		</Stack>
	);
	return isOpen ? (
		<Banner tone="warning" title={t('management.editor.identity.open')}>
			{choice}
		</Banner>
	) : (
		choice
	);
};
