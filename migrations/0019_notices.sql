CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"kind" text NOT NULL,
	"notice_id" integer,
	"user_id" integer,
	"address" text,
	"locale" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"progress_id" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"error" text,
	"claimed_at" timestamp (3) with time zone,
	"next_attempt_at" timestamp (3) with time zone,
	"tried_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"sent_to" text,
	CONSTRAINT "mails_state" CHECK ("mails"."state" in ('waiting', 'sent', 'failed', 'void'))
);
--> statement-breakpoint
CREATE TABLE "notice_preferences" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	CONSTRAINT "notice_preferences_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "notice_preferences_channel" CHECK ("notice_preferences"."channel" in ('inbox', 'off'))
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient_id" integer NOT NULL,
	"kind" text NOT NULL,
	"event_key" text NOT NULL,
	"company_id" integer,
	"progress_id" integer,
	"subject_id" integer,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"voided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locale" text DEFAULT 'ja' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_progress_id_assessment_progresses_id_fk" FOREIGN KEY ("progress_id") REFERENCES "public"."assessment_progresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_preferences" ADD CONSTRAINT "notice_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_progress_id_assessment_progresses_id_fk" FOREIGN KEY ("progress_id") REFERENCES "public"."assessment_progresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mails_message_id" ON "mails" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_notice" ON "mails" USING btree ("notice_id") WHERE "mails"."notice_id" is not null;--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mails_state" ON "mails" USING btree ("state","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("user_id") WHERE "mails"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "mails_progress" ON "mails" USING btree ("progress_id") WHERE "mails"."progress_id" is not null;--> statement-breakpoint
CREATE INDEX "mails_receipts" ON "mails" USING btree ("created_at",lower("address")) WHERE "mails"."kind" = 'receipt';--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once" ON "notices" USING btree ("kind","event_key","recipient_id");--> statement-breakpoint
CREATE INDEX "notices_reminders" ON "notices" USING btree ("kind","id") WHERE "notices"."voided_at" is null and "notices"."kind" in ('deadline', 'evidence_due', 'certificate_expiring', 'digest', 'signing_key_expiring');--> statement-breakpoint
CREATE INDEX "notices_inbox" ON "notices" USING btree ("recipient_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "notices"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("recipient_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "notices"."voided_at" is null and "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_progress" ON "notices" USING btree ("progress_id","kind") WHERE "notices"."progress_id" is not null;--> statement-breakpoint
CREATE INDEX "notices_company" ON "notices" USING btree ("company_id") WHERE "notices"."company_id" is not null;--> statement-breakpoint
CREATE INDEX "notices_created_at" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "assessment_progresses_deadline" ON "assessment_progresses" USING btree ("end_date","id") WHERE "assessment_progresses"."status" in (1, 2);--> statement-breakpoint
CREATE INDEX "evidence_requests_due" ON "evidence_requests" USING btree ("due_on","id") WHERE "evidence_requests"."status" = 'open';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_locale" CHECK ("users"."locale" in ('ja', 'en'));