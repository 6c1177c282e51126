import './texts.ts';
import { css } from 'goober';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { CHANNELS, type Channel, isOptional, type OptionalKind, SECURITY_KINDS } from '#shared/notices/kinds.ts';
import type { Preference } from '#shared/notices/schemas.ts';
import { type InboxArea, noticeCalls, noticeUtils } from './calls.ts';

const target = css`
	display: inline-grid; place-content: center; width: 44px; height: 44px; cursor: pointer;
	& input { width: 24px; height: 24px; margin: 0; accent-color: ${color.blue900}; cursor: inherit; }
`;
/**
 * Stays a table on phones, so that all kinds are visible at a glance: one row per kind, channels as columns. Long names
 * are above their row.
 */
const matrix = css`
	${phone} {
		&& { display: table; table-layout: fixed; border: 1px solid ${color.grey420}; border-radius: 8px; border-spacing: 0; border-collapse: separate; background: ${color.white}; }
		&& thead { position: static; width: auto; height: auto; overflow: visible; clip-path: none; }
		&& thead th { padding: 8px 2px; white-space: normal; text-align: center; text-wrap: balance; width: 62px; box-shadow: inset 0 -1px ${color.grey420}; }
		&& thead th:first-child { width: auto; padding-inline: 12px; text-align: start; border-start-start-radius: 8px; }
		&& thead th:last-child { border-start-end-radius: 8px; }
		&& tbody { display: table-row-group; }
		&& tbody tr { display: table-row; }
		&& tbody th, && tbody td { display: table-cell; padding: 2px; border-top: 1px solid ${color.grey200}; text-align: center; }
		&& tbody th { padding: 8px 12px; font-size: 14px; text-align: start; overflow-wrap: anywhere; word-break: auto-phrase; }
		&& tbody td::before { content: none; }
	}
	@container (max-width: 299px) {
		&&&, &&& thead, &&& tbody { display: block; }
		&&& tr { display: grid; grid-template-columns: repeat(3, 1fr); }
		&&& tbody tr { padding: 0; border: 0; border-radius: 0; background: none; }
		&&& thead th { width: auto; }
		&&& thead th:first-child, &&& tbody th { grid-column: 1 / -1; }
		&&& tbody th { padding-bottom: 0; }
		&&& tbody td { border-top: 0; }
	}
`;
const box = css`container-type: inline-size;`;
const fixed = css`margin: 4px 0 0; padding-inline-start: 1.5em; font-size: 14px; line-height: 1.7;`;

/** Saves a choice at once, with an optimistic update. */
const useChoose = (area: InboxArea) => {
	const utils = noticeUtils(api.useUtils(), area);
	const set = noticeCalls(area).setPreference.useMutation({
		onMutate: ({ kind, channel }) =>
			utils.preferences.setData(
				undefined,
				(known) => known && { ...known, data: known.data.map((one) => (one.kind === kind ? { kind, channel } : one)) },
			),
		onSettled: () => utils.preferences.invalidate(),
	});
	return (kind: OptionalKind, channel: Channel): void => set.mutate({ kind, channel });
};

type ChoiceProps = {
	preference: Preference;
	channel: Channel;
	onChoose: (kind: OptionalKind, channel: Channel) => void;
};

const Choice = ({ preference: { kind, channel: chosen }, channel, onChoose }: ChoiceProps) => {
	const { t } = useText();
	const label = t('notices.choice', { name: t(`notices.kinds.${kind}`), way: t(`notices.ways.${channel}`) });
	return (
		<label className={target}>
			<input
				type="radio"
				name={kind}
				aria-label={label}
				checked={chosen === channel}
				onChange={() => isOptional(kind) && onChoose(kind, channel)}
			/>
		</label>
	);
};

/** Notices that cannot be switched off. */
const Fixed = () => {
	const { t } = useText();
	return (
		<div>
			<p>{t('notices.alwaysText')}</p>
			<ul className={fixed}>
				{SECURITY_KINDS.map((kind) => (
					<li key={kind}>{t(`notices.kinds.${kind}`)}</li>
				))}
			</ul>
		</div>
	);
};

/** Channel of each kind, and the language of mails. */
export const Preferences = ({ area }: { area: InboxArea }) => {
	const { t, locale } = useText();
	const query = noticeCalls(area).preferences.useQuery();
	const choose = useChoose(area);
	const columns: Column<Preference>[] = [
		{
			key: 'kind',
			head: t('labels.notices.kind'),
			isHeading: true,
			cell: ({ kind }) => t(`notices.kinds.${kind}`),
		},
		...CHANNELS.map((channel) => ({
			key: channel,
			head: t(`notices.ways.${channel}`),
			cell: (preference: Preference) => <Choice preference={preference} channel={channel} onChoose={choose} />,
		})),
	];
	return (
		<Stack gap="large">
			<p>{t('notices.settingsLead')}</p>
			<p>{t('notices.mailLanguage', { language: locale === 'ja' ? t('common.japanese') : t('common.english') })}</p>
			<Loaded query={query} heights={[46, 46, 46, 46]}>
				{(preferences) => (
					<Stack gap="small">
						<div className={box}>
							<Table
								caption={t('notices.settingsTitle')}
								columns={columns}
								rows={preferences}
								rowKey={({ kind }) => kind}
								className={matrix}
							/>
						</div>
						<Fixed />
					</Stack>
				)}
			</Loaded>
		</Stack>
	);
};
