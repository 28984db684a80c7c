CREATE TABLE "auth"."tuy_chon_ca_nhan" (
	"account_id" uuid NOT NULL,
	"khoa" text NOT NULL,
	"gia_tri" jsonb NOT NULL,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tuy_chon_ca_nhan_account_id_khoa_pk" PRIMARY KEY("account_id","khoa")
);
--> statement-breakpoint
ALTER TABLE "auth"."tuy_chon_ca_nhan" ADD CONSTRAINT "tuy_chon_ca_nhan_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "auth"."account"("id") ON DELETE no action ON UPDATE no action;