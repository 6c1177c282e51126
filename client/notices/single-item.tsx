import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Notice } from '#shared/notices/schemas.ts';
import type { InboxArea } from './calls.ts';
import { NoticeItem } from './notice-item.tsx';
import { useReading } from './use-reading.ts';

/** A notice of its own in the inbox, read by opening it or by its button. */
export const SingleItem = ({ area, notice }: { area: InboxArea; notice: Notice }) => {
	const { t } = useText();
	const { opened, read } = useReading(area);
	const { id } = notice;
	const isUnread = notice.read_at === null;
	return (
		<NoticeItem
			notice={notice}
			to={notice.path}
			onOpen={() => {
				if (isUnread) opened.mutate({ id });
			}}
			action={
				isUnread && (
					<Button
						size="tiny"
						label={`${t('notices.markRead')} ${notice.title}`}
						busy={read.isPending}
						onClick={() => read.mutate({ id })}
					>
						{t('notices.markRead')}
					</Button>
				)
			}
		/>
	);
};
