import { css } from 'goober';
import type { ReactNode } from 'react';
import { color, phone } from '#client/ui/tokens.ts';
import type { WireItem } from '#shared/explanation/schemas.ts';
import { ItemList } from './item-list.tsx';

const list = css`
	margin: 0; padding: 0; list-style: none; border-top: 1px solid ${color.grey300};
	& > li {
		display: grid; grid-template-columns: 56px minmax(0, 1fr) auto; gap: 0 16px; padding: 10px 0; line-height: 1.6;
		border-bottom: 1px solid ${color.grey300};
	}
	& .number { font-weight: 700; font-variant-numeric: tabular-nums; }
	& .aside { font-weight: 700; color: ${color.grey900}; text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
	& .aside.muted { font-weight: 400; font-size: 14px; color: ${color.grey700}; max-width: 12em; white-space: normal; }
	${phone} {
		& > li { grid-template-columns: auto minmax(0, 1fr); }
		& .text { grid-area: 2 / 1 / auto / -1; }
		& .aside.muted { max-width: none; }
	}
	@media print { & > li { padding: 6px 0; break-inside: avoid; } & .aside.muted { font-size: 9pt; } }
`;

type ListedQuestion = {
	id: number;
	number: string;
	content: string;
	aside: ReactNode;
	/** Whether `aside` is a remark instead of points. */
	isRemark?: boolean;
	items: readonly WireItem[] | null;
};

type QuestionListProps = { questions: readonly ListedQuestion[]; itemsTitle: string };

export const QuestionList = ({ questions, itemsTitle }: QuestionListProps) => (
	<ol className={list}>
		{questions.map(({ id, number, content, aside, isRemark = false, items }) => (
			<li key={id}>
				<span className="number">{number}</span>
				<div className="text">
					<p>{content}</p>
					{items && items.length > 0 && <ItemList title={itemsTitle} items={items} />}
				</div>
				<span className={isRemark ? 'aside muted' : 'aside'}>{aside}</span>
			</li>
		))}
	</ol>
);
