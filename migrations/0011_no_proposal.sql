CREATE TABLE "proposal_waivers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proposal_waivers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"progress_id" integer NOT NULL,
	"reason" text,
	"waived_by" integer NOT NULL,
	"waived_at" timestamp (3) with time zone NOT NULL,
	"resumed_by" integer,
	"resumed_at" timestamp (3) with time zone,
	CONSTRAINT "proposal_waivers_resumed" CHECK (("proposal_waivers"."resumed_by" is null) = ("proposal_waivers"."resumed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "proposal_waivers" ADD CONSTRAINT "proposal_waivers_progress_id_assessment_progresses_id_fk" FOREIGN KEY ("progress_id") REFERENCES "public"."assessment_progresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_waivers" ADD CONSTRAINT "proposal_waivers_waived_by_users_id_fk" FOREIGN KEY ("waived_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_waivers" ADD CONSTRAINT "proposal_waivers_resumed_by_users_id_fk" FOREIGN KEY ("resumed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_waivers_one" ON "proposal_waivers" USING btree ("progress_id") WHERE "proposal_waivers"."resumed_at" is null;--> statement-breakpoint
CREATE INDEX "proposal_waivers_progress" ON "proposal_waivers" USING btree ("progress_id");