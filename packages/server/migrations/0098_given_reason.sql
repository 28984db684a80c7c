CREATE TABLE "main"."given_reason" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"node_id" uuid,
	"act" text NOT NULL,
	"kind" text,
	"ly_do_id" uuid,
	"text" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text
);
--> statement-breakpoint
ALTER TABLE "main"."given_reason" ADD CONSTRAINT "given_reason_ly_do_id_ly_do_id_fk" FOREIGN KEY ("ly_do_id") REFERENCES "main"."ly_do"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "given_reason_at" ON "main"."given_reason" USING btree ("at");--> statement-breakpoint
CREATE INDEX "given_reason_ly_do" ON "main"."given_reason" USING btree ("ly_do_id");