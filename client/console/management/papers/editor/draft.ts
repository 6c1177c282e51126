import { z } from 'zod';
import { DEPARTMENTS } from '#shared/papers/departments.ts';
import { BASIS_KINDS, EXPLAIN_LEVELS } from '#shared/papers/guidance.ts';
import type { PaperNode } from './nodes.ts';

/**
 * The schema of a locally stored draft: tree, statements and base version. It has no limits of length, so that texts
 * too long to save are not lost.
 */

const text = z.string();
const english = z.string().nullable();

const typedGuidance = z.object({
	purpose: text,
	purpose_en: english,
	basis: z.array(
		z.object({
			kind: z.enum(BASIS_KINDS),
			text,
			text_en: english,
			source: text,
			source_en: english,
			as_of: z.string().nullable(),
			from: z.string().nullable().optional(),
			until: z.string().nullable().optional(),
		}),
	),
	evidence: z.array(
		z.object({
			text,
			text_en: english,
			record: z.string().nullable().optional(),
			department: z.array(z.enum(DEPARTMENTS)).optional(),
		}),
	),
});

const typedAnchors = z.object({
	full: text,
	full_en: english,
	half: z.string().nullable(),
	half_en: english,
	none: text,
	none_en: english,
});

const node: z.ZodType<PaperNode> = z.object({
	key: z.string(),
	storedKey: z.string().nullable(),
	renewedFrom: z.string().nullable(),
	isSameQuestion: z.boolean(),
	content: z.string(),
	contentEn: z.string(),
	isEditing: z.boolean(),
	isUnfolded: z.boolean(),
	points: z.string(),
	weight: z.string(),
	targets: z.array(z.number()),
	naCondition: z.string(),
	naConditionEn: z.string(),
	isCritical: z.boolean(),
	guidance: typedGuidance.nullable(),
	anchors: typedAnchors.nullable(),
	/** Missing in drafts stored by versions before this field existed. */
	isCriticalItem: z.boolean().default(false),
	get children() {
		return z.array(node);
	},
});

const statements = z.object({
	introduction: z.string(),
	introductionEn: z.string(),
	explainLevel: z.enum(EXPLAIN_LEVELS),
});

export const paperDraft = z.object({ version: z.number().int(), nodes: z.array(node), statements });
