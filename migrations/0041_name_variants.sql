ALTER TABLE "certificates" drop column "search_name";--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "search_name" text GENERATED ALWAYS AS (translate(lower(normalize(company_name, NFKC)), 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ﨑髙邉邊齋齊斎濵濱𠮷', 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ崎高辺辺斉斉斉浜浜吉')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "certificates_search" ON "certificates" USING gin ("search_name" gin_trgm_ops) WHERE "certificates"."is_listed";--> statement-breakpoint
UPDATE "companies" SET "search_text" = translate("search_text", '﨑髙邉邊齋齊斎濵濱𠮷', '崎高辺辺斉斉斉浜浜吉') WHERE "search_text" ~ '[﨑髙邉邊齋齊斎濵濱𠮷]';--> statement-breakpoint
UPDATE "free_contacts" SET "search_text" = translate("search_text", '﨑髙邉邊齋齊斎濵濱𠮷', '崎高辺辺斉斉斉浜浜吉') WHERE "search_text" ~ '[﨑髙邉邊齋齊斎濵濱𠮷]';
