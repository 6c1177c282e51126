DROP INDEX "notices_once";--> statement-breakpoint
CREATE INDEX "assessment_progresses_deadline" ON "assessment_progresses" USING btree ("end_date","id") WHERE "assessment_progresses"."status" in (1, 2);--> statement-breakpoint
CREATE INDEX "evidence_requests_due" ON "evidence_requests" USING btree ("due_on","id") WHERE "evidence_requests"."status" = 'open';--> statement-breakpoint
CREATE INDEX "notices_reminders" ON "notices" USING btree ("kind","id") WHERE "notices"."voided_at" is null and "notices"."kind" in ('deadline', 'evidence_due', 'certificate_expiring', 'digest', 'signing_key_expiring');--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once" ON "notices" USING btree ("kind","event_key","recipient_id");