import { z } from 'zod';
import { anchors, guidance } from '#shared/papers/guidance.ts';
import type { PaperNode } from './nodes.ts';

/** The schema of a stored draft of a paper: the tree and its base version. */

const node: z.ZodType<PaperNode> = z.object({
	key: z.string(),
	storedKey: z.string().nullable(),
	content: z.string(),
	contentEn: z.string(),
	isEditing: z.boolean(),
	points: z.string(),
	weight: z.string(),
	targets: z.array(z.number()),
	naCondition: z.string(),
	naConditionEn: z.string(),
	isCritical: z.boolean(),
	guidance: guidance.nullable(),
	anchors: anchors.nullable(),
	get children() {
		return z.array(node);
	},
});

export const paperDraft = z.object({ version: z.number().int(), nodes: z.array(node) });
