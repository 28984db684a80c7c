DROP INDEX "main"."benh_nhan_word_pairs";--> statement-breakpoint
DROP INDEX "main"."benh_nhan_words";--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" DROP COLUMN "word_pairs";--> statement-breakpoint
-- What a name is found by, made of its key ("nguyen van an"): each word (".an"), each word with each other one, so that the later of
-- two may be a beginning ("nguyen_an", "an_nguyen"), and the first letters ("#nva").
CREATE FUNCTION main.name_words(key text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  WITH words AS (
    SELECT left(word, 60) AS word, place
    FROM string_to_table(key, ' ') WITH ORDINALITY AS w(word, place)
    WHERE word <> ''
  )
  SELECT array_to_tsvector(array(
    SELECT '.' || word FROM words
    UNION ALL
    SELECT a.word || '_' || b.word FROM words a JOIN words b ON a.place <> b.place
    UNION ALL
    SELECT '#' || string_agg(left(word, 1), '' ORDER BY place) FROM words HAVING count(*) > 0
  ));
END;--> statement-breakpoint
ALTER TABLE main.benh_nhan ADD COLUMN name_words tsvector GENERATED ALWAYS AS (main.name_words(ten_khong_dau)) STORED;--> statement-breakpoint
CREATE INDEX benh_nhan_name_words ON main.benh_nhan USING gin (name_words);--> statement-breakpoint
-- the column was never counted: without it, searches would be planned blindly until the next automatic analyse
ANALYZE main.benh_nhan;
