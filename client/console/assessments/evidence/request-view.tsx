import { css } from 'goober';
import { api } from '#client/api/client.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { RequestBadge } from '#client/evidence/badge.tsx';
import { RequestDue } from '#client/evidence/due.tsx';
import { FileList } from '#client/evidence/file-list.tsx';
import { RequestThread } from '#client/evidence/thread.tsx';
import { useRequestActs } from '#client/evidence/use-request-acts.ts';
import { Stack } from '#client/ui/layout.tsx';
import type { EvidenceRequest } from '#shared/evidence/requests.ts';
import { Decide } from './decide.tsx';
import { Decided } from './decided.tsx';

const line = css`display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; font-size: 14px;`;

const useReload = (id: number) => {
	const { client, console: cached } = api.useUtils();
	return async (): Promise<EvidenceRequest> => {
		const answer = await client.console.evidence.get.query({ id });
		cached.evidence.get.setData({ id }, answer);
		// Other queries that depend on the request: the lists, and whose turn it is.
		void cached.evidence.list.invalidate();
		void cached.progresses.invalidate();
		return answer.data;
	};
};

type RequestViewProps = {
	request: EvidenceRequest;
	/** Opens the next answered request; null if there is none. */
	onNext: (() => void) | null;
	/** In the pane beside a check: its files are shown there, and other screens may be opened with unsent text. */
	beside?: { onFile: (filePath: string) => void };
};

/** A request as staff see it: its state, the conversation, the files, and the possible actions. */
export const RequestView = ({ request, onNext, beside }: RequestViewProps) => {
	const { t, locale } = useText();
	const acts = useRequestActs(request, useReload(request.id));
	const canDecide = request.is_active && (request.status === 'open' || request.status === 'answered');
	return (
		<Stack gap={beside ? 'medium' : 'large'}>
			<div className={line}>
				<RequestBadge request={request} side="staff" />
				<RequestDue request={request} isLabelled />
				{request.answered_at && (
					<span>{t('console.requests.answeredOn', { date: formatDate(request.answered_at, locale) })}</span>
				)}
			</div>
			<RequestThread request={request} side="staff" unseen={acts.news?.messages ?? []} />
			<section>
				<h3>{t('console.requests.documents')}</h3>
				<FileList files={request.files} onFile={beside?.onFile} />
			</section>
			{canDecide ? (
				<Decide request={request} acts={acts} onNext={onNext} isBeside={beside !== undefined} />
			) : (
				<Decided request={request} onNext={onNext} />
			)}
		</Stack>
	);
};
