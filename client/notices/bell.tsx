import './texts.ts';
import { css } from 'goober';
import { useEffect, useId, useRef, useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { PanelAnchor, usePanel } from '#client/ui/panel.tsx';
import { color, shadow } from '#client/ui/tokens.ts';
import { BellIcon } from './bell-icon.tsx';
import { type Inbox, noticeUtils } from './calls.ts';
import { NewestNotices } from './newest.tsx';
import { useKeepLocale } from './use-keep-locale.ts';
import { useFreshCount, useUnread } from './use-unread.ts';

/** Larger counts are shown as 99+. */
const MOST = 99;

const PHONE = '(max-width: 767px)';

const anchor = css`position: relative; flex: none;`;
const opener = css`
	position: relative; display: inline-grid; place-content: center; width: 44px; height: 44px; padding: 0; border: 1px solid ${color.grey300}; border-radius: 8px;
	background: ${color.white}; color: ${color.grey800}; cursor: pointer;
	&:hover { background: ${color.blue50}; border-color: ${color.grey600}; }
`;
const bubble = css`
	position: absolute; top: -6px; right: -6px; min-width: 22px; padding: 0 6px; border: 1px solid ${color.white}; border-radius: 11px; background: ${color.blue900};
	color: ${color.white}; font-size: 14px; font-weight: 700; line-height: 20px; text-align: center; font-variant-numeric: tabular-nums; letter-spacing: 0;
`;
const panelBox = css`
	position: absolute; right: 0; top: 52px; z-index: 25; width: 420px; max-width: calc(100vw - 32px); max-height: min(640px, calc(100dvh - 96px)); overflow-y: auto;
	overscroll-behavior: contain; border: 1px solid ${color.grey420}; border-radius: 8px; background: ${color.white}; box-shadow: ${shadow.menu};
	& > h2 { padding: 16px 16px 0; font-size: 18px; }
`;
/** Lets rows reach the edges of the dialog. */
const inDialog = css`margin: 0 -16px;`;

/** Live-region text when notices arrive while the page is open; '' before. */
const useArrival = ({ area }: Inbox, unread: number | undefined): string => {
	const { t } = useText();
	const utils = api.useUtils();
	const before = useRef<number | undefined>(undefined);
	const [arrived, setArrived] = useState<number | null>(null);
	useEffect(() => {
		if (unread === undefined) return;
		const isMore = before.current !== undefined && unread > before.current;
		before.current = unread;
		setArrived(isMore ? unread : null);
		if (isMore) void noticeUtils(utils, area).list.invalidate();
	}, [unread, utils, area]);
	return arrived === null ? '' : t('notices.arrived', { count: arrived });
};

/** Bell in the header with the unread count; opens the newest notices, on a phone as a dialog. */
export const Bell = ({ inbox }: { inbox: Inbox }) => {
	const { t } = useText();
	const id = useId();
	const panel = usePanel();
	const { button, isOpen, setOpen } = panel;
	const [isDialog, setDialog] = useState(false);
	const unread = useUnread(inbox.area);
	useFreshCount(inbox.area);
	useKeepLocale(inbox.area);
	const arrival = useArrival(inbox, unread);
	const toggle = (): void => {
		if (window.matchMedia(PHONE).matches) setDialog(true);
		else setOpen(!isOpen);
	};
	return (
		<PanelAnchor panel={panel} className={anchor}>
			<button
				ref={button}
				type="button"
				className={opener}
				aria-expanded={isOpen || isDialog}
				aria-controls={isOpen ? id : undefined}
				title={t('notices.title')}
				onClick={toggle}
			>
				<BellIcon />
				<span className="visually-hidden">
					{unread ? t('notices.bell.some', { count: unread }) : t('notices.bell.none')}
				</span>
				{unread ? (
					<span className={bubble} aria-hidden="true">
						{unread > MOST ? `${MOST}+` : unread}
					</span>
				) : null}
			</button>
			<span className="visually-hidden" aria-live="polite">
				{arrival}
			</span>
			{isOpen && (
				<section id={id} className={panelBox} aria-label={t('notices.title')}>
					<h2>{t('notices.title')}</h2>
					<NewestNotices inbox={inbox} onLeave={() => setOpen(false)} />
				</section>
			)}
			{isDialog && (
				<Dialog
					title={t('notices.title')}
					onClose={() => setDialog(false)}
					actions={<Button onClick={() => setDialog(false)}>{t('common.close')}</Button>}
				>
					<div className={inDialog}>
						<NewestNotices inbox={inbox} onLeave={() => setDialog(false)} />
					</div>
				</Dialog>
			)}
		</PanelAnchor>
	);
};
