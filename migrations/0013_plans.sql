CREATE TABLE "action_proofs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "action_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"action_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"extension" text NOT NULL,
	"file_path" text NOT NULL,
	"content_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"uploaded_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "action_proofs_size" CHECK ("action_proofs"."byte_size" >= 0)
);
--> statement-breakpoint
CREATE TABLE "action_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "action_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"action_id" integer NOT NULL,
	"review" text NOT NULL,
	"content" text,
	"reviewed_by" integer NOT NULL,
	"reviewed_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "action_reviews_review" CHECK ("action_reviews"."review" in ('accepted', 'returned')),
	CONSTRAINT "action_reviews_content" CHECK (("action_reviews"."review" = 'returned') = ("action_reviews"."content" is not null))
);
--> statement-breakpoint
CREATE TABLE "improvement_actions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "improvement_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"progress_id" integer NOT NULL,
	"sub_category_id" integer NOT NULL,
	"decision" text NOT NULL,
	"why_not" text DEFAULT '' NOT NULL,
	"measure" text DEFAULT '' NOT NULL,
	"owner" text DEFAULT '' NOT NULL,
	"target_date" date,
	"state" text DEFAULT 'planned' NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "improvement_actions_decision" CHECK ("improvement_actions"."decision" in ('do', 'not')),
	CONSTRAINT "improvement_actions_state" CHECK ("improvement_actions"."state" in ('planned', 'doing', 'done'))
);
--> statement-breakpoint
ALTER TABLE "action_proofs" ADD CONSTRAINT "action_proofs_action_id_improvement_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."improvement_actions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_proofs" ADD CONSTRAINT "action_proofs_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_reviews" ADD CONSTRAINT "action_reviews_action_id_improvement_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."improvement_actions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_reviews" ADD CONSTRAINT "action_reviews_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "improvement_actions" ADD CONSTRAINT "improvement_actions_progress_id_assessment_progresses_id_fk" FOREIGN KEY ("progress_id") REFERENCES "public"."assessment_progresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "improvement_actions" ADD CONSTRAINT "improvement_actions_sub_category_id_paper_sub_categories_id_fk" FOREIGN KEY ("sub_category_id") REFERENCES "public"."paper_sub_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "improvement_actions" ADD CONSTRAINT "improvement_actions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "action_proofs_action" ON "action_proofs" USING btree ("action_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "action_proofs_path" ON "action_proofs" USING btree ("file_path");--> statement-breakpoint
CREATE UNIQUE INDEX "action_reviews_current" ON "action_reviews" USING btree ("action_id") WHERE "action_reviews"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "action_reviews_action" ON "action_reviews" USING btree ("action_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "improvement_actions_sub_category" ON "improvement_actions" USING btree ("progress_id","sub_category_id");