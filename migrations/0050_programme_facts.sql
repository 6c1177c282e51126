CREATE TABLE "former_visits" (
	"month" date NOT NULL,
	"referer" text NOT NULL,
	"results" integer NOT NULL,
	CONSTRAINT "former_visits_month_referer_pk" PRIMARY KEY("month","referer"),
	CONSTRAINT "former_visits_results" CHECK ("former_visits"."results" > 0)
);
--> statement-breakpoint
CREATE TABLE "programme_assessments" (
	"progress_id" integer PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"industry" text NOT NULL,
	"prefecture" smallint,
	"size_band" smallint NOT NULL,
	"status" smallint NOT NULL,
	"since_on" date NOT NULL,
	"is_newest" boolean NOT NULL,
	"started_on" date NOT NULL,
	"submitted_on" date,
	"graded_on" date,
	"finalised_on" date,
	"reassessed_on" date,
	"certified_on" date,
	"cancelled_on" date,
	"as_of" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "programme_raters" (
	"sheet_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"rated_none" integer NOT NULL,
	"rated_half" integer NOT NULL,
	"rated_full" integer NOT NULL,
	CONSTRAINT "programme_raters_sheet_id_user_id_pk" PRIMARY KEY("sheet_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "programme_rounds" (
	"sheet_id" integer PRIMARY KEY NOT NULL,
	"progress_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"paper_id" integer NOT NULL,
	"round" smallint NOT NULL,
	"graded_at" timestamp (3) with time zone NOT NULL,
	"graded_on" date NOT NULL,
	"days" integer NOT NULL,
	"finalised_on" date,
	"is_standing" boolean NOT NULL,
	"score" smallint,
	"max_score" smallint NOT NULL,
	"grade" text,
	"stars" smallint NOT NULL,
	"category_scores" smallint[] NOT NULL,
	"sub_scores" smallint[] NOT NULL,
	"lost" smallint[] NOT NULL,
	"left_out_ids" integer[] NOT NULL,
	"not_applicable_ids" integer[] NOT NULL,
	"critical_ids" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "programme_sweeps" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"swept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "programme_sweeps_one_row" CHECK ("programme_sweeps"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "programme_voice" (
	"statement" text PRIMARY KEY NOT NULL,
	"round_ids" integer[] NOT NULL,
	"good" integer NOT NULL,
	"bad" integer NOT NULL,
	"neither" integer NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "programme_assessments_company" ON "programme_assessments" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "programme_assessments_newest" ON "programme_assessments" USING btree ("status","since_on") WHERE "programme_assessments"."is_newest";--> statement-breakpoint
CREATE INDEX "programme_assessments_started" ON "programme_assessments" USING btree ("started_on");--> statement-breakpoint
CREATE INDEX "programme_assessments_submitted" ON "programme_assessments" USING btree ("submitted_on") WHERE "programme_assessments"."submitted_on" is not null;--> statement-breakpoint
CREATE INDEX "programme_assessments_graded" ON "programme_assessments" USING btree ("graded_on") WHERE "programme_assessments"."graded_on" is not null;--> statement-breakpoint
CREATE INDEX "programme_assessments_finalised" ON "programme_assessments" USING btree ("finalised_on") WHERE "programme_assessments"."finalised_on" is not null;--> statement-breakpoint
CREATE INDEX "programme_assessments_reassessed" ON "programme_assessments" USING btree ("reassessed_on") WHERE "programme_assessments"."reassessed_on" is not null;--> statement-breakpoint
CREATE INDEX "programme_assessments_certified" ON "programme_assessments" USING btree ("certified_on") WHERE "programme_assessments"."certified_on" is not null;--> statement-breakpoint
CREATE INDEX "programme_assessments_cancelled" ON "programme_assessments" USING btree ("cancelled_on") WHERE "programme_assessments"."cancelled_on" is not null;--> statement-breakpoint
CREATE INDEX "programme_raters_user" ON "programme_raters" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "programme_raters_company" ON "programme_raters" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "programme_rounds_progress" ON "programme_rounds" USING btree ("progress_id","round");--> statement-breakpoint
CREATE INDEX "programme_rounds_company" ON "programme_rounds" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "programme_rounds_standing" ON "programme_rounds" USING btree ("finalised_on") WHERE "programme_rounds"."is_standing";--> statement-breakpoint
CREATE INDEX "programme_rounds_graded" ON "programme_rounds" USING btree ("graded_on");