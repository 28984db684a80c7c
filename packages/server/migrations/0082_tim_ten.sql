-- New names go straight into the index. By default they wait in a list that every search reads from end to end until the next vacuum: up to
-- 4 MB, and for a search several times all else that it reads.
ALTER INDEX main.benh_nhan_name_words SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('main.benh_nhan_name_words');
