import { z } from 'zod';
import type { PaperNode } from './nodes.ts';

/** The schema of a stored draft of a paper: the tree and its base version. */

const node: z.ZodType<PaperNode> = z.object({
	key: z.string(),
	content: z.string(),
	contentEn: z.string(),
	isEditing: z.boolean(),
	points: z.string(),
	weight: z.string(),
	targets: z.array(z.number()),
	get children() {
		return z.array(node);
	},
});

export const paperDraft = z.object({ version: z.number().int(), nodes: z.array(node) });
