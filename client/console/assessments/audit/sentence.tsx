import { css } from 'goober';
import { Link } from 'wouter';
import type { Outputs } from '#client/api/client.ts';
import { color } from '#client/ui/tokens.ts';

export type AuditRow = Outputs['console']['auditEvents']['list']['data'][number];

const whole = css`display: block; text-align: start; font-size: 14px;`;
const sentence = css`display: block; font-weight: 400; overflow-wrap: anywhere; text-wrap: pretty;`;
const details = css`display: block; font-weight: 400; color: ${color.grey700}; overflow-wrap: anywhere; white-space: pre-wrap;`;

/** The event as a sentence; the subject's name links to its screen. */
export const Sentence = ({ row, hasDetails = true }: { row: AuditRow; hasDetails?: boolean }) => {
	const { what_happened: text, subject_name: name, subject_path: path, detail_words: words } = row;
	const at = name && path ? text.indexOf(name) : -1;
	return (
		<span className={whole}>
			<span className={sentence}>
				{at === -1 || !name || !path ? (
					text
				) : (
					<>
						{text.slice(0, at)}
						<Link to={path}>{name}</Link>
						{text.slice(at + name.length)}
					</>
				)}
			</span>
			{words && hasDetails && <span className={details}>{words}</span>}
		</span>
	);
};
