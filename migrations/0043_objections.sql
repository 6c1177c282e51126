CREATE TABLE "objection_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "objection_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_name" text NOT NULL,
	"extension" text NOT NULL,
	"file_path" text NOT NULL,
	"content_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"uploaded_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"objection_id" integer NOT NULL,
	CONSTRAINT "objection_files_size" CHECK ("objection_files"."byte_size" >= 0)
);
--> statement-breakpoint
CREATE TABLE "objection_points" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "objection_points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"objection_id" integer NOT NULL,
	"sub_category_id" integer NOT NULL,
	"question_id" integer,
	"reason" text NOT NULL,
	"is_upheld" boolean,
	"decision_reason" text,
	CONSTRAINT "objection_points_decided" CHECK (("objection_points"."is_upheld" is null) = ("objection_points"."decision_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "objections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "objections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"progress_id" integer NOT NULL,
	"sheet_id" integer NOT NULL,
	"round" smallint NOT NULL,
	"status" text DEFAULT 'filed' NOT NULL,
	"filed_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_on" date NOT NULL,
	"withdrawn_because" text,
	"ended_by" integer,
	"ended_at" timestamp (3) with time zone,
	"decided_by_involved" boolean DEFAULT false NOT NULL,
	"opens_correction" boolean DEFAULT false NOT NULL,
	"released_at" timestamp (3) with time zone,
	"corrected_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "objections_round" CHECK ("objections"."round" in (1, 2)),
	CONSTRAINT "objections_status" CHECK ("objections"."status" in ('filed', 'decided', 'withdrawn')),
	CONSTRAINT "objections_withdrawal" CHECK ("objections"."withdrawn_because" in ('company', 'cancelled')),
	CONSTRAINT "objections_withdrawn" CHECK (("objections"."status" = 'withdrawn') = ("objections"."withdrawn_because" is not null)),
	CONSTRAINT "objections_ended" CHECK (("objections"."status" = 'filed') = ("objections"."ended_at" is null)),
	CONSTRAINT "objections_correction" CHECK (not "objections"."opens_correction" or "objections"."status" = 'decided')
);
--> statement-breakpoint
ALTER TABLE "objection_files" ADD CONSTRAINT "objection_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objection_files" ADD CONSTRAINT "objection_files_objection_id_objections_id_fk" FOREIGN KEY ("objection_id") REFERENCES "public"."objections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objection_points" ADD CONSTRAINT "objection_points_objection_id_objections_id_fk" FOREIGN KEY ("objection_id") REFERENCES "public"."objections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objection_points" ADD CONSTRAINT "objection_points_sub_category_id_paper_sub_categories_id_fk" FOREIGN KEY ("sub_category_id") REFERENCES "public"."paper_sub_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objection_points" ADD CONSTRAINT "objection_points_question_id_paper_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."paper_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_progress_id_assessment_progresses_id_fk" FOREIGN KEY ("progress_id") REFERENCES "public"."assessment_progresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_sheet_id_answer_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."answer_sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_filed_by_users_id_fk" FOREIGN KEY ("filed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "objection_files_objection" ON "objection_files" USING btree ("objection_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "objection_files_path" ON "objection_files" USING btree ("file_path");--> statement-breakpoint
CREATE INDEX "objection_points_objection" ON "objection_points" USING btree ("objection_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "objections_sheet" ON "objections" USING btree ("sheet_id");--> statement-breakpoint
CREATE INDEX "objections_progress" ON "objections" USING btree ("progress_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "objections_filed_at" ON "objections" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "objections_undecided" ON "objections" USING btree ("progress_id") WHERE "objections"."status" = 'filed';