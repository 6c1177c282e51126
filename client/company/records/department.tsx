import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { Panel } from '#client/ui/layout.tsx';
import { color } from '#client/ui/tokens.ts';
import type { PreparedRecord } from '#shared/answering/records.ts';
import { RecordRow } from './record-row.tsx';
import { isLeft, isNarrowed, type Narrowed } from './shown.ts';

/** Browsers that cannot show the contents of a closed fold print only the open ones. */
const fold = css`
	& > summary { display: flex; align-items: center; flex-wrap: wrap; gap: 4px 12px; min-height: 44px; cursor: pointer; list-style: none; }
	& > summary::-webkit-details-marker { display: none; }
	& > summary:hover h2 { text-decoration: underline; text-underline-offset: 3px; }
	& > summary > svg { flex: none; rotate: -90deg; }
	& > summary > .count { margin-inline-start: auto; font-variant-numeric: tabular-nums; color: ${color.grey700}; }
	&[open] > summary > svg { rotate: none; }
	@media print { & > summary > svg { display: none; } &::details-content { content-visibility: visible; block-size: auto; } }
`;
const list = css`margin: 8px 0 0; padding: 0; list-style: none;`;
/** What a search leaves out is printed all the same. */
const leftOut = css`@media screen { display: none; }`;

type DepartmentProps = {
	id: string;
	name: string;
	records: readonly PreparedRecord[];
	narrowed: Narrowed;
	isOpen: boolean;
	onToggle: (isOpen: boolean) => void;
	/** Whether the assessment can still be answered. */
	mayMark: boolean;
	onMark: (record: string, isAtHand: boolean) => void;
};

/** The records of a department as a fold; what a search finds is open. On paper everything is. */
export const Department = ({ id, name, records, narrowed, isOpen, onToggle, mayMark, onMark }: DepartmentProps) => {
	const { t } = useText();
	const left = new Set(records.filter((one) => isLeft(one, narrowed)));
	const count = records.filter(({ at_hand }) => at_hand).length;
	return (
		<div className={left.size === 0 ? leftOut : ''}>
			<Panel>
				<details
					className={fold}
					open={isOpen || isNarrowed(narrowed)}
					// Also when the browser opens it for find-in-page.
					onToggle={({ currentTarget: { open } }) => {
						if (!isNarrowed(narrowed) && open !== isOpen) onToggle(open);
					}}
				>
					<summary id={id}>
						<Icon name="chevronDown" size={20} />
						<h2>{name}</h2>
						<span className="count">{t('company.records.atHand', { count, total: records.length })}</span>
					</summary>
					<ul className={list}>
						{records.map((one) => (
							<RecordRow
								key={one.record}
								look={left.has(one) ? '' : leftOut}
								record={one}
								isOpen={mayMark}
								onMark={(isAtHand) => onMark(one.record, isAtHand)}
							/>
						))}
					</ul>
				</details>
			</Panel>
		</div>
	);
};
