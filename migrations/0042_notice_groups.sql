CREATE TABLE "notice_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient_id" integer NOT NULL,
	"kind" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "mails_inquiries";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "group_id" integer;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "group_id" integer;--> statement-breakpoint
ALTER TABLE "notice_groups" ADD CONSTRAINT "notice_groups_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_groups_hours" ON "notice_groups" USING btree ("recipient_id","kind","opened_at");--> statement-breakpoint
CREATE INDEX "notice_groups_opened_at" ON "notice_groups" USING btree ("opened_at");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_group_id_notice_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."notice_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_group_id_notice_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."notice_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mails_group" ON "mails" USING btree ("group_id") WHERE "mails"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "notices_to_settle" ON "notices" USING btree ("kind","id") WHERE "notices"."voided_at" is null and "notices"."read_at" is null and "notices"."kind" in ('plan_returned', 'submitted', 'evidence_answered', 'grading_failed', 'report_returned', 'plan_answered', 'inquiry', 'awaiting_finalisation', 'applied', 'unassigned');--> statement-breakpoint
CREATE INDEX "notices_group" ON "notices" USING btree ("group_id") WHERE "notices"."group_id" is not null;