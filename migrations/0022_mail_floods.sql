DROP INDEX "outbox_jobs_open";--> statement-breakpoint
CREATE INDEX "outbox_jobs_relayed" ON "outbox_jobs" USING btree ("relayed_at","id") WHERE "outbox_jobs"."finished_at" is null and "outbox_jobs"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "mails_inquiries" ON "mails" USING btree ("user_id","created_at") WHERE "mails"."kind" = 'inquiry';--> statement-breakpoint
CREATE INDEX "outbox_jobs_open" ON "outbox_jobs" USING btree ("name") WHERE "outbox_jobs"."finished_at" is null and "outbox_jobs"."failed_at" is null;