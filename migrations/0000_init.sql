CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE SEQUENCE "public"."company_registration_sequence" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "assessor_companies" (
	"user_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessor_companies_user_id_company_id_pk" PRIMARY KEY("user_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"area" text NOT NULL,
	"role" smallint DEFAULT 1 NOT NULL,
	"company_id" integer,
	"name" text NOT NULL,
	"name_kana" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"deactivated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_area" CHECK ("users"."area" in ('app', 'console')),
	CONSTRAINT "users_role" CHECK ("users"."role" in (0, 1)),
	CONSTRAINT "users_company" CHECK (("users"."area" = 'app') = ("users"."company_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "answer_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sheet_id" integer NOT NULL,
	"main_category_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answer_contents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_contents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"answer_sub_category_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"answer" smallint,
	"extension_note" text,
	CONSTRAINT "answer_contents_answer" CHECK ("answer_contents"."answer" in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "answer_evaluations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_evaluations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"answer_content_id" integer NOT NULL,
	"check_item_id" integer NOT NULL,
	"evaluation_rate" smallint,
	"comment" text,
	CONSTRAINT "answer_evaluations_rate" CHECK ("answer_evaluations"."evaluation_rate" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "answer_sheets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_sheets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"progress_id" integer NOT NULL,
	"round" smallint NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_sheets_round" CHECK ("answer_sheets"."round" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "answer_sub_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_sub_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"sub_category_id" integer NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"saved_at" timestamp (3) with time zone,
	"saved_by" integer,
	"answer_version" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"rated_at" timestamp (3) with time zone,
	"rated_by" integer,
	"rating_version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assessment_progresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assessment_progresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"paper_id" integer NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"status_since" timestamp (3) with time zone NOT NULL,
	"start_date" date,
	"end_date" date,
	"submitted_at" timestamp (3) with time zone,
	"submitted_by" integer,
	"graded_at" timestamp (3) with time zone,
	"evaluated_at" timestamp (3) with time zone,
	"proposed_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"reassessment_at" timestamp (3) with time zone,
	"regraded_at" timestamp (3) with time zone,
	"reevaluated_at" timestamp (3) with time zone,
	"recompleted_at" timestamp (3) with time zone,
	"applied_at" timestamp (3) with time zone,
	"issued_at" timestamp (3) with time zone,
	"grading_requested_at" timestamp (3) with time zone,
	"grading_requested_by" integer,
	"grading_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessment_progresses_status" CHECK ("assessment_progresses"."status" in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)),
	CONSTRAINT "assessment_progresses_period" CHECK ("assessment_progresses"."start_date" <= "assessment_progresses"."end_date")
);
--> statement-breakpoint
CREATE TABLE "assessment_transitions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assessment_transitions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"progress_id" integer NOT NULL,
	"event" text NOT NULL,
	"from_status" smallint,
	"to_status" smallint NOT NULL,
	"actor_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessment_transitions_event" CHECK ("assessment_transitions"."event" in ('start', 'first_save', 'submit', 'grade', 'report', 'proposal', 'finalise', 'apply_reassessment', 'grade_again', 'report_again', 'finalise_again', 'apply_certificate', 'issue', 'cancel', 'move_back'))
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"action" text NOT NULL,
	"actor_id" integer,
	"subject" text,
	"subject_id" integer,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"address" text,
	"request_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"progress_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"company_name" text NOT NULL,
	"company_address" text NOT NULL,
	"registration_number" text NOT NULL,
	"score" smallint,
	"max_score" smallint NOT NULL,
	"issue_date" date NOT NULL,
	"issued_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificates_score" CHECK ("certificates"."score" between 0 and "certificates"."max_score")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_name" text NOT NULL,
	"company_name_kana" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"ceo_name" text NOT NULL,
	"ceo_name_kana" text DEFAULT '' NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"company_address" text NOT NULL,
	"phone_number" text NOT NULL,
	"homepage_url" text DEFAULT '' NOT NULL,
	"industry_code" text NOT NULL,
	"registration_number" text NOT NULL,
	"established_date" date,
	"email" text,
	"corporate_number" text NOT NULL,
	"funds" bigint,
	"is_listed" boolean,
	"market_name" text DEFAULT '' NOT NULL,
	"employee_count" integer,
	"foreign_employee_count" integer DEFAULT 0 NOT NULL,
	"permanent_employee_count" integer DEFAULT 0 NOT NULL,
	"contract_employee_count" integer DEFAULT 0 NOT NULL,
	"temporary_employee_count" integer DEFAULT 0 NOT NULL,
	"contractor_count" integer DEFAULT 0 NOT NULL,
	"part_time_employee_count" integer DEFAULT 0 NOT NULL,
	"intern_count" integer DEFAULT 0 NOT NULL,
	"specialist_count" integer DEFAULT 0 NOT NULL,
	"employee_countries" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_industry_code" CHECK ("companies"."industry_code" ~ '^[A-T][0-9]{2}$'),
	CONSTRAINT "companies_registration_number" CHECK ("companies"."registration_number" ~ '^[0-9]{2}-[0-9]{6,}$'),
	CONSTRAINT "companies_counts" CHECK (least("companies"."employee_count", "companies"."foreign_employee_count", "companies"."permanent_employee_count", "companies"."contract_employee_count", "companies"."temporary_employee_count", "companies"."contractor_count", "companies"."part_time_employee_count", "companies"."intern_count", "companies"."specialist_count") >= 0),
	CONSTRAINT "companies_funds" CHECK ("companies"."funds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "company_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"progress_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"extension" text NOT NULL,
	"file_path" text NOT NULL,
	"content_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"uploaded_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_documents_size" CHECK ("company_documents"."byte_size" >= 0)
);
--> statement-breakpoint
CREATE TABLE "free_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "free_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"paper_id" integer NOT NULL,
	"company_name" text NOT NULL,
	"client_name" text NOT NULL,
	"email" text NOT NULL,
	"referer_id" text,
	"phone" text NOT NULL,
	"message" text,
	"has_inquiry_request" boolean NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"score" smallint NOT NULL,
	"category_results" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"certificate_token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "free_contacts_score" CHECK ("free_contacts"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "outbox_jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"relayed_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "paper_check_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_check_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"ordinal" smallint NOT NULL,
	"content" text NOT NULL,
	"content_en" text,
	"weight_tenths" smallint NOT NULL,
	CONSTRAINT "paper_check_items_weight" CHECK ("paper_check_items"."weight_tenths" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "paper_main_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_main_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"paper_id" integer NOT NULL,
	"ordinal" smallint NOT NULL,
	"content" text NOT NULL,
	"content_en" text
);
--> statement-breakpoint
CREATE TABLE "paper_question_sdg_targets" (
	"question_id" integer NOT NULL,
	"sdg_target_id" integer NOT NULL,
	CONSTRAINT "paper_question_sdg_targets_question_id_sdg_target_id_pk" PRIMARY KEY("question_id","sdg_target_id")
);
--> statement-breakpoint
CREATE TABLE "paper_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sub_category_id" integer NOT NULL,
	"ordinal" smallint NOT NULL,
	"content" text NOT NULL,
	"content_en" text,
	"points" integer NOT NULL,
	CONSTRAINT "paper_questions_points" CHECK ("paper_questions"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "paper_sub_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_sub_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"main_category_id" integer NOT NULL,
	"ordinal" smallint NOT NULL,
	"content" text NOT NULL,
	"content_en" text
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"is_premium" boolean NOT NULL,
	"is_published" boolean NOT NULL,
	"published_at" timestamp (3) with time zone,
	"created_by" integer,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "papers_published_at" CHECK ("papers"."is_published" = ("papers"."published_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "sdg_targets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sdg_targets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"goal_id" smallint NOT NULL,
	"target_number" text NOT NULL,
	"ordinal" smallint NOT NULL,
	"description" text NOT NULL,
	"description_en" text NOT NULL,
	CONSTRAINT "sdg_targets_goal_id" CHECK ("sdg_targets"."goal_id" between 1 and 17)
);
--> statement-breakpoint
CREATE TABLE "interview_records" (
	"sheet_id" integer PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_by" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "result_main_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "result_main_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"result_id" integer NOT NULL,
	"main_category_id" integer NOT NULL,
	"score" smallint,
	CONSTRAINT "result_main_categories_score" CHECK ("result_main_categories"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "result_sdg_goals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "result_sdg_goals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"result_id" integer NOT NULL,
	"goal_id" smallint NOT NULL,
	"score" smallint,
	CONSTRAINT "result_sdg_goals_values" CHECK ("result_sdg_goals"."goal_id" between 1 and 17 and "result_sdg_goals"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "result_sdg_targets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "result_sdg_targets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"result_sdg_goal_id" integer NOT NULL,
	"sdg_target_id" integer NOT NULL,
	"score" smallint,
	"evaluation_note" text DEFAULT '' NOT NULL,
	"evaluation_note_draft" text,
	CONSTRAINT "result_sdg_targets_score" CHECK ("result_sdg_targets"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "result_sub_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "result_sub_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"result_main_category_id" integer NOT NULL,
	"sub_category_id" integer NOT NULL,
	"score" smallint,
	"evaluation_note" text DEFAULT '' NOT NULL,
	"evaluation_note_draft" text,
	"proposal_note" text,
	"proposal_note_draft" text,
	CONSTRAINT "result_sub_categories_score" CHECK ("result_sub_categories"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "results" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "results_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sheet_id" integer NOT NULL,
	"score" smallint,
	"sdg_score" smallint,
	"report_version" integer DEFAULT 0 NOT NULL,
	"report_confirmed_at" timestamp (3) with time zone,
	"report_saved_at" timestamp (3) with time zone,
	"report_saved_by" integer,
	"proposal_version" integer DEFAULT 0 NOT NULL,
	"proposal_submitted_at" timestamp (3) with time zone,
	"proposal_saved_at" timestamp (3) with time zone,
	"proposal_saved_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "results_scores" CHECK ("results"."score" >= 0 and "results"."sdg_score" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "assessor_companies" ADD CONSTRAINT "assessor_companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessor_companies" ADD CONSTRAINT "assessor_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_categories" ADD CONSTRAINT "answer_categories_sheet_id_answer_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."answer_sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_categories" ADD CONSTRAINT "answer_categories_main_category_id_paper_main_categories_id_fk" FOREIGN KEY ("main_category_id") REFERENCES "public"."paper_main_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_contents" ADD CONSTRAINT "answer_contents_answer_sub_category_id_answer_sub_categories_id_fk" FOREIGN KEY ("answer_sub_category_id") REFERENCES "public"."answer_sub_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_contents" ADD CONSTRAINT "answer_contents_question_id_paper_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."paper_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_evaluations" ADD CONSTRAINT "answer_evaluations_answer_content_id_answer_contents_id_fk" FOREIGN KEY ("answer_content_id") REFERENCES "public"."answer_contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_evaluations" ADD CONSTRAINT "answer_evaluations_check_item_id_paper_check_items_id_fk" FOREIGN KEY ("check_item_id") REFERENCES "public"."paper_check_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_sheets" ADD CONSTRAINT "answer_sheets_progress_id_assessment_progresses_id_fk" FOREIGN KEY ("progress_id") REFERENCES "public"."assessment_progresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_sub_categories" ADD CONSTRAINT "answer_sub_categories_category_id_answer_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."answer_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_sub_categories" ADD CONSTRAINT "answer_sub_categories_sub_category_id_paper_sub_categories_id_fk" FOREIGN KEY ("sub_category_id") REFERENCES "public"."paper_sub_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_sub_categories" ADD CONSTRAINT "answer_sub_categories_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_sub_categories" ADD CONSTRAINT "answer_sub_categories_rated_by_users_id_fk" FOREIGN KEY ("rated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_progresses" ADD CONSTRAINT "assessment_progresses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_progresses" ADD CONSTRAINT "assessment_progresses_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_progresses" ADD CONSTRAINT "assessment_progresses_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_progresses" ADD CONSTRAINT "assessment_progresses_grading_requested_by_users_id_fk" FOREIGN KEY ("grading_requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_transitions" ADD CONSTRAINT "assessment_transitions_progress_id_assessment_progresses_id_fk" FOREIGN KEY ("progress_id") REFERENCES "public"."assessment_progresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_transitions" ADD CONSTRAINT "assessment_transitions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_progress_id_assessment_progresses_id_fk" FOREIGN KEY ("progress_id") REFERENCES "public"."assessment_progresses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_documents" ADD CONSTRAINT "company_documents_progress_id_assessment_progresses_id_fk" FOREIGN KEY ("progress_id") REFERENCES "public"."assessment_progresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_documents" ADD CONSTRAINT "company_documents_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_contacts" ADD CONSTRAINT "free_contacts_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_check_items" ADD CONSTRAINT "paper_check_items_question_id_paper_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."paper_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_main_categories" ADD CONSTRAINT "paper_main_categories_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_question_sdg_targets" ADD CONSTRAINT "paper_question_sdg_targets_question_id_paper_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."paper_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_question_sdg_targets" ADD CONSTRAINT "paper_question_sdg_targets_sdg_target_id_sdg_targets_id_fk" FOREIGN KEY ("sdg_target_id") REFERENCES "public"."sdg_targets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_sub_category_id_paper_sub_categories_id_fk" FOREIGN KEY ("sub_category_id") REFERENCES "public"."paper_sub_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_sub_categories" ADD CONSTRAINT "paper_sub_categories_main_category_id_paper_main_categories_id_fk" FOREIGN KEY ("main_category_id") REFERENCES "public"."paper_main_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_records" ADD CONSTRAINT "interview_records_sheet_id_answer_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."answer_sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_records" ADD CONSTRAINT "interview_records_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_main_categories" ADD CONSTRAINT "result_main_categories_result_id_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_main_categories" ADD CONSTRAINT "result_main_categories_main_category_id_paper_main_categories_id_fk" FOREIGN KEY ("main_category_id") REFERENCES "public"."paper_main_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_sdg_goals" ADD CONSTRAINT "result_sdg_goals_result_id_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_sdg_targets" ADD CONSTRAINT "result_sdg_targets_result_sdg_goal_id_result_sdg_goals_id_fk" FOREIGN KEY ("result_sdg_goal_id") REFERENCES "public"."result_sdg_goals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_sdg_targets" ADD CONSTRAINT "result_sdg_targets_sdg_target_id_sdg_targets_id_fk" FOREIGN KEY ("sdg_target_id") REFERENCES "public"."sdg_targets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_sub_categories" ADD CONSTRAINT "result_sub_categories_result_main_category_id_result_main_categories_id_fk" FOREIGN KEY ("result_main_category_id") REFERENCES "public"."result_main_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_sub_categories" ADD CONSTRAINT "result_sub_categories_sub_category_id_paper_sub_categories_id_fk" FOREIGN KEY ("sub_category_id") REFERENCES "public"."paper_sub_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_sheet_id_answer_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."answer_sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessor_companies_company_id" ON "assessor_companies" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "password_resets_user_id" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_per_area" ON "users" USING btree ("area",lower("email")) WHERE "users"."deactivated_at" is null;--> statement-breakpoint
CREATE INDEX "users_company_id" ON "users" USING btree ("company_id") WHERE "users"."company_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "answer_categories_sheet" ON "answer_categories" USING btree ("sheet_id","main_category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "answer_contents_sub_category" ON "answer_contents" USING btree ("answer_sub_category_id","question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "answer_evaluations_content" ON "answer_evaluations" USING btree ("answer_content_id","check_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "answer_sheets_current" ON "answer_sheets" USING btree ("progress_id","round") WHERE "answer_sheets"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "answer_sheets_progress" ON "answer_sheets" USING btree ("progress_id");--> statement-breakpoint
CREATE UNIQUE INDEX "answer_sub_categories_category" ON "answer_sub_categories" USING btree ("category_id","sub_category_id");--> statement-breakpoint
CREATE INDEX "assessment_progresses_company" ON "assessment_progresses" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "assessment_progresses_status_since" ON "assessment_progresses" USING btree ("status","status_since" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "assessment_progresses_created" ON "assessment_progresses" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "assessment_progresses_paper" ON "assessment_progresses" USING btree ("paper_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_progresses_one_under_way" ON "assessment_progresses" USING btree ("company_id") WHERE "assessment_progresses"."status" in (1, 2, 3, 4, 5, 6, 8, 9, 10, 12);--> statement-breakpoint
CREATE INDEX "assessment_transitions_progress" ON "assessment_transitions" USING btree ("progress_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_created_at" ON "audit_events" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_events_action" ON "audit_events" USING btree ("action","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_events_subject" ON "audit_events" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_progress" ON "certificates" USING btree ("progress_id");--> statement-breakpoint
CREATE INDEX "certificates_company" ON "certificates" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "companies_registration_sequence" ON "companies" USING btree (split_part("registration_number", '-', 2));--> statement-breakpoint
CREATE INDEX "companies_search" ON "companies" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_created_at" ON "companies" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree ("company_name","id");--> statement-breakpoint
CREATE INDEX "company_documents_progress" ON "company_documents" USING btree ("progress_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_documents_path" ON "company_documents" USING btree ("file_path");--> statement-breakpoint
CREATE UNIQUE INDEX "free_contacts_certificate_token" ON "free_contacts" USING btree ("certificate_token_hash");--> statement-breakpoint
CREATE INDEX "free_contacts_created_at" ON "free_contacts" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "free_contacts_paper" ON "free_contacts" USING btree ("paper_id");--> statement-breakpoint
CREATE INDEX "free_contacts_search" ON "free_contacts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_jobs_open" ON "outbox_jobs" USING btree ("id") WHERE "outbox_jobs"."finished_at" is null and "outbox_jobs"."failed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "paper_check_items_ordinal" ON "paper_check_items" USING btree ("question_id","ordinal");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_main_categories_ordinal" ON "paper_main_categories" USING btree ("paper_id","ordinal");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_questions_ordinal" ON "paper_questions" USING btree ("sub_category_id","ordinal");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_sub_categories_ordinal" ON "paper_sub_categories" USING btree ("main_category_id","ordinal");--> statement-breakpoint
CREATE UNIQUE INDEX "papers_one_draft_per_kind" ON "papers" USING btree ("is_premium") WHERE not "papers"."is_published";--> statement-breakpoint
CREATE INDEX "papers_published" ON "papers" USING btree ("is_premium","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "sdg_targets_number" ON "sdg_targets" USING btree ("goal_id","target_number");--> statement-breakpoint
CREATE UNIQUE INDEX "result_main_categories_result" ON "result_main_categories" USING btree ("result_id","main_category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "result_sdg_goals_result" ON "result_sdg_goals" USING btree ("result_id","goal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "result_sdg_targets_goal" ON "result_sdg_targets" USING btree ("result_sdg_goal_id","sdg_target_id");--> statement-breakpoint
CREATE INDEX "result_sdg_targets_target" ON "result_sdg_targets" USING btree ("sdg_target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "result_sub_categories_main" ON "result_sub_categories" USING btree ("result_main_category_id","sub_category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "results_sheet" ON "results" USING btree ("sheet_id");