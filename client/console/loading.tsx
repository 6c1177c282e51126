import { type ReactNode, Suspense } from 'react';
import { Container } from '#client/ui/layout.tsx';
import { Skeleton } from '#client/ui/states.tsx';

/** A boundary of its own for what loads: what was shown before must be gone meanwhile, or it would go on asking. */
export const Loading = ({ children }: { children: ReactNode }) => (
	<Suspense
		fallback={
			<Container width="wide">
				<Skeleton heights={[32, 24, 24, 320]} />
			</Container>
		}
	>
		{children}
	</Suspense>
);
