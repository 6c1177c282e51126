CREATE TABLE "position_cohorts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "position_cohorts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"scope" text NOT NULL,
	"category_key" uuid,
	"made_at" timestamp (3) with time zone NOT NULL,
	"q1" smallint NOT NULL,
	"median" smallint NOT NULL,
	"q3" smallint NOT NULL,
	"company_ids" integer[] NOT NULL,
	"shares" double precision[] NOT NULL,
	CONSTRAINT "position_cohorts_scope" CHECK ("position_cohorts"."scope" ~ '^(all|[A-T])$'),
	CONSTRAINT "position_cohorts_quartiles" CHECK (0 <= "position_cohorts"."q1" and "position_cohorts"."q1" <= "position_cohorts"."median" and "position_cohorts"."median" <= "position_cohorts"."q3"),
	CONSTRAINT "position_cohorts_members" CHECK (cardinality("position_cohorts"."company_ids") = cardinality("position_cohorts"."shares"))
);
--> statement-breakpoint
CREATE TABLE "position_opt_outs" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"opted_out_at" timestamp (3) with time zone NOT NULL,
	"opted_out_by" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_positions" (
	"result_id" integer PRIMARY KEY NOT NULL,
	"frozen_at" timestamp (3) with time zone NOT NULL,
	"cohorts" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "position_opt_outs" ADD CONSTRAINT "position_opt_outs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_opt_outs" ADD CONSTRAINT "position_opt_outs_opted_out_by_users_id_fk" FOREIGN KEY ("opted_out_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_positions" ADD CONSTRAINT "report_positions_result_id_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "position_cohorts_newest" ON "position_cohorts" USING btree ("scope","category_key","made_at" DESC NULLS LAST);