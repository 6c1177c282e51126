import './texts.ts';
import { css } from 'goober';
import { api } from '#client/api/client.ts';
import { useText } from '#client/app/locale.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import { color } from '#client/ui/tokens.ts';
import {
	CHANNELS,
	type Channel,
	isOptional,
	NOTICE_KINDS,
	type NoticeKind,
	type OptionalKind,
} from '#shared/notices/kinds.ts';
import type { Preference } from '#shared/notices/schemas.ts';
import { type InboxArea, noticeCalls, noticeUtils } from './calls.ts';

const target = css`
	display: inline-grid; place-content: center; width: 44px; height: 44px; cursor: pointer;
	& input { width: 24px; height: 24px; margin: 0; accent-color: ${color.blue900}; cursor: inherit; }
	&:has(input:disabled) { cursor: default; }
`;
const name = css`display: flex; flex-wrap: wrap; gap: 0 12px; align-items: baseline; & small { font-size: 14px; font-weight: 400; color: ${color.grey700}; }`;

/** Those that nobody can switch off come last. */
const FIXED: readonly Preference[] = NOTICE_KINDS.filter((kind) => !isOptional(kind)).map((kind) => ({
	kind,
	channel: 'mail',
}));

/** Stores a choice at once; until that is done the table shows it already. */
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
				disabled={!isOptional(kind)}
				onChange={() => isOptional(kind) && onChoose(kind, channel)}
			/>
		</label>
	);
};

const KindName = ({ kind }: { kind: NoticeKind }) => {
	const { t } = useText();
	return (
		<span className={name}>
			{t(`notices.kinds.${kind}`)}
			{!isOptional(kind) && <small>{t('notices.always')}</small>}
		</span>
	);
};

/** How the person is told of each kind, and in which language mails are. */
export const Preferences = ({ area }: { area: InboxArea }) => {
	const { t, locale } = useText();
	const query = noticeCalls(area).preferences.useQuery();
	const choose = useChoose(area);
	const columns: Column<Preference>[] = [
		{
			key: 'kind',
			head: t('labels.notices.kind'),
			isHeading: true,
			cell: ({ kind }) => <KindName kind={kind} />,
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
						<Table
							caption={t('notices.settingsTitle')}
							columns={columns}
							rows={[...preferences, ...FIXED]}
							rowKey={({ kind }) => kind}
						/>
						<p>{t('notices.alwaysText')}</p>
					</Stack>
				)}
			</Loaded>
		</Stack>
	);
};
