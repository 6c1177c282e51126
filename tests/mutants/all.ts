import { accounts } from './areas/accounts.ts';
import { archives } from './areas/archives.ts';
import { certificates } from './areas/certificates.ts';
import { client } from './areas/client.ts';
import { evidence } from './areas/evidence.ts';
import { lists } from './areas/lists.ts';
import { notices } from './areas/notices.ts';
import { programme } from './areas/programme.ts';
import { refusals } from './areas/refusals.ts';
import { saving } from './areas/saving.ts';
import { states } from './areas/states.ts';
import { tenancy } from './areas/tenancy.ts';
import { voice } from './areas/voice.ts';
import { workers } from './areas/workers.ts';
import type { Mutant } from './mutant.ts';

/** Lines of every area of the product. */
export const MUTANTS: readonly Mutant[] = [
	...states,
	...saving,
	...refusals,
	...tenancy,
	...evidence,
	...certificates,
	...accounts,
	...voice,
	...notices,
	...lists,
	...programme,
	...archives,
	...workers,
	...client,
];
