import { css } from 'goober';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { PreparedRecord } from '#shared/answering/records.ts';
import { departmentNames } from '#shared/papers/departments.ts';
import { AddRecord } from './add-record.tsx';

const row = css`
	padding: 4px 0; border-top: 1px solid ${color.grey200}; break-inside: avoid;
	& .line { display: flex; flex-wrap: wrap; align-items: center; gap: 0 16px; }
	& .line > :first-child { flex: 1; min-width: 240px; }
	& .aside { font-size: 14px; color: ${color.grey700}; }
	& .more { display: flex; flex-direction: column; align-items: flex-start; gap: 12px; padding: 4px 0 12px 36px; }
	& .more ul { padding-inline-start: 20px; }
	${phone} { & .more { padding-left: 0; } }
	@media print { & button, & .more { display: none; } }
`;

type RecordRowProps = {
	record: PreparedRecord;
	isOpen: boolean;
	look?: string;
	onMark: (isAtHand: boolean) => void;
};

/** A record with its tick; the questions that accept it and the upload are shown on demand. */
export const RecordRow = ({ record, isOpen, look = '', onMark }: RecordRowProps) => {
	const { t, locale } = useText();
	const id = useId();
	const [isShown, setShown] = useState(false);
	const { name, department, at_hand, questions } = record;
	const [, ...others] = department;
	return (
		<li className={`${row} ${look}`}>
			<div className="line">
				<Checkbox
					label={name}
					checked={at_hand}
					disabled={!isOpen}
					onChange={(event) => onMark(event.target.checked)}
				/>
				{questions.length > 1 && <Badge tone="blue">{t('company.records.several', { count: questions.length })}</Badge>}
				{others.length > 0 && (
					<span className="aside">
						{t('company.records.also', {
							departments: others.map((one) => departmentNames[one][locale]).join(t('company.files.dot')),
						})}
					</span>
				)}
				<Button
					kind="text"
					size="tiny"
					label={t('company.records.questionsOf', { name })}
					disclosure={{ expanded: isShown, controls: id }}
					onClick={() => setShown(!isShown)}
				>
					{t('company.records.questions')}
				</Button>
			</div>
			{isShown && (
				<div id={id} className="more">
					<ul>
						{questions.map(({ id: question, content, answer_category_id, answer_sub_category_id }) => (
							<li key={question}>
								<Link to={companyPaths.subCategory(answer_category_id, answer_sub_category_id)}>{content}</Link>
							</li>
						))}
					</ul>
					{isOpen && <AddRecord record={record} onAdded={() => onMark(true)} />}
				</div>
			)}
		</li>
	);
};
