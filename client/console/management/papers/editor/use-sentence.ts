import '#client/ui/form-texts.ts';
import { useCallback } from 'react';
import { lookUpText, useText } from '#client/base/locale.tsx';

/** Translates the message key of a validation rule: a shared rule, or one of papers only. */
export const useSentence = () => {
	const { t } = useText();
	return useCallback(
		(key: string, field: string, variables: Record<string, string | number>): string => {
			const label = lookUpText(`labels.papers.${field}`) ?? t('labels.papers.content');
			const words = { ...variables, field: label };
			const rule = `management.editor.rules.${key.replace(/^papers\./, '')}`;
			return lookUpText(`forms.${key}`, words) ?? lookUpText(rule, words) ?? key;
		},
		[t],
	);
};
