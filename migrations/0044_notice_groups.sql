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
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_first" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_list" CHECK ("saved_views"."list" in ('work', 'assessments', 'submissions', 'to_confirm', 're_assessments', 'to_confirm_again', 'certification', 'evidence_requests', 'audit_events', 'companies', 'assessors', 'inquiries', 'phrases', 'failed_jobs', 'mails'))
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("user_id","list","name");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_first" ON "saved_views" USING btree ("user_id","list") WHERE "saved_views"."is_first";