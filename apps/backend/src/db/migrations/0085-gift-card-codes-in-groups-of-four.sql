-- A code of sixteen issued symbols is looked up in groups of four, however it was typed. Codes that were imported in
-- other groups are stored in that form too; one whose form exists already stays what it is.

alter table gift_card_movements drop constraint gift_card_movements_code_fkey,
  add constraint gift_card_movements_code_fkey foreign key (code) references gift_cards on update cascade;
alter table issued_gift_cards drop constraint issued_gift_cards_code_fkey,
  add constraint issued_gift_cards_code_fkey foreign key (code) references gift_cards on update cascade;

with grouped as (
  select distinct on (replace(code, '-', ''))
    code, regexp_replace(replace(code, '-', ''), '(.{4})(?=.)', '\1-', 'g') as in_fours
  from gift_cards
  where replace(code, '-', '') ~ '^[2-9A-HJ-NP-Z]{16}$'
  order by replace(code, '-', ''), code
)
update gift_cards set code = in_fours from grouped
where gift_cards.code = grouped.code and grouped.code <> in_fours
  and not exists (select from gift_cards as other where other.code = in_fours);
