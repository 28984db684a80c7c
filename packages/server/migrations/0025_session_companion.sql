ALTER TABLE "auth"."session" ADD COLUMN "companion_hash" text;--> statement-breakpoint
CREATE INDEX "session_companion" ON "auth"."session" USING btree ("companion_hash");