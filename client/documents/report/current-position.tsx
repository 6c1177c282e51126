import type { ReactNode } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { type Load, Loaded } from '#client/ui/loaded.tsx';
import type { CurrentPosition as Current } from '#shared/position/schemas.ts';
import { PositionRows } from './position.tsx';

type CurrentPositionProps = {
	query: Load & { data: { data: Current } | undefined };
	/** What the reader may do where the company takes no part. */
	whenOptedOut?: ReactNode;
};

/**
 * Today's position beside a report that says none itself: one that is not finalised, or had too few companies beside it
 * when it was. Where there is still none, it says why.
 */
export const CurrentPosition = ({ query, whenOptedOut }: CurrentPositionProps) => {
	const { t } = useText();
	return (
		<Panel label={t('documents.position.current')}>
			<Stack>
				<h2>{t('documents.position.current')}</h2>
				<Loaded query={query} heights={[24, 24]}>
					{({ position, reason }) => (
						<>
							{position && <PositionRows position={position} />}
							{reason && <p>{t(`documents.position.none.${reason}`)}</p>}
							{reason === 'opted_out' && whenOptedOut}
						</>
					)}
				</Loaded>
			</Stack>
		</Panel>
	);
};
