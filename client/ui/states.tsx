import { css } from 'goober';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Icon, type IconName } from './icons.tsx';
import { color, phone } from './tokens.ts';

/** Loading and error states of a screen. */

const pulse = css`
	background: ${color.grey100}; border-radius: 4px; animation: pulse 1.6s ease-in-out infinite;
	@keyframes pulse { 50% { opacity: 0.5; } }
`;
const lines = css`display: flex; flex-direction: column; gap: 12px;`;

const DELAY_MS = 300;

/** True after 300 ms, so that short loads do not flash a skeleton. */
const useLate = (): boolean => {
	const [late, setLate] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setLate(true), DELAY_MS);
		return () => clearTimeout(timer);
	}, []);
	return late;
};

/** Placeholder bars; `heights` in px, one per bar. */
export const Skeleton = ({ heights = [24, 24, 24, 24] }: { heights?: readonly number[] }) => {
	const { t } = useText();
	const late = useLate();
	return (
		<div className={lines} aria-busy="true" role="status">
			<span className="visually-hidden">{t('common.loading')}</span>
			{heights.map((height, index) => (
				<div
					// biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity
					key={index}
					className={late ? pulse : ''}
					style={{ height, width: index % 3 === 2 ? '70%' : '100%' }}
					aria-hidden="true"
				/>
			))}
		</div>
	);
};

const cover = css`position: fixed; inset: 0; z-index: 30; display: grid; place-content: center; justify-items: center; gap: 16px; background: ${color.page};`;
const ring = css`
	width: 56px; height: 56px; border: 6px solid ${color.blue100}; border-top-color: ${color.blue900}; border-radius: 50%; animation: turn 0.9s linear infinite;
	@keyframes turn { to { transform: rotate(360deg); } }
`;

export const FullScreenSpinner = () => {
	const { t } = useText();
	return (
		<div className={cover} role="status" aria-busy="true">
			<div className={ring} aria-hidden="true" />
			<p>{t('common.loading')}</p>
		</div>
	);
};

const banner = css`
	border: 2px solid; border-left-width: 16px; border-radius: 8px; background: ${color.white}; padding: 16px 24px; color: ${color.grey900};
	& > div { display: flex; flex-direction: column; gap: 8px; color: ${color.grey800}; }
	${phone} { padding: 16px; border-left-width: 8px; }
`;
const bannerTitle = css`display: flex; align-items: flex-start; gap: 8px; font-weight: 700; font-size: 18px; line-height: 1.5; & > svg { margin-top: 3px; } & > span { min-width: 0; word-break: auto-phrase; }`;

const banners = {
	info: { icon: 'info', look: css`border-color: ${color.blue900}; & > p { color: ${color.blue900}; }` },
	success: { icon: 'success', look: css`border-color: ${color.successText}; & > p { color: ${color.successText}; }` },
	warning: { icon: 'error', look: css`border-color: ${color.warningText}; & > p { color: #6e5600; }` },
	error: { icon: 'error', look: css`border-color: ${color.errorText}; & > p { color: ${color.errorText}; }` },
} as const satisfies Record<string, { icon: IconName; look: string }>;

type BannerProps = { tone: keyof typeof banners; title: ReactNode; children?: ReactNode; alert?: boolean };

/** A permanent notice in the page, unlike a toast. */
export const Banner = ({ tone, title, children, alert = false }: BannerProps) => (
	<div className={`${banner} ${banners[tone].look}`} role={alert ? 'alert' : undefined}>
		<p className={bannerTitle}>
			<Icon name={banners[tone].icon} size={22} />
			<span>{title}</span>
		</p>
		{children && <div>{children}</div>}
	</div>
);
