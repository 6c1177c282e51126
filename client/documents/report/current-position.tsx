import type { ReactNode } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { type Load, Loaded } from '#client/ui/loaded.tsx';
import type { CurrentPosition as Current } from '#shared/position/schemas.ts';
import { PositionRows } from './position.tsx';

type CurrentPositionProps = {
	query: Load & { data: { data: Current } | undefined };
	whenOptedOut?: ReactNode;
};

/**
 * Current position beside a report without one: not finalized, or finalized with too few companies. Otherwise the
 * reason why there is none.
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
