-- Change control: what was asked, who knows, who approved, and what came of it at each table. Nothing is ever deleted.
-- See io.baize.change; a row's state is one of the types of ChangeState.

create table change_request (
    id              text primary key,
    property_id     text not null references property,
    number          integer not null,
    state           text not null check (state in ('drafted', 'submitted', 'ready', 'scheduled', 'active', 'superseded',
                        'refused', 'withdrawn', 'expired')),
    why             text not null,
    scope           jsonb not null,
    wanted          jsonb not null,
    effective_at    timestamptz,
    suspension      boolean not null,
    rolls_back      text references change_request,
    requested_by    text not null,
    requested_at    timestamptz not null,
    expires_at      timestamptz not null,
    demands         jsonb not null,
    submitted_by    text,
    submitted_at    timestamptz,
    -- From then on the tables take it at their next round boundary.
    scheduled_at    timestamptz,
    closed_by       text,
    closed_at       timestamptz,
    closing_reason  text,
    -- A repeated creation finds its first: the key of the caller and a hash of what was asked.
    idempotency_key text,
    content_hash    bytea,
    unique (property_id, number)
);
create unique index on change_request (property_id, requested_by, idempotency_key);
create index on change_request (state, scheduled_at);

-- The exact terms before and after at one table; the edge stays empty until it is known.
create table change_table (
    request_id     text not null references change_request,
    table_id       text not null references gaming_table,
    game           text not null,
    before_version integer not null,
    before         jsonb not null,
    after          jsonb not null,
    touches        jsonb not null,
    edge_before    text,
    edge_after     text,
    status         text not null check (status in ('waiting', 'sent', 'active', 'refused', 'withdrawn')),
    version        integer,
    refusal        text,
    partition      integer,
    event_offset   bigint,
    event_at       timestamptz,
    server_at      timestamptz,
    primary key (request_id, table_id)
);
create index on change_table (table_id, status);

-- What differs, value by value. While a request is open no other one may touch the same value of the same table.
create table change_item (
    request_id    text not null,
    table_id      text not null,
    path          text not null,
    before        jsonb,
    after         jsonb,
    open          boolean not null default false,
    superseded_by text references change_request,
    primary key (request_id, table_id, path),
    foreign key (request_id, table_id) references change_table
);
create unique index one_open_change_a_value on change_item (table_id, path) where open;
create index on change_item (table_id, path);

create table change_notice (
    request_id      text not null references change_request,
    recipient       text not null check (recipient in ('commission-staff', 'surveillance', 'commission', 'players',
                        'public-sign')),
    channel         text not null,
    given_at        timestamptz not null,
    given_by        text not null,
    evidence        text,
    acknowledged_by text,
    acknowledged_at timestamptz,
    primary key (request_id, recipient)
);

-- The second key holds what the types say as well: nobody gives two approvals of one request.
create table change_approval (
    request_id  text not null references change_request,
    kind        text not null check (kind in ('compliance', 'commission', 'internal-controls')),
    approved_by text not null,
    approved_at timestamptz not null,
    evidence    text,
    primary key (request_id, kind),
    unique (request_id, approved_by)
);

-- When a version came into force by the felt's clock, and by which request; a first version is there from the start.
alter table table_terms add column in_force_at timestamptz;
alter table table_terms add column request_id text references change_request;
