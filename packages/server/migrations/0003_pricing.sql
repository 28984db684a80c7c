-- Equality of ids inside an exclusion constraint; a trusted extension.
CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;
--> statement-breakpoint
-- Exactly one released price list of a type on a day.
ALTER TABLE main.bang_gia ADD CONSTRAINT bang_gia_one_in_force
  EXCLUDE USING gist (loai_gia_id WITH =, daterange(tu_ngay, den_ngay, '[]') WITH &&)
  WHERE (trang_thai = 'DaPhatHanh');
