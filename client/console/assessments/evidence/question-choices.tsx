import { css } from 'goober';
import { Checkbox } from '#client/ui/choices.tsx';
import { FieldGroup } from '#client/ui/field.tsx';
import { color } from '#client/ui/tokens.ts';

const request = css`margin: 0 0 12px 36px; padding: 8px 12px; border-radius: 8px; background: ${color.grey50}; white-space: pre-wrap; overflow-wrap: anywhere;`;

type QuestionChoicesProps = {
	label: string;
	hideLegend?: boolean;
	questions: readonly { id: number; name: string; request: string }[];
	ticked: ReadonlySet<number>;
	onTick: (id: number, isTicked: boolean) => void;
};

/** Questions to request evidence on; below each ticked one is the text that the company receives. */
export const QuestionChoices = ({ label, hideLegend = false, questions, ticked, onTick }: QuestionChoicesProps) => (
	<FieldGroup label={label} need="unmarked" hideLegend={hideLegend}>
		{questions.map(({ id, name, request: text }) => (
			<div key={id}>
				<Checkbox label={name} checked={ticked.has(id)} onChange={({ target }) => onTick(id, target.checked)} />
				{ticked.has(id) && <p className={request}>{text}</p>}
			</div>
		))}
	</FieldGroup>
);

/** The set with `id` added or removed. */
export const withTick = (ticked: ReadonlySet<number>, id: number, isTicked: boolean): ReadonlySet<number> => {
	const next = new Set(ticked);
	if (isTicked) next.add(id);
	else next.delete(id);
	return next;
};
