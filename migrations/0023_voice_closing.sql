CREATE TABLE "voice_rewrites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voice_rewrites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"round_ids" integer[] NOT NULL,
	"position" text NOT NULL,
	"switched_at" bigint NOT NULL,
	"reasons" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "voice_rounds" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "voice_rounds" ADD COLUMN "key_missing_at" timestamp (3) with time zone;