ALTER TABLE "paper_check_items" ADD COLUMN "is_critical_item" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "critical_question_ids" integer[];--> statement-breakpoint
-- A report that was confirmed does not change: what was graded before keeps the critical failures by the rule of that time
-- (nothing earned, not applicable without a condition, or everything ineligible). From now on they are stored at grading.
UPDATE "results" SET "critical_question_ids" = coalesce((
	SELECT array_agg(q.id ORDER BY q.id)
	FROM answer_categories c
	JOIN answer_sub_categories a ON a.category_id = c.id
	JOIN answer_contents t ON t.answer_sub_category_id = a.id
	JOIN paper_questions q ON q.id = t.question_id AND q.is_critical
	WHERE c.sheet_id = "results"."sheet_id" AND CASE
		WHEN t.answer = 3 THEN q.na_condition IS NULL
		ELSE NOT EXISTS (
			SELECT 1 FROM answer_evaluations e JOIN paper_check_items i ON i.id = e.check_item_id
			WHERE e.answer_content_id = t.id
				AND (e.evaluation_rate IS NULL OR (e.evaluation_rate > 1 AND i.weight_tenths > 0 AND q.points > 0))
		)
	END
), '{}')
FROM answer_sheets s JOIN assessment_progresses p ON p.id = s.progress_id
WHERE s.id = "results"."sheet_id"
	AND CASE s.round WHEN 1 THEN p.graded_at ELSE p.regraded_at END IS NOT NULL;
