import { css } from 'goober';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDateTime } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { color } from '#client/ui/tokens.ts';
import type { GoingLive } from '#shared/going-live/schemas.ts';
import { pages } from '#shared/pages/public.ts';
import { WAYS } from './ways.ts';

type Row = GoingLive[number];

const look = css`
	display: grid; grid-template-columns: 6em minmax(0, 1fr); gap: 4px 16px; padding: 20px 0; border-top: 1px solid ${color.grey200};
	&:first-child { border-top: 0; }
	& > .mark { padding-top: 1px; }
	& > div { display: flex; flex-direction: column; gap: 8px; max-width: 760px; }
	& h2 { font-size: 16px; }
	@media (max-width: 600px) { grid-template-columns: minmax(0, 1fr); }
`;
const why = css`color: ${color.grey700};`;
const ways = css`display: flex; flex-wrap: wrap; gap: 4px 24px;`;
const code = css`padding: 2px 6px; border-radius: 4px; background: ${color.grey50}; font-size: 15px; overflow-wrap: anywhere;`;

const Code = ({ children }: { children: ReactNode }) => (
	<code className={code} translate="no">
		{children}
	</code>
);

/** The settings to make, joined as in the reader's language. */
const Settings = ({ names }: { names: readonly string[] }) => {
	const { t } = useText();
	return (
		<p>
			{t('management.goingLive.settings')}
			{names.map((name, at) => [at > 0 && t('management.goingLive.comma'), <Code key={name}>{name}</Code>])}
		</p>
	);
};

const Guide = ({ task }: { task: string }) => {
	const { t } = useText();
	return (
		<a href={`${pages.help.administrator}#${task}`} target="_blank" rel="noreferrer">
			{t('management.goingLive.guide')}
			<span className="visually-hidden">{t('common.opensNewTab')}</span>
		</a>
	);
};

/** What to do: settings, a command, a screen, and where to read more. */
const How = ({ row: { step, settings, missing } }: { row: Row }) => {
	const { t } = useText();
	const { link, command, task, manual } = WAYS[step];
	return (
		<>
			<p>{t(`management.goingLive.steps.${step}.how`, { count: missing ?? 0 })}</p>
			{settings.length > 0 && <Settings names={settings} />}
			{command && (
				<p>
					{t('management.goingLive.command')}
					<Code>{command}</Code>
				</p>
			)}
			<p className={ways}>
				{link && <Link to={link.to}>{t(link.text)}</Link>}
				{task && <Guide task={task} />}
				<span>
					{t('management.goingLive.manual')}
					<Code>docs/operations/{manual}</Code>
				</span>
			</p>
		</>
	);
};

/** When the newest of what proves a step was seen. */
const Last = ({ row: { step, last_at: at } }: { row: Row }) => {
	const { t, locale } = useText();
	if (at === null) return null;
	const time = formatDateTime(at, locale);
	return (
		<p className={why}>
			{step === 'mail'
				? t('management.goingLive.steps.mail.last', { time })
				: t('management.goingLive.steps.backup.last', { time })}
		</p>
	);
};

/** A step with why it matters, and how it is taken as long as it is open. */
export const Step = ({ row }: { row: Row }) => {
	const { t } = useText();
	const { step, is_done: isDone } = row;
	return (
		<li className={look}>
			<span className="mark">
				<Badge tone={isDone ? 'green' : 'yellow'}>
					{isDone ? t('management.goingLive.done') : t('management.goingLive.open')}
				</Badge>
			</span>
			<div>
				<h2>{t(`management.goingLive.steps.${step}.title`)}</h2>
				<p className={why}>{t(`management.goingLive.steps.${step}.why`)}</p>
				{!isDone && <How row={row} />}
				<Last row={row} />
			</div>
		</li>
	);
};
