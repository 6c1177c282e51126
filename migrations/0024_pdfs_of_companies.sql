ALTER TABLE "pdf_documents" ADD COLUMN "round" smallint;--> statement-breakpoint
ALTER TABLE "pdf_documents" ADD COLUMN "for_company_since" timestamp (3) with time zone;