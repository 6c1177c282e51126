CREATE TABLE "coming_papers" (
	"is_premium" boolean PRIMARY KEY NOT NULL,
	"publish_on" date NOT NULL,
	"contents" jsonb NOT NULL,
	"introduction" text,
	"introduction_en" text,
	"explain_level" text NOT NULL,
	"standard_hash" text,
	"created_by" integer,
	"scheduled_by" integer,
	"scheduled_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coming_papers" ADD CONSTRAINT "coming_papers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coming_papers" ADD CONSTRAINT "coming_papers_scheduled_by_users_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;