import { goals01To06 } from './sdg-targets/goals-01-06.ts';
import { goals07To12 } from './sdg-targets/goals-07-12.ts';
import { goals13To17 } from './sdg-targets/goals-13-17.ts';

/** One SDG target; `targetNumber` is the part behind the dot ('8' for 8.8, 'b' for 16.b). */
export type SeedSdgTarget = { goalId: number; targetNumber: string; description: { ja: string; en: string } };

/** All 169 targets, in official order; summaries in our own words. */
export const sdgTargets: readonly SeedSdgTarget[] = [...goals01To06, ...goals07To12, ...goals13To17];
