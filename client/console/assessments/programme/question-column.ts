import { useText } from '#client/base/locale.tsx';
import type { Column } from '#client/ui/table.tsx';

/** The column that names the questions of a table. */
export const useQuestionColumn = (): Column<{ number: string; content: string }> => {
	const { t } = useText();
	return {
		key: 'question',
		head: t('programme.questions.head.question'),
		isHeading: true,
		cell: ({ number, content }) => `${number} ${content}`,
	};
};
