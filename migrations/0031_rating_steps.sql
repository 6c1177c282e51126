CREATE TABLE "rating_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rating_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"evaluation_id" integer NOT NULL,
	"rated_by" integer NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"rated_at" timestamp (3) with time zone NOT NULL,
	"from_rate" smallint,
	"to_rate" smallint,
	"memo_changed" boolean NOT NULL,
	CONSTRAINT "rating_steps_rates" CHECK ("rating_steps"."from_rate" between 0 and 3 and "rating_steps"."to_rate" between 0 and 3)
);
--> statement-breakpoint
ALTER TABLE "assessment_transitions" ADD COLUMN "is_return" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rating_steps" ADD CONSTRAINT "rating_steps_evaluation_id_answer_evaluations_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."answer_evaluations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_steps" ADD CONSTRAINT "rating_steps_rated_by_users_id_fk" FOREIGN KEY ("rated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rating_steps_evaluation" ON "rating_steps" USING btree ("evaluation_id","id");