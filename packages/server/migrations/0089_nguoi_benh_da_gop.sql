-- What names a patient by a merged record goes to the record that was kept: children of a merged mother, and what an act that met the
-- merge left behind. Each is noted with the merge, so that a split gives it back. Repeated for records that were merged twice.
DO $$
DECLARE
  place record;
  left_behind integer;
BEGIN
  FOR place IN
    SELECT format('%I.%I', n.nspname, c.relname) AS name, a.attname AS field,
      n.nspname || '.' || c.relname || CASE a.attname WHEN 'benh_nhan_id' THEN '' ELSE '.' || a.attname END AS key
    FROM pg_attribute a
    JOIN pg_class c ON c.oid = a.attrelid AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname IN ('auth', 'main', 'pharmacy', 'print')
    WHERE NOT a.attisdropped AND (a.attname = 'benh_nhan_id' OR (n.nspname, c.relname, a.attname) = ('main', 'benh_nhan', 'me_id'))
      AND (n.nspname, c.relname) NOT IN (('main', 'audit'), ('main', 'mo_ho_so'), ('main', 'tra_cuu_the'), ('main', 'truy_cap_ho_so'))
  LOOP
    LOOP
      EXECUTE format(
        'WITH moved AS (
           UPDATE %1$s r SET %2$I = g.benh_nhan_giu_id FROM main.gop_benh_nhan g
           WHERE r.%2$I = g.benh_nhan_gop_id AND g.trang_thai = ''DangGop'' RETURNING g.id AS merge, r.id),
         noted AS (
           UPDATE main.gop_benh_nhan g
           SET ban_ghis = g.ban_ghis || jsonb_build_object(%3$L, coalesce(g.ban_ghis -> %3$L, ''[]'') || of.ids)
           FROM (SELECT merge, jsonb_agg(id) AS ids FROM moved GROUP BY merge) of WHERE of.merge = g.id RETURNING 1)
         SELECT count(*) FROM noted', place.name, place.field, place.key) INTO left_behind;
      EXIT WHEN left_behind = 0;
    END LOOP;
  END LOOP;
END $$;--> statement-breakpoint
-- Refuses what is bound to a record that was merged meanwhile, or to another patient than its reception: the act read the patient before
-- the merge, or the split, and writes after it. The lock makes it wait for one that is running. SN001 is tried again.
CREATE FUNCTION main.refuse_merged() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept uuid;
BEGIN
  IF NEW.benh_nhan_id IS NULL THEN
    RETURN NEW;
  END IF;
  SELECT benh_nhan_gop_id INTO kept FROM main.benh_nhan WHERE id = NEW.benh_nhan_id FOR KEY SHARE;
  IF kept IS NOT NULL THEN
    RAISE EXCEPTION 'patient % was merged', NEW.benh_nhan_id USING ERRCODE = 'SN001', TABLE = TG_TABLE_NAME;
  END IF;
  IF TG_OP = 'INSERT' AND TG_NARGS > 0 THEN
    IF NEW.tiep_nhan_id IS NOT NULL AND EXISTS (
      SELECT FROM main.tiep_nhan WHERE id = NEW.tiep_nhan_id AND benh_nhan_id <> NEW.benh_nhan_id
    ) THEN
      RAISE EXCEPTION 'reception % is not of patient %', NEW.tiep_nhan_id, NEW.benh_nhan_id
        USING ERRCODE = 'SN001', TABLE = TG_TABLE_NAME;
    END IF;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION main.refuse_merged_mother() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept uuid;
BEGIN
  IF NEW.me_id IS NULL THEN
    RETURN NEW;
  END IF;
  SELECT benh_nhan_gop_id INTO kept FROM main.benh_nhan WHERE id = NEW.me_id FOR KEY SHARE;
  IF kept IS NOT NULL THEN
    RAISE EXCEPTION 'mother % was merged', NEW.me_id USING ERRCODE = 'SN001', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER benh_nhan_mother_kept BEFORE INSERT OR UPDATE OF me_id ON main.benh_nhan
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged_mother();--> statement-breakpoint
CREATE TRIGGER file_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.file
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();--> statement-breakpoint
CREATE TRIGGER tiep_nhan_nhap_vien_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.tiep_nhan_nhap_vien
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');--> statement-breakpoint
CREATE TRIGGER bao_cao_ca_benh_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.bao_cao_ca_benh
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');--> statement-breakpoint
CREATE TRIGGER bien_lai_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.bien_lai
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');--> statement-breakpoint
CREATE TRIGGER vien_phi_dong_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.vien_phi_dong
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');--> statement-breakpoint
CREATE TRIGGER vien_phi_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.vien_phi
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');--> statement-breakpoint
CREATE TRIGGER bien_ban_hoi_chan_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.bien_ban_hoi_chan
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');--> statement-breakpoint
CREATE TRIGGER ket_qua_nguy_hiem_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.ket_qua_nguy_hiem
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();--> statement-breakpoint
CREATE TRIGGER kham_benh_chuyen_vien_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.kham_benh_chuyen_vien
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');--> statement-breakpoint
CREATE TRIGGER kham_benh_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.kham_benh
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');--> statement-breakpoint
CREATE TRIGGER giay_hen_kham_lai_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.giay_hen_kham_lai
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');--> statement-breakpoint
CREATE TRIGGER nhac_tai_kham_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.nhac_tai_kham
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();--> statement-breakpoint
CREATE TRIGGER xac_nhan_bhyt_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.xac_nhan_bhyt
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');--> statement-breakpoint
CREATE TRIGGER xet_nghiem_ket_qua_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.xet_nghiem_ket_qua
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();--> statement-breakpoint
CREATE TRIGGER benh_an_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.benh_an
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');--> statement-breakpoint
CREATE TRIGGER dot_dieu_tri_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.dot_dieu_tri
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();--> statement-breakpoint
CREATE TRIGGER phieu_so_ket_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.phieu_so_ket
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();--> statement-breakpoint
CREATE TRIGGER ra_vien_ngoai_tru_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.ra_vien_ngoai_tru
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();--> statement-breakpoint
CREATE TRIGGER thong_bao_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.thong_bao
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();--> statement-breakpoint
CREATE TRIGGER dich_vu_yeu_cau_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.dich_vu_yeu_cau
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');--> statement-breakpoint
CREATE TRIGGER chung_tu_gpp_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.chung_tu_gpp
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();--> statement-breakpoint
CREATE TRIGGER dia_chi_giao_hang_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.dia_chi_giao_hang
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();--> statement-breakpoint
CREATE TRIGGER phieu_cap_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON pharmacy.phieu_cap
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();--> statement-breakpoint
CREATE TRIGGER toa_thuoc_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.toa_thuoc
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');--> statement-breakpoint
CREATE TRIGGER hang_doi_ve_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.hang_doi_ve
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');--> statement-breakpoint
CREATE TRIGGER suc_khoe_tiep_nhan_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.suc_khoe_tiep_nhan
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');--> statement-breakpoint
CREATE TRIGGER the_trong_dot_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.the_trong_dot
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');--> statement-breakpoint
CREATE TRIGGER tiep_nhan_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.tiep_nhan
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();--> statement-breakpoint
CREATE TRIGGER tom_tat_ho_so_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.tom_tat_ho_so
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');--> statement-breakpoint
CREATE TRIGGER yeu_cau_tom_tat_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.yeu_cau_tom_tat
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');--> statement-breakpoint
CREATE TRIGGER giay_nghi_huong_bhxh_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.giay_nghi_huong_bhxh
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');--> statement-breakpoint
CREATE TRIGGER chu_ky_giay_to_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.chu_ky_giay_to
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();--> statement-breakpoint
CREATE TRIGGER su_dung_vat_tu_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.su_dung_vat_tu
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();
