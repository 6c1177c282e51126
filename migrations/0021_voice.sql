CREATE TABLE "voice_codes" (
	"round_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "voice_codes_round_id_code_hash_pk" PRIMARY KEY("round_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "voice_counters" (
	"round_id" integer NOT NULL,
	"name" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "voice_counters_round_id_name_pk" PRIMARY KEY("round_id","name"),
	CONSTRAINT "voice_counters_count" CHECK ("voice_counters"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "voice_keys" (
	"round_id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice_rounds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voice_rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"progress_id" integer NOT NULL,
	"sheet_id" integer NOT NULL,
	"opened_by" integer,
	"closes_on" date NOT NULL,
	"languages" jsonb NOT NULL,
	"codes_made" smallint NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "voice_codes" ADD CONSTRAINT "voice_codes_round_id_voice_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."voice_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_counters" ADD CONSTRAINT "voice_counters_round_id_voice_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."voice_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_keys" ADD CONSTRAINT "voice_keys_round_id_voice_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."voice_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_rounds" ADD CONSTRAINT "voice_rounds_progress_id_assessment_progresses_id_fk" FOREIGN KEY ("progress_id") REFERENCES "public"."assessment_progresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_rounds" ADD CONSTRAINT "voice_rounds_sheet_id_answer_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."answer_sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_rounds" ADD CONSTRAINT "voice_rounds_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "voice_rounds_sheet" ON "voice_rounds" USING btree ("sheet_id");--> statement-breakpoint
CREATE INDEX "voice_rounds_progress" ON "voice_rounds" USING btree ("progress_id");--> statement-breakpoint
CREATE INDEX "voice_rounds_open" ON "voice_rounds" USING btree ("closes_on") WHERE "voice_rounds"."closed_at" is null;--> statement-breakpoint
-- The planner's statistics hold samples of values, which outlive the rows: none are made of the workers' voice.
ALTER TABLE "voice_codes" ALTER COLUMN "code_hash" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "voice_keys" ALTER COLUMN "key" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "voice_counters" ALTER COLUMN "count" SET STATISTICS 0;
