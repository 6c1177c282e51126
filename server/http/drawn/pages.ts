import { certifiedPage } from './certified/certified.ts';
import { feesPage } from './fees/fees.ts';
import { guidePages } from './guide/pages.ts';
import type { DrawnPage } from './page.ts';
import { resultPage } from './result/result.ts';
import { sharePage } from './share/share.ts';
import { unsubscribePage } from './unsubscribe/unsubscribe.ts';
import { verificationPage } from './verify/verification.ts';
import { verifyPage } from './verify/verify.ts';

export const DRAWN_PAGES: readonly DrawnPage[] = [
	verifyPage,
	verificationPage,
	certifiedPage,
	feesPage,
	sharePage,
	resultPage,
	unsubscribePage,
	...guidePages,
];
