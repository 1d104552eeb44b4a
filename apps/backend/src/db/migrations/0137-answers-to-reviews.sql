-- The store's public answer to a review. It goes with the review: when its customer removes it or the account is deleted.
alter table reviews
  add column answer text check (char_length(answer) between 1 and 2000),
  add column answered_at timestamptz,
  add constraint reviews_answered check ((answer is null) = (answered_at is null));
