import './base-texts.ts';
import { StrictMode } from 'react';
import type { Address } from '#client/ui/unsaved.tsx';
import type { Known } from '#shared/public-pages.ts';
import { Providers } from './providers.tsx';
import { Routes } from './routes.tsx';

/** All screens, in the browser and rendered on the server. */
export const Screens = ({ address, known }: { address?: Address; known: Known | undefined }) => (
	<StrictMode>
		<Providers known={known} {...(address ? { address } : {})}>
			<Routes />
		</Providers>
	</StrictMode>
);
