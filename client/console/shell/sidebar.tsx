import { css } from 'goober';
import { useId, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { BrandName } from '#client/ui/brand-name.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { Mark } from '#client/ui/mark.tsx';
import { color, focusRingInside, phone, shadow } from '#client/ui/tokens.ts';
import { countOf, isWithin, type LinkKey, sidebarFor } from './links.ts';
import { SideIcon } from './side-icon.tsx';
import { useStaff } from './staff.ts';
import { useSideOpen } from './use-side-open.ts';
import { useWorkCounts, type WorkCounts } from './work-counts.ts';

/** Higher counts are shown as '999+'. */
const MOST = 999;

const side = css`
	flex: none; background: ${color.white}; border-inline-end: 1px solid ${color.grey200}; position: sticky; top: 0; height: 100vh; overflow-y: auto;
	@media print { display: none; }
`;
const CLOSED_PX = 56;
const OPEN_PX = 240;
/** On a phone it lies over the screen, which keeps its width. */
const open = css`
	width: ${OPEN_PX}px; padding-bottom: 24px;
	${phone} { position: fixed; inset-block: 0; inset-inline-start: 0; z-index: 30; height: 100dvh; box-shadow: ${shadow.dialog}; }
`;
/** On a phone only its button is left, in the corner of the header. */
const closed = css`
	width: ${CLOSED_PX}px;
	${phone} { position: absolute; top: 0; inset-inline-start: 0; height: ${CLOSED_PX}px; overflow: hidden; border: 0; background: none; z-index: 1; }
`;
const top = css`
	display: flex; align-items: center; justify-content: space-between; height: 64px; padding: 0 6px 0 24px;
	& > a { font-size: 20px; font-weight: 700; line-height: 44px; text-decoration: none; }
	& > a, & > a:visited { color: ${color.grey900}; }
	& > a:hover { text-decoration: underline; }
`;
const topClosed = css`flex-direction: column; height: auto; padding: 8px 6px; ${phone} { padding: 6px; & > a { display: none !important; } } & > a { display: grid; place-content: center; width: 44px; height: 44px; } & > a, & > a:visited { color: ${color.blue900}; }`;
const toggle = css`
	display: grid; place-content: center; width: 44px; height: 44px; border: 0; border-radius: 6px; background: none; cursor: pointer; color: ${color.grey800};
	&:hover { background: ${color.grey50}; }
`;
const group = css`
	& + & { margin-top: 16px; }
	& > h2 { padding: 4px 20px; font-size: 14px; line-height: 1.5; color: ${color.grey600}; }
	& > ul { list-style: none; margin: 0; padding: 0; }
	& > ul > li { position: relative; }
`;
const link = css`
	display: flex; align-items: center; min-height: 36px; padding: 6px 20px; font-size: 15px; line-height: 1.4; text-decoration: none; word-break: auto-phrase;
	${phone} { min-height: 44px; }
	&, &:visited { color: ${color.grey800}; }
	&:hover { background: ${color.grey50}; text-decoration: underline; }
	&[aria-current] { background: ${color.blue100}; color: ${color.blue1000}; font-weight: 700; }
	&:focus-visible { ${focusRingInside} border-radius: 0; }
	/* Room for the count. */
	&:not(:last-child) { padding-inline-end: 44px; }
`;
/** Outside of the link, whose accessible name is that of the screen only. */
const countLook = css`
	position: absolute; inset-block: 0; inset-inline-end: 8px; display: flex; align-items: center; pointer-events: none;
	& > .count {
		padding: 0 8px; border-radius: 12px; background: ${color.grey100}; color: ${color.grey900}; font-size: 14px; font-weight: 700; line-height: 24px;
		font-variant-numeric: tabular-nums;
	}
`;

/** The collapsed navigation: one icon a screen. */
const icons = css`
	padding: 4px 0 16px;
	& h2 { display: none; }
	& a, & a:not(:last-child) { justify-content: center; min-height: 40px; padding: 4px; }
	& .count {
		position: absolute; inset-block-start: 0; inset-inline-end: -7px; padding: 0 4px; white-space: nowrap; font-size: 14px; line-height: 18px; border-radius: 9px;
	}
	${phone} { display: none; }
`;

/** The number of items that wait behind a link; nothing for 0. */
const Count = ({ link: key, counts }: { link: LinkKey; counts: WorkCounts | undefined }) => {
	const { t } = useText();
	const counted = countOf(key);
	const waiting = counted && counts ? counts[counted] : 0;
	if (waiting === 0) return null;
	return (
		<span className={countLook}>
			<span className="count" aria-hidden="true">
				{waiting > MOST ? `${MOST}+` : waiting}
			</span>
			<span className="visually-hidden">{t('console.work.waiting', { count: waiting })}</span>
		</span>
	);
};

/** The sidebar of the console, 240 px wide; collapsed, it shows icons. */
export const Sidebar = () => {
	const { t } = useText();
	const { isAdmin } = useStaff();
	const counts = useWorkCounts();
	const [path] = useLocation();
	const nameOf = (key: LinkKey): string => t(`console.shell.links.${key}`);
	const id = useId();
	const toggleButton = useRef<HTMLButtonElement>(null);
	const { side: box, isOpen, switchOpen, chosen } = useSideOpen(toggleButton);
	return (
		<aside ref={box} className={`${side} ${isOpen ? open : closed}`}>
			<div className={`${top} ${isOpen ? '' : topClosed}`}>
				<Link to={consolePaths.allAssessments} aria-label={isOpen ? undefined : t('common.product')}>
					{isOpen ? <BrandName /> : <Mark size={28} />}
				</Link>
				<button
					ref={toggleButton}
					type="button"
					className={toggle}
					aria-expanded={isOpen}
					aria-controls={id}
					aria-label={isOpen ? t('console.shell.collapse') : t('console.shell.expand')}
					onClick={switchOpen}
				>
					<Icon name={isOpen ? 'chevronLeft' : 'menu'} size={24} />
				</button>
			</div>
			<nav id={id} aria-label={t('console.shell.navigation')} className={isOpen ? undefined : icons}>
				{sidebarFor(isAdmin).map(({ key, links }) => (
					<div key={key} className={group}>
						<h2>{t(`console.shell.groups.${key}`)}</h2>
						<ul>
							{links.map((entry) => (
								<li key={entry.key}>
									<Link
										to={consolePaths[entry.key]}
										onClick={chosen}
										className={link}
										aria-current={isWithin(entry.key, path) ? 'page' : undefined}
										{...(isOpen ? {} : { 'aria-label': nameOf(entry.key), title: nameOf(entry.key) })}
									>
										{isOpen ? nameOf(entry.key) : <SideIcon link={entry.key} />}
									</Link>
									<Count link={entry.key} counts={counts} />
								</li>
							))}
						</ul>
					</div>
				))}
			</nav>
		</aside>
	);
};
