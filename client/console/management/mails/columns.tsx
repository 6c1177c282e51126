import { css } from 'goober';
import { Link } from 'wouter';
import { api, type Outputs } from '#client/api/client.ts';
import { formatDateTime, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Fold } from '#client/ui/fold.tsx';
import type { Column } from '#client/ui/table.tsx';
import { color } from '#client/ui/tokens.ts';

export type MailRow = Outputs['console']['mails']['list']['data'][number];

const whole = css`display: block; min-width: 10em; max-width: 24em; overflow-wrap: anywhere; text-wrap: pretty;`;
const line = css`display: block;`;
const small = css`display: block; font-weight: 400; color: ${color.grey700};`;

const TONES: Readonly<Record<MailRow['state'], BadgeTone>> = {
	waiting: 'blue',
	sent: 'green',
	failed: 'red',
	void: 'grey',
};

const Recipient = ({ row: { recipient_name: name, address } }: { row: MailRow }) => {
	const { t } = useText();
	const shown = address ?? t('management.mails.deleted');
	return (
		<span className={whole}>
			<span className={line}>{name ?? shown}</span>
			{name && <span className={small}>{shown}</span>}
		</span>
	);
};

/** The subject of the mail, with a link to the assessment or company. */
const About = ({ row: { kind_words: words, subject_name: name, subject_path: path } }: { row: MailRow }) => (
	<span className={whole}>
		<span className={line}>{words}</span>
		{name && <span className={small}>{path ? <Link to={path}>{name}</Link> : name}</span>}
	</span>
);

/** The state of the mail: number of attempts, and when it was sent or will be retried. */
const State = ({ row }: { row: MailRow }) => {
	const { t, locale } = useText();
	const { state, attempts, settled_at: settledAt, next_attempt_at: nextAt } = row;
	return (
		<span className={line}>
			<Badge tone={TONES[state]}>{t(`management.mails.states.${state}`)}</Badge>
			{state === 'sent' && settledAt && (
				<span className={small}>{t('management.mails.sentAt', { time: formatDateTime(settledAt, locale) })}</span>
			)}
			{state !== 'sent' && attempts > 0 && (
				<span className={small}>{t('management.mails.attempts', { count: attempts })}</span>
			)}
			{nextAt && (
				<span className={small}>
					{t(attempts > 0 ? 'management.mails.next' : 'management.mails.planned', {
						time: formatDateTime(nextAt, locale),
					})}
				</span>
			)}
		</span>
	);
};

/** Why it was not sent, in plain words; the mail server's response is collapsed. */
const Why = ({ row: { failure, failure_words: words, error } }: { row: MailRow }) => {
	const { t } = useText();
	if (!words) return MISSING;
	return (
		<div className={whole}>
			<span className={line}>{words}</span>
			{error && failure !== 'late' && (
				<Fold summary={t('management.mails.response')}>
					<span className={small} lang="en">
						{error}
					</span>
				</Fold>
			)}
		</div>
	);
};

const Retry = ({ row }: { row: MailRow }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const retry = api.console.mails.retry.useMutation({ onSettled: () => utils.console.mails.invalidate() });
	if (!row.can_retry) return null;
	const isFirst = row.attempts === 0;
	const to = row.recipient_name ?? row.address ?? t('management.mails.deleted');
	return (
		<Button
			size="tiny"
			busy={retry.isPending}
			label={t(isFirst ? 'management.mails.sendNowOf' : 'management.mails.retryOf', { kind: row.kind_words, to })}
			onClick={() => retry.mutate({ id: row.id })}
		>
			{t(isFirst ? 'management.mails.sendNow' : 'management.mails.retry')}
		</Button>
	);
};

export const useMailColumns = (): Column<MailRow>[] => {
	const { t, locale } = useText();
	return [
		{
			key: 'created_at',
			head: t('management.mails.created'),
			sort: 'created_at',
			oneLine: true,
			cell: (row) => formatDateTime(row.created_at, locale),
		},
		{
			key: 'recipient',
			head: t('management.mails.recipient'),
			isHeading: true,
			cell: (row) => <Recipient row={row} />,
		},
		{ key: 'about', head: t('management.mails.about'), cell: (row) => <About row={row} /> },
		{ key: 'state', head: t('labels.mails.state'), oneLine: true, cell: (row) => <State row={row} /> },
		{ key: 'why', head: t('management.mails.why'), cell: (row) => <Why row={row} /> },
		{
			key: 'retry',
			head: t('console.lists.actionsHead'),
			hideHead: true,
			end: true,
			oneLine: true,
			cell: (row) => <Retry row={row} />,
		},
	];
};
