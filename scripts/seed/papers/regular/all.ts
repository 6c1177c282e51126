import type { SeedQuestions, SeedRegularQuestion } from '#scripts/seed/papers/types.ts';
import { a1 } from './a1.ts';
import { a2 } from './a2.ts';
import { a3 } from './a3.ts';
import { b1 } from './b1.ts';
import { b2 } from './b2.ts';
import { b3 } from './b3.ts';
import { b4 } from './b4.ts';
import { b5 } from './b5.ts';
import { c1 } from './c1.ts';
import { c2 } from './c2.ts';
import { c3 } from './c3.ts';
import { d1 } from './d1.ts';
import { d2 } from './d2.ts';
import { d3 } from './d3.ts';
import { e1 } from './e1.ts';
import { e2 } from './e2.ts';
import { e3 } from './e3.ts';
import { f1 } from './f1.ts';
import { f2 } from './f2.ts';
import { f3 } from './f3.ts';
import { f4 } from './f4.ts';
import { g1 } from './g1.ts';
import { g2 } from './g2.ts';
import { g3 } from './g3.ts';

export const regular: SeedQuestions<SeedRegularQuestion> = {
	A1: a1,
	A2: a2,
	A3: a3,
	B1: b1,
	B2: b2,
	B3: b3,
	B4: b4,
	B5: b5,
	C1: c1,
	C2: c2,
	C3: c3,
	D1: d1,
	D2: d2,
	D3: d3,
	E1: e1,
	E2: e2,
	E3: e3,
	F1: f1,
	F2: f2,
	F3: f3,
	F4: f4,
	G1: g1,
	G2: g2,
	G3: g3,
};
