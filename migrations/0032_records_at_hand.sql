CREATE TABLE "records_at_hand" (
	"progress_id" integer NOT NULL,
	"record" text NOT NULL,
	"marked_by" integer NOT NULL,
	"marked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "records_at_hand_progress_id_record_pk" PRIMARY KEY("progress_id","record")
);
--> statement-breakpoint
ALTER TABLE "records_at_hand" ADD CONSTRAINT "records_at_hand_progress_id_assessment_progresses_id_fk" FOREIGN KEY ("progress_id") REFERENCES "public"."assessment_progresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records_at_hand" ADD CONSTRAINT "records_at_hand_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;