import { css } from 'goober';
import { type ReactNode, useRef, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { readUser } from '#client/api/session.ts';
import { paths } from '#client/base/paths.ts';
import { ExportNotice } from '#client/console/exports/export-notice.tsx';
import { ExportsProvider } from '#client/console/exports/exports.tsx';
import { OwnFont } from '#client/ui/fonts/own-font.tsx';
import { SkipLink } from '#client/ui/skip-link.tsx';
import { isForAdmins, Refused } from './admin-only.tsx';
import { Header } from './header.tsx';
import { CrumbSlotProvider } from './page.tsx';
import { Sidebar } from './sidebar.tsx';
import { ADMIN_ROLE, StaffProvider } from './staff.ts';
import { useStatuses } from './statuses.ts';

const frame = css`display: flex; flex: 1; align-items: flex-start; @media print { display: block; }`;
const screen = css`flex: 1; min-width: 0; min-height: 100vh; display: flex; flex-direction: column; @media print { min-height: 0; }`;
const main = css`flex: 1;`;

const Frame = ({ children }: { children: ReactNode }) => {
	useStatuses();
	const [slot, setSlot] = useState<HTMLDivElement | null>(null);
	const content = useRef<HTMLElement>(null);
	return (
		<CrumbSlotProvider value={slot}>
			<OwnFont />
			<SkipLink to={content} />
			<div className={frame}>
				<Sidebar />
				<div className={screen}>
					<Header crumbSlot={setSlot} />
					<ExportNotice />
					<main id="content" ref={content} className={main} tabIndex={-1}>
						{children}
					</main>
				</div>
			</div>
		</CrumbSlotProvider>
	);
};

/** The layout of the console. Without a valid `user` cookie it redirects to the company login, as specified. */
export const Shell = ({ children }: { children: ReactNode }) => {
	const [user] = useState(readUser);
	const [path] = useLocation();
	if (!user) return <Redirect to={paths.login.company()} replace />;
	if (user.role !== ADMIN_ROLE && isForAdmins(path)) return <Refused />;
	return (
		<StaffProvider value={user}>
			<ExportsProvider>
				<Frame>{children}</Frame>
			</ExportsProvider>
		</StaffProvider>
	);
};
