import { useId, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Row } from '#client/ui/layout.tsx';
import type { Notice } from '#shared/notices/schemas.ts';
import type { InboxArea } from './calls.ts';
import { NoticeItem } from './notice-item.tsx';
import { Unfolded } from './unfolded.tsx';
import { useReading } from './use-reading.ts';

type GroupItemProps = { area: InboxArea; notice: Notice; group: NonNullable<Notice['group']> };

/** A group in the inbox, which unfolds. It is read once all its notices are. */
export const GroupItem = ({ area, notice, group }: GroupItemProps) => {
	const { t } = useText();
	const id = useId();
	const [isOpen, setOpen] = useState(false);
	const { readGroup } = useReading(area);
	const { group_id: groupId } = notice;
	return (
		<NoticeItem
			notice={notice}
			to={null}
			action={
				<Row>
					<Button
						size="tiny"
						disclosure={{ expanded: isOpen, controls: id }}
						label={`${t(isOpen ? 'notices.fold' : 'notices.unfold', { count: group.count })} ${notice.title}`}
						onClick={() => setOpen(!isOpen)}
					>
						{t(isOpen ? 'notices.fold' : 'notices.unfold', { count: group.count })}
					</Button>
					{group.unread > 0 && groupId !== null && (
						<Button
							size="tiny"
							kind="text"
							label={`${t('notices.markGroup', { count: group.unread })} ${notice.title}`}
							busy={readGroup.isPending}
							onClick={() => readGroup.mutate({ id: groupId, up_to: notice.id })}
						>
							{t('notices.markGroup', { count: group.unread })}
						</Button>
					)}
				</Row>
			}
		>
			{isOpen && <Unfolded area={area} id={id} notice={notice} />}
		</NoticeItem>
	);
};
