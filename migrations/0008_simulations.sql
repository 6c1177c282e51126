CREATE TABLE "paper_simulations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_simulations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"paper_id" integer NOT NULL,
	"paper_version" integer NOT NULL,
	"requested_by" integer NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"result" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assessment_transitions" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "paper_simulations" ADD CONSTRAINT "paper_simulations_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_simulations" ADD CONSTRAINT "paper_simulations_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_simulations_paper" ON "paper_simulations" USING btree ("paper_id","id" DESC NULLS LAST);