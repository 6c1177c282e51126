import { css } from 'goober';
import { Fragment } from 'react';
import { useText } from '#client/base/locale.tsx';

/** A question with its number on the sheet. */
export type NumberedQuestion = { id: number; number: number };

const MOST_LISTED = 5;

const link = css`
	border: 0; padding: 4px 0; background: none; color: inherit; font: inherit; text-decoration: underline; cursor: pointer;
`;

type QuestionLinksProps = { questions: readonly NumberedQuestion[]; onGo: (id: number) => void };

/** A list of questions, each a button that scrolls to it. */
export const QuestionLinks = ({ questions, onGo }: QuestionLinksProps) => {
	const { t } = useText();
	return (
		<>
			{questions.slice(0, MOST_LISTED).map(({ id, number }, index) => (
				<Fragment key={id}>
					{index > 0 && t('company.sheet.and')}
					<button type="button" className={link} onClick={() => onGo(id)}>
						{t('company.sheet.questionOf', { number })}
					</button>
				</Fragment>
			))}
			{questions.length > MOST_LISTED && '…'}
		</>
	);
};
