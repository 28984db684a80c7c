CREATE TABLE "auth"."attempt" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"account_id" uuid,
	"count" integer DEFAULT 1 NOT NULL,
	"waits_until" timestamp with time zone,
	"forget_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempt_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "auth"."known_device" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"user_agent" text,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."passkey" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"rp_id" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "auth"."known_device" ADD CONSTRAINT "known_device_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "auth"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."passkey" ADD CONSTRAINT "passkey_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "auth"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_account" ON "auth"."attempt" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "attempt_forget" ON "auth"."attempt" USING btree ("forget_at");--> statement-breakpoint
CREATE UNIQUE INDEX "known_device_pair" ON "auth"."known_device" USING btree ("token_hash","account_id");--> statement-breakpoint
CREATE INDEX "known_device_account" ON "auth"."known_device" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passkey_credential" ON "auth"."passkey" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkey_account" ON "auth"."passkey" USING btree ("account_id");