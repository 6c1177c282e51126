import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { color } from '#client/ui/tokens.ts';

const frame = css`
	padding: 0; border: 0; min-width: 0;
	& > legend { padding: 0; font-weight: 700; }
	& .category { display: block; font-size: 14px; font-weight: 400; color: ${color.grey700}; }
	& ul { margin: 0; padding-inline-start: 1.5em; }
`;

type Group = {
	category: string;
	sub_category: { content: string };
	answer_contents: readonly { id: number; content: string; number?: number }[];
};

type QuestionGroupProps = {
	group: Group;
	chosen: ReadonlySet<number>;
	/** Null if read-only. */
	onChoose: ((ids: readonly number[], isChosen: boolean) => void) | null;
};

/** The questions of a sub-category, to choose one by one or all at once. */
export const QuestionGroup = ({ group, chosen, onChoose }: QuestionGroupProps) => {
	const { t } = useText();
	const { category, sub_category: sub, answer_contents: questions } = group;
	const ids = questions.map(({ id }) => id);
	const isWhole = ids.every((id) => chosen.has(id));
	const nameOf = ({ content, number }: Group['answer_contents'][number]): string =>
		number === undefined ? content : t('company.links.numbered', { number, content });
	return (
		<fieldset className={frame}>
			<legend>
				<span className="category">{category}</span>
				{sub.content}
			</legend>
			{onChoose && questions.length > 1 && (
				<Button
					size="tiny"
					label={t(isWhole ? 'company.links.noneOf' : 'company.links.allOf', { subCategory: sub.content })}
					onClick={() => onChoose(ids, !isWhole)}
				>
					{t(isWhole ? 'company.links.clearGroup' : 'company.links.wholeGroup')}
				</Button>
			)}
			{onChoose ? (
				questions.map((question) => (
					<Checkbox
						key={question.id}
						label={nameOf(question)}
						checked={chosen.has(question.id)}
						onChange={(event) => onChoose([question.id], event.target.checked)}
					/>
				))
			) : (
				<ul>
					{questions.map((question) => (
						<li key={question.id}>{nameOf(question)}</li>
					))}
				</ul>
			)}
		</fieldset>
	);
};
