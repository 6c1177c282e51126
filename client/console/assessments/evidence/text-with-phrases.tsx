import { css } from 'goober';
import { useRef, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { insertLines } from '#client/console/assessments/desk/insert.ts';
import { PhrasePicker } from '#client/console/assessments/desk/phrase-picker.tsx';
import type { DraftText } from '#client/evidence/use-draft-text.ts';
import { Button } from '#client/ui/button.tsx';
import { TextArea } from '#client/ui/inputs.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { color } from '#client/ui/tokens.ts';
import { LIMITS } from '#shared/limits.ts';

const below = css`font-size: 14px; line-height: 1.6; color: ${color.grey700};`;

const LINES = { from: 2, to: 8 };

type TextWithPhrasesProps = {
	label: string;
	help: string;
	draft: DraftText;
	/** Value of the placeholder for the company. There is no score at this point. */
	company: string;
	subCategory: string;
	error: string | undefined;
	/** For little room: in small letters, and with the help below. */
	isShort?: boolean;
};

/** A text to the company, into which phrases can be inserted. */
export const TextWithPhrases = (props: TextWithPhrasesProps) => {
	const { label, help, draft, company, subCategory, error, isShort = false } = props;
	const { t } = useText();
	const [isPicking, setPicking] = useState(false);
	const box = useRef<HTMLDivElement>(null);
	const insert = (text: string): void => {
		setPicking(false);
		const area = box.current?.querySelector('textarea');
		// After the picker has returned the focus.
		if (area) requestAnimationFrame(() => insertLines(area, text));
	};
	return (
		<Stack gap="small">
			<div ref={box}>
				<TextArea
					label={label}
					need="unmarked"
					{...(isShort ? { look: 'dense' } : { help })}
					value={draft.text}
					lines={LINES}
					maxLength={LIMITS.comment}
					error={error}
					onValue={draft.type}
				/>
			</div>
			{isShort && <p className={below}>{help}</p>}
			<Row>
				<Button size="small" onClick={() => setPicking(true)}>
					{t('console.desk.pickPhrase')}
				</Button>
			</Row>
			{isPicking && (
				<PhrasePicker
					subject={{
						key: null,
						grade: null,
						note: null,
						values: { company, sub_category: subCategory, score: '', grade: '' },
					}}
					onInsert={insert}
					onClose={() => setPicking(false)}
				/>
			)}
		</Stack>
	);
};
