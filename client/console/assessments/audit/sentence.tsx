import { css } from 'goober';
import { Link } from 'wouter';
import type { Outputs } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';

export type AuditRow = Outputs['console']['auditEvents']['list']['data'][number];

/** An event of the log, with the events of the same moment that say more of the same work. */
export type ShownRow = AuditRow & { along: readonly AuditRow[] };

/** What may be done along with another act on the same ratings; named without the assessment that the sentence names. */
const ALONG = {
	'checking.rated': 'rated',
	'checking.saved': 'saved',
	'checking.conflict_decided': 'decided',
	'checking.checked': 'checked',
	'checking.marked_unchanged': 'marked_unchanged',
} as const;

const isAlong = (action: string): action is keyof typeof ALONG => Object.hasOwn(ALONG, action);

const whole = css`display: block; text-align: start; font-size: 14px;`;
const sentence = css`display: block; font-weight: 400; overflow-wrap: anywhere; text-wrap: pretty;`;
const details = css`display: block; font-weight: 400; color: ${color.grey700}; overflow-wrap: anywhere; white-space: pre-wrap;`;

/** The event as a sentence; the subject's name links to its screen. */
export const Sentence = ({ row }: { row: ShownRow }) => {
	const { t } = useText();
	const { what_happened: text, subject_name: name, subject_path: path, along } = row;
	const words = (along.at(-1) ?? row).detail_words;
	const acts = along.flatMap(({ action }) => (isAlong(action) ? [ALONG[action]] : []));
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
			{acts.length > 0 && (
				<span className={details}>
					{t('console.audit.along.line', {
						acts: acts.map((act) => t(`console.audit.along.${act}`)).join(t('console.audit.along.and')),
					})}
				</span>
			)}
			{words && <span className={details}>{words}</span>}
		</span>
	);
};
