ALTER TABLE "auth"."attempt" ADD COLUMN "failed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- what waits now waits for failures that are known
UPDATE "auth"."attempt" SET "failed" = "count";
