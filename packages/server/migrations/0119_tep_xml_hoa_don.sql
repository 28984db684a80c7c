ALTER TABLE "main"."hoa_don_dien_tu" ADD COLUMN "tep_xml_id" uuid;--> statement-breakpoint
CREATE INDEX "hoa_don_dien_tu_pdf" ON "main"."hoa_don_dien_tu" USING btree ("tep_pdf_id") WHERE tep_pdf_id is not null;--> statement-breakpoint
CREATE INDEX "hoa_don_dien_tu_xml" ON "main"."hoa_don_dien_tu" USING btree ("tep_xml_id") WHERE tep_xml_id is not null;