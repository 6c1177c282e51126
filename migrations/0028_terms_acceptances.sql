CREATE TABLE "terms_acceptances" (
	"company_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"accepted_by" integer NOT NULL,
	CONSTRAINT "terms_acceptances_company_id_version_pk" PRIMARY KEY("company_id","version"),
	CONSTRAINT "terms_acceptances_version" CHECK ("terms_acceptances"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;