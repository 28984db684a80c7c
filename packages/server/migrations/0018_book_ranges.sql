-- Of live books whose numbers overlap the one that was used last goes on; the others are suspended, so that the constraint below holds.
-- They keep their numbers and receipts; accounting gives them a range of their own and takes the suspension back.
UPDATE main.quyen_bien_lai b SET tam_ngung = true, hieu_luc = false, version = b.version + 1, ngay_cap_nhat = now()
WHERE b.trang_thai = 'DangSuDung' AND NOT b.tam_ngung AND EXISTS (
  SELECT 1 FROM main.quyen_bien_lai o
  WHERE o.id <> b.id AND o.trang_thai = 'DangSuDung' AND NOT o.tam_ngung AND o.loai = b.loai
    AND upper(btrim(o.ky_hieu)) = upper(btrim(b.ky_hieu))
    AND numrange(o.min_number, greatest(o.max_number, o.min_number), '[]') && numrange(b.min_number, greatest(b.max_number, b.min_number), '[]')
    AND (coalesce((SELECT max(r.ngay_bien_lai) FROM main.bien_lai r WHERE r.quyen_bien_lai_id = o.id), o.ngay_tao), o.id)
      > (coalesce((SELECT max(r.ngay_bien_lai) FROM main.bien_lai r WHERE r.quyen_bien_lai_id = b.id), b.ngay_tao), b.id)
);
--> statement-breakpoint
-- Two live books of a symbol and kind never hold the same number.
ALTER TABLE main.quyen_bien_lai ADD CONSTRAINT quyen_bien_lai_numbers
  EXCLUDE USING gist (upper(btrim(ky_hieu)) WITH =, loai WITH =, numrange(min_number, greatest(max_number, min_number), '[]') WITH &&)
  WHERE (trang_thai = 'DangSuDung' AND NOT tam_ngung);
