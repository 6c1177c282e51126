CREATE TABLE "issuer_seals" (
	"sha256" text PRIMARY KEY NOT NULL,
	"png" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "issuer_seals_sha256" CHECK ("issuer_seals"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "issuer_name" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "signatory_title" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "signatory_name" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "seal_sha256" text;--> statement-breakpoint
ALTER TABLE "erased_certificates" ADD COLUMN "issuer_name" text;--> statement-breakpoint
ALTER TABLE "erased_certificates" ADD COLUMN "signatory_title" text;--> statement-breakpoint
ALTER TABLE "erased_certificates" ADD COLUMN "signatory_name" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_seal_sha256_issuer_seals_sha256_fk" FOREIGN KEY ("seal_sha256") REFERENCES "public"."issuer_seals"("sha256") ON DELETE no action ON UPDATE no action;