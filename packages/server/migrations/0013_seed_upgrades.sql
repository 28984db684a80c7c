CREATE TABLE "main"."seed_upgrade" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" text NOT NULL
);
