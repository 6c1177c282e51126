import { z } from 'zod';
import { ROUNDS } from '#shared/assessment/round.ts';
import { checkedSubCategory, ratingsBody } from '#shared/checking/schemas.ts';
import { assessor } from '#shared/companies/assigned.ts';
import { commentText, id, instant } from '#shared/fields.ts';
import { documentFile, evidenceDocument } from '#shared/files/documents.ts';
import { listQuery } from '#shared/lists.ts';
import { savedAnswer } from '#shared/versions.ts';

/** Calibration: a second assessor rates a few sub-categories of a graded sheet without knowing the first ratings. */

/** `waiting`: nobody can rate it yet; `given`: with the second rater; `rated`: complete. */
export const CALIBRATION_STATES = ['waiting', 'given', 'rated'] as const;
export type CalibrationState = (typeof CALIBRATION_STATES)[number];

const company = z.object({ id: id(), name: z.string() });

const round = z.union(ROUNDS.map((one) => z.literal(one)));

export const ownCalibration = z.object({
	id: id(),
	company,
	round,
	sub_categories: z.array(z.string()),
	calibration_state: z.enum(CALIBRATION_STATES),
	/** Whether the reader is the one who rates a second time. */
	is_second: z.boolean(),
	/** When it was given to the second rater. */
	given_at: instant().nullable(),
	rated_at: instant().nullable(),
});
export type OwnCalibration = z.output<typeof ownCalibration>;

const {
	version: _version,
	saved_at: _savedAt,
	saved_by: _savedBy,
	prev: _prev,
	next: _next,
	...part
} = checkedSubCategory.shape;
const { is_checked: _isChecked, is_editable: _isEditable, ...shownPart } = part;

/** What the second rater sees: nothing of the first ratings, memos and raters. */
export const calibrationSheet = z.object({
	id: id(),
	company,
	round,
	sub_categories: z.array(z.object(shownPart)),
	/** Documents that support questions of these sub-categories. */
	documents: z.array(evidenceDocument),
	/** Files that the company sent on requests about them. */
	request_files: z.array(documentFile.extend({ answer_content_id: id() })),
	item_count: z.int(),
	unrated_count: z.int(),
	version: z.int(),
	saved_at: instant().nullable(),
});
export type CalibrationSheet = z.input<typeof calibrationSheet>;

const { conflict_decided: _decided, ...secondRatings } = ratingsBody;
export const secondRatingsBody = secondRatings;
const secondRatingsInput = z.object({ id: id(), ...secondRatingsBody });
export type SecondRatingsInput = z.output<typeof secondRatingsInput>;

export const savedSecondRatings = savedAnswer.extend({ unrated_count: z.int() });
export type SavedSecondRatings = z.input<typeof savedSecondRatings>;

export const declineBody = { reason: commentText() };

const rate = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

const comparedItem = z.object({
	id: id(),
	content: z.string(),
	first_rate: rate,
	first_comment: z.string().nullable(),
	second_rate: rate,
	second_comment: z.string().nullable(),
});

export const calibrationComparison = z.object({
	id: id(),
	company,
	round,
	progress_id: id(),
	drawn_at: instant(),
	rated_at: instant(),
	second_rater: assessor,
	item_count: z.int(),
	/** Items that both rated alike. */
	same_count: z.int(),
	sub_categories: z.array(
		z.object({
			id: id(),
			content: z.string(),
			answer_category: z.object({ id: id(), content: z.string() }),
			/** Null where the rater of the time is not known. */
			first_rater: assessor.nullable(),
			answer_contents: z.array(
				z.object({
					id: id(),
					content: z.string(),
					answer: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
					compared_items: z.array(comparedItem),
				}),
			),
		}),
	),
	messages: z.array(z.object({ id: id(), author: assessor, content: z.string(), created_at: instant() })),
});
export type CalibrationComparison = z.output<typeof calibrationComparison>;

export const calibrationMessageBody = { content: commentText() };

export const calibrationsQuery = {
	...listQuery(['drawn_at', 'rated_at']),
	calibration_state: z.enum(CALIBRATION_STATES, { error: 'validation.choice' }).optional(),
};
export type CalibrationsInput = z.output<z.ZodObject<typeof calibrationsQuery>>;

export const calibrationRow = z.object({
	id: id(),
	company,
	progress_id: id(),
	round,
	calibration_state: z.enum(CALIBRATION_STATES),
	drawn_at: instant(),
	given_at: instant().nullable(),
	rated_at: instant().nullable(),
	second_rater: assessor.nullable(),
	declined_count: z.int(),
	item_count: z.int(),
	/** Null until it is complete. */
	same_count: z.int().nullable(),
});
export type CalibrationRow = z.output<typeof calibrationRow>;

const agreement = {
	/** Items that both rated 0, 50 or 100 %. */
	scored: z.int(),
	/** Share of these that both rated alike; null below 30. */
	exact: z.number().nullable(),
	/** Quadratically weighted; null below 30, and where it is not defined. */
	kappa: z.number().nullable(),
	is_kappa_defined: z.boolean(),
	/** Items that both rated. */
	items: z.int(),
	/** Items that one of them or both rated as ineligible. */
	ineligible: z.int(),
	/** Share of all items at which both agree whether it is eligible; null below 30. */
	eligibility: z.number().nullable(),
};

export const calibrationAgreement = z.object({
	/** 0: no grading is drawn. */
	percent: z.int(),
	overall: z.object(agreement),
	/** Each assessor against all others, by name. */
	assessors: z.array(assessor.extend(agreement)),
});
export type CalibrationAgreement = z.output<typeof calibrationAgreement>;
