/** One SDG target; `targetNumber` is the part behind the dot ('8' for 8.8, 'b' for 16.b). */
export type SeedSdgTarget = { goalId: number; targetNumber: string; description: { ja: string; en: string } };
