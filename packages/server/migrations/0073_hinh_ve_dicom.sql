CREATE TABLE "main"."hinh_ve_dicom" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ca_dicom_id" uuid NOT NULL,
	"nguoi_ve_id" uuid NOT NULL,
	"hinh_ves" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."hinh_ve_dicom" ADD CONSTRAINT "hinh_ve_dicom_ca_dicom_id_ca_dicom_id_fk" FOREIGN KEY ("ca_dicom_id") REFERENCES "main"."ca_dicom"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hinh_ve_dicom_reader" ON "main"."hinh_ve_dicom" USING btree ("ca_dicom_id","nguoi_ve_id");