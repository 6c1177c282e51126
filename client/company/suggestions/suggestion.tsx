import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { TypedText } from '#client/company/sheet/typed-text.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { Suggestion } from '#shared/answering/suggestions.ts';
import { monthOf } from './month.ts';
import type { OpenSuggestions } from './use-suggestions.ts';

const wordings = css`
	display: grid; grid-template-columns: 1fr 1fr; gap: 8px 16px;
	& > div { padding: 8px 12px; border-radius: 4px; font-size: 14px; line-height: 1.6; }
	& .label { font-weight: 700; color: ${color.grey700}; }
	& .before { background: ${color.errorTint}; }
	& .after { background: ${color.successTint}; }
	& del, & ins { text-decoration: none; white-space: pre-wrap; overflow-wrap: anywhere; }
	${phone} { grid-template-columns: 1fr; }
`;
const hint = css`font-size: 14px; color: ${color.grey700};`;

/** The wording of the last assessment and the current one. */
const Rewording = ({ before, after }: NonNullable<Suggestion['rewording']>) => {
	const { t } = useText();
	return (
		<Stack gap="small">
			<div>
				<Badge tone="yellow">{t('company.suggestions.reworded')}</Badge>
			</div>
			<div className={wordings}>
				<div className="before">
					<p className="label">{t('company.suggestions.before')}</p>
					<del>{before}</del>
				</div>
				<div className="after">
					<p className="label">{t('company.suggestions.after')}</p>
					<ins>{after}</ins>
				</div>
			</div>
		</Stack>
	);
};

type SuggestedAnswerProps = {
	suggestions: OpenSuggestions;
	questionId: number;
	/** The name of the question, such as 'Question 3'. */
	name: string;
	/** The current note of the question. */
	note: string;
	isDisabled: boolean;
	onUse: (ids: readonly number[]) => void;
};

/** The suggested answer to an open question, with its note and the change of wording; nothing without a suggestion. */
export const SuggestedAnswer = (props: SuggestedAnswerProps) => {
	const { suggestions, questionId, name, note, isDisabled, onUse } = props;
	const { t, locale } = useText();
	const { open, submittedAt } = suggestions;
	const suggestion = open.find(({ answer_content_id: id }) => id === questionId);
	if (!suggestion || submittedAt === null) return null;
	const { answer, extension_note, rewording } = suggestion;
	return (
		<Stack gap="small">
			{rewording && <Rewording {...rewording} />}
			<TypedText
				title={t('company.suggestions.former', { month: monthOf(submittedAt, locale) })}
				value={{ answer, note: extension_note ?? '' }}
			>
				{note && extension_note && <p className={hint}>{t('company.suggestions.noteStays')}</p>}
				<div>
					<Button
						size="small"
						label={t('company.suggestions.useOf', { question: name })}
						disabled={isDisabled}
						onClick={() => onUse([questionId])}
					>
						{t('company.suggestions.use')}
					</Button>
				</div>
			</TypedText>
		</Stack>
	);
};
