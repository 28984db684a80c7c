CREATE TABLE "main"."audit_moved" (
	"month" date PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"rows" integer NOT NULL,
	"file" text NOT NULL,
	"sha256" text NOT NULL,
	"ranges" jsonb NOT NULL,
	"signature" text NOT NULL
);
