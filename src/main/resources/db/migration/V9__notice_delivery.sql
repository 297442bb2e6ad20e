-- Notices of change requests that Baize sends itself, one row a message. See io.baize.change.Delivery: the id is made of
-- what the message is, so that planning it twice adds nothing, and it travels with every attempt.
create table notice_delivery (
    id         uuid primary key,
    request_id text not null references change_request,
    recipient  text not null check (recipient in ('commission-staff', 'surveillance', 'commission')),
    kind       text not null check (kind in ('notice', 'reminder', 'escalation')),
    channel    text not null check (channel in ('e-mail', 'webhook')),
    target     text not null,
    state      text not null default 'waiting' check (state in ('waiting', 'sent', 'given-up', 'dropped')),
    attempt    integer not null default 0,
    -- While an attempt is made: when another instance may take it up, should this one have stopped.
    next_at    timestamptz not null,
    sent_at    timestamptz,
    -- The message id or the HTTP status.
    evidence   text,
    error      text
);
create index on notice_delivery (request_id);
create index on notice_delivery (next_at, id) where state = 'waiting';
