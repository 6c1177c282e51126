import { css } from 'goober';
import { useEffect, useRef, useState } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { readUser } from '#client/api/session.ts';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { useTitle } from '#client/base/title.ts';
import { callsOf } from '#client/console/assessments/checking/rounds.ts';
import { OwnFont } from '#client/ui/fonts/own-font.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import { ViewerPane } from '#client/viewer/pane.tsx';
import type { Round } from '#shared/assessment/round.ts';
import { openChannel, type PaneMessage } from './channel.ts';
import { usePaneFiles } from './use-pane-files.ts';

const frame = css`
	height: 100vh; display: flex; flex-direction: column; gap: 8px; padding: 8px;
	& > h1 { font-size: 18px; line-height: 1.4; }
	& > div { flex: 1; min-height: 0; }
`;

type Tell = (message: PaneMessage) => void;

/** The connection to the check that opened this window: it sends the current question, and receives citations. */
const useCheck = (round: Round, id: number, onShow: (filePath: string) => void) => {
	const [question, setQuestion] = useState<{ id: number | null; canCite: boolean }>({ id: null, canCite: false });
	const latest = useRef(onShow);
	latest.current = onShow;
	const tell = useRef<Tell>(() => {});
	useEffect(() => {
		const channel = openChannel(round, id, (message) => {
			if (message.kind === 'anyone') channel?.tell({ kind: 'here' });
			if (message.kind === 'show') latest.current(message.filePath);
			if (message.kind === 'question') setQuestion({ id: message.questionId, canCite: message.canCite });
		});
		if (!channel) return;
		tell.current = channel.tell;
		channel.tell({ kind: 'here' });
		const leave = (): void => channel.tell({ kind: 'gone' });
		window.addEventListener('pagehide', leave);
		return () => {
			window.removeEventListener('pagehide', leave);
			leave();
			channel.close();
		};
	}, [round, id]);
	return { question, cite: (text: string) => tell.current({ kind: 'cite', text }) };
};

const Files = ({ round, id }: { round: Round; id: number }) => {
	const { t } = useText();
	const query = callsOf(round).get.useQuery({ id });
	const sheet = query.data?.data;
	const [parameters, setParameters] = useSearchParams();
	const show = (file: string): void => setParameters({ file }, { replace: true });
	const { question, cite } = useCheck(round, id, show);
	const groups = usePaneFiles({ round, id, sheet, questionId: question.id });
	const title = t('console.checking.pane.windowTitle', { company: sheet?.company.company_name ?? '' });
	useTitle(title);
	return (
		<main className={frame}>
			<OwnFont />
			<h1>{title}</h1>
			<div>
				{sheet ? (
					<ViewerPane
						groups={groups}
						filePath={parameters.get('file')}
						onFile={show}
						onCite={question.canCite ? cite : null}
					/>
				) : (
					<Loading query={query} heights={[400]} />
				)}
			</div>
		</main>
	);
};

/** The documents of an assessment in a separate window, for a second screen. */
export const FilesWindow = (props: { round: Round; id: number }) => {
	const [user] = useState(readUser);
	return user ? <Files {...props} /> : <Redirect to={paths.login.company()} replace />;
};
