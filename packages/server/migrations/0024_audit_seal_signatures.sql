ALTER TABLE "main"."audit_seal" ADD COLUMN "sealed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "main"."audit_seal" ADD COLUMN "signature" text;