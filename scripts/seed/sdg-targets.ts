import { goals01To06 } from './sdg-targets/goals-01-06.ts';
import { goals07To12 } from './sdg-targets/goals-07-12.ts';
import { goals13To17 } from './sdg-targets/goals-13-17.ts';
import type { SeedSdgTarget } from './sdg-targets/target.ts';

/** All 169 targets, in official order; summaries in our own words. */
export const sdgTargets: readonly SeedSdgTarget[] = [...goals01To06, ...goals07To12, ...goals13To17];
