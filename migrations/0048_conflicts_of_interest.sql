CREATE TABLE "declared_interests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "declared_interests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"since_on" date NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"removed_by" integer,
	"removal_reason" text,
	CONSTRAINT "declared_interests_removed" CHECK (("declared_interests"."removed_at" is null) = ("declared_interests"."removed_by" is null) and ("declared_interests"."removed_at" is null) = ("declared_interests"."removal_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "interest_confirmations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interest_confirmations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"declared" smallint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "notices_reminders";--> statement-breakpoint
ALTER TABLE "declared_interests" ADD CONSTRAINT "declared_interests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declared_interests" ADD CONSTRAINT "declared_interests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declared_interests" ADD CONSTRAINT "declared_interests_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_confirmations" ADD CONSTRAINT "interest_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "declared_interests_standing" ON "declared_interests" USING btree ("user_id","company_id") WHERE "declared_interests"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "declared_interests_company" ON "declared_interests" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "declared_interests_declared_at" ON "declared_interests" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "interest_confirmations_user" ON "interest_confirmations" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notices_reminders" ON "notices" USING btree ("kind","id") WHERE "notices"."voided_at" is null and "notices"."kind" in ('deadline', 'evidence_due', 'certificate_expiring', 'digest', 'interests_due', 'signing_key_expiring');