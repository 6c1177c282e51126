ALTER TABLE "certificates" ADD COLUMN "reissued_on" date;--> statement-breakpoint
ALTER TABLE "erased_certificates" ADD COLUMN "reissued_on" date;