-- Captcha tokens that were used: each opens one call.
create table captcha_tokens (
  -- SHA-256 of the token
  token_hash bytea primary key,
  used_at timestamptz not null
);
create index captcha_tokens_age on captcha_tokens (used_at);
