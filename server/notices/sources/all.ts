import { progressSources } from './progresses.ts';
import { securitySources } from './security.ts';
import type { Sources } from './source.ts';

/** Every event that people are told of. */
export const sources: Sources = { ...progressSources, ...securitySources };
