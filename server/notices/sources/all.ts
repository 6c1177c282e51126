import { bulkSources } from './bulk.ts';
import { calibrationSources } from './calibration.ts';
import { certificateSources } from './certificates.ts';
import { evidenceSources } from './evidence.ts';
import { inquirySources } from './inquiries.ts';
import { objectionSources } from './objections.ts';
import { planSources } from './plans.ts';
import { progressSources } from './progresses.ts';
import { securitySources } from './security.ts';
import { shareSources } from './shares.ts';
import type { Sources } from './source.ts';

export const sources: Sources = {
	...progressSources,
	...bulkSources,
	...evidenceSources,
	...certificateSources,
	...inquirySources,
	...objectionSources,
	...calibrationSources,
	...planSources,
	...shareSources,
	...securitySources,
};
