CREATE TABLE "calibration_declines" (
	"calibration_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calibration_declines_calibration_id_user_id_pk" PRIMARY KEY("calibration_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "calibration_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calibration_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"calibration_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calibration_parts" (
	"calibration_id" integer NOT NULL,
	"answer_sub_category_id" integer NOT NULL,
	"first_rater_id" integer,
	CONSTRAINT "calibration_parts_calibration_id_answer_sub_category_id_pk" PRIMARY KEY("calibration_id","answer_sub_category_id")
);
--> statement-breakpoint
CREATE TABLE "calibration_ratings" (
	"calibration_id" integer NOT NULL,
	"evaluation_id" integer NOT NULL,
	"first_rate" smallint NOT NULL,
	"first_comment" text,
	"second_rate" smallint,
	"second_comment" text,
	CONSTRAINT "calibration_ratings_calibration_id_evaluation_id_pk" PRIMARY KEY("calibration_id","evaluation_id"),
	CONSTRAINT "calibration_ratings_first" CHECK ("calibration_ratings"."first_rate" in (0, 1, 2, 3)),
	CONSTRAINT "calibration_ratings_second" CHECK ("calibration_ratings"."second_rate" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "calibrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calibrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"progress_id" integer NOT NULL,
	"sheet_id" integer NOT NULL,
	"second_rater_id" integer,
	"given_at" timestamp (3) with time zone,
	"rated_at" timestamp (3) with time zone,
	"saved_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calibrations_given" CHECK (("calibrations"."second_rater_id" is null) = ("calibrations"."given_at" is null)),
	CONSTRAINT "calibrations_rated" CHECK ("calibrations"."rated_at" is null or "calibrations"."second_rater_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "declared_interests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "declared_interests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"since_on" date NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"removed_by" integer,
	"removal_reason" text,
	CONSTRAINT "declared_interests_removed" CHECK (("declared_interests"."removed_at" is null) = ("declared_interests"."removed_by" is null) and ("declared_interests"."removed_at" is null) = ("declared_interests"."removal_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "interest_confirmations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interest_confirmations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"declared" smallint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "notices_reminders";--> statement-breakpoint
ALTER TABLE "calibration_declines" ADD CONSTRAINT "calibration_declines_calibration_id_calibrations_id_fk" FOREIGN KEY ("calibration_id") REFERENCES "public"."calibrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calibration_declines" ADD CONSTRAINT "calibration_declines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calibration_messages" ADD CONSTRAINT "calibration_messages_calibration_id_calibrations_id_fk" FOREIGN KEY ("calibration_id") REFERENCES "public"."calibrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calibration_messages" ADD CONSTRAINT "calibration_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calibration_parts" ADD CONSTRAINT "calibration_parts_calibration_id_calibrations_id_fk" FOREIGN KEY ("calibration_id") REFERENCES "public"."calibrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calibration_parts" ADD CONSTRAINT "calibration_parts_answer_sub_category_id_answer_sub_categories_id_fk" FOREIGN KEY ("answer_sub_category_id") REFERENCES "public"."answer_sub_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calibration_parts" ADD CONSTRAINT "calibration_parts_first_rater_id_users_id_fk" FOREIGN KEY ("first_rater_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calibration_ratings" ADD CONSTRAINT "calibration_ratings_calibration_id_calibrations_id_fk" FOREIGN KEY ("calibration_id") REFERENCES "public"."calibrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calibration_ratings" ADD CONSTRAINT "calibration_ratings_evaluation_id_answer_evaluations_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."answer_evaluations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calibrations" ADD CONSTRAINT "calibrations_progress_id_assessment_progresses_id_fk" FOREIGN KEY ("progress_id") REFERENCES "public"."assessment_progresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calibrations" ADD CONSTRAINT "calibrations_sheet_id_answer_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."answer_sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calibrations" ADD CONSTRAINT "calibrations_second_rater_id_users_id_fk" FOREIGN KEY ("second_rater_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declared_interests" ADD CONSTRAINT "declared_interests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declared_interests" ADD CONSTRAINT "declared_interests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declared_interests" ADD CONSTRAINT "declared_interests_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_confirmations" ADD CONSTRAINT "interest_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calibration_messages_calibration" ON "calibration_messages" USING btree ("calibration_id","id");--> statement-breakpoint
CREATE INDEX "calibration_parts_sub_category" ON "calibration_parts" USING btree ("answer_sub_category_id");--> statement-breakpoint
CREATE INDEX "calibration_parts_first_rater" ON "calibration_parts" USING btree ("first_rater_id");--> statement-breakpoint
CREATE INDEX "calibration_ratings_evaluation" ON "calibration_ratings" USING btree ("evaluation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calibrations_sheet" ON "calibrations" USING btree ("sheet_id");--> statement-breakpoint
CREATE INDEX "calibrations_progress" ON "calibrations" USING btree ("progress_id");--> statement-breakpoint
CREATE INDEX "calibrations_second_rater" ON "calibrations" USING btree ("second_rater_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "calibrations_drawn_at" ON "calibrations" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "calibrations_open" ON "calibrations" USING btree ("id") WHERE "calibrations"."rated_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "declared_interests_standing" ON "declared_interests" USING btree ("user_id","company_id") WHERE "declared_interests"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "declared_interests_company" ON "declared_interests" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "declared_interests_declared_at" ON "declared_interests" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "interest_confirmations_user" ON "interest_confirmations" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notices_reminders" ON "notices" USING btree ("kind","id") WHERE "notices"."voided_at" is null and "notices"."kind" in ('deadline', 'evidence_due', 'certificate_expiring', 'digest', 'interests_due', 'signing_key_expiring');