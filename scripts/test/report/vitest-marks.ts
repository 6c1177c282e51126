import { afterAll, expect } from 'vitest';
import { markBegin, markEnd } from './marks.ts';

/** A set-up of Vitest: it runs before each file is loaded, and its `afterAll` after all others. */

const file = expect.getState().testPath ?? '';
markBegin(file);
afterAll(() => markEnd(file));
