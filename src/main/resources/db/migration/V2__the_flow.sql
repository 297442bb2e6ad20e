-- What flow writes, one transaction a polled batch of a partition. See io.baize.flow.

-- The fence: an owner takes an epoch; a batch commits only where its epoch and next offset still hold.
create table partition_progress (
    topic       text not null,
    partition   integer not null,
    epoch       bigint not null default 0,
    next_offset bigint not null default 0,
    primary key (topic, partition)
);

create table table_state (
    table_id   text primary key,
    partition  integer not null,
    state      jsonb not null,
    updated_at timestamptz not null default now()
);
create index on table_state (partition);

-- Duplicates are recognised here. The digest tells a repeat from another event under the same identity.
create table seen_event (
    source text not null,
    id     text not null,
    digest bytea not null,
    seen_at timestamptz not null default now(),
    primary key (source, id)
);

-- A round as it was settled; a correction is a further revision, and nothing is overwritten.
create table round (
    gaming_day    date not null,
    table_id      text not null,
    round_id      text not null,
    revision      integer not null,
    property_id   text not null,
    status        text not null check (status in ('settled', 'void', 'reversed')),
    opened_at     timestamptz not null,
    completed_at  timestamptz not null,
    pack_version  text not null,
    terms_version integer not null,
    facts         jsonb not null,
    settlement    jsonb not null,
    reason        text,
    partition     integer not null,
    event_offset  bigint not null,
    primary key (gaming_day, table_id, round_id, revision)
) partition by range (gaming_day);
create index on round (table_id, completed_at desc);
create index on round (table_id, round_id);

create table bet (
    gaming_day  date not null,
    table_id    text not null,
    round_id    text not null,
    revision    integer not null,
    bet_id      text not null,
    seat        smallint not null,
    player      text not null,
    wager       text not null,
    stake       bigint not null,
    returned    bigint not null,
    won         bigint not null,
    vigorish    bigint not null,
    primary key (gaming_day, table_id, round_id, revision, bet_id)
) partition by range (gaming_day);

create table round_other partition of round default;
create table bet_other partition of bet default;

-- One partition a month of the gaming day; called at start and daily, ahead of need.
create function ensure_month(day date) returns void language plpgsql as $$
declare
    first_day date := date_trunc('month', day);
    next_month date := first_day + interval '1 month';
    suffix text := to_char(first_day, 'YYYY_MM');
begin
    perform pg_advisory_xact_lock(hashtext('baize ensure_month'));
    if to_regclass('round_' || suffix) is null then
        execute format('create table round_%s partition of round for values from (%L) to (%L)', suffix, first_day, next_month);
        execute format('create table bet_%s partition of bet for values from (%L) to (%L)', suffix, first_day, next_month);
    end if;
end $$;
select ensure_month((date_trunc('month', now()) + make_interval(months => n))::date) from generate_series(-1, 3) n;

-- The ledger: balanced entries, only ever added to. A reversal names the entry it reverses.
create table entry (
    partition    integer not null,
    event_offset bigint not null,
    index        integer not null,
    table_id     text not null,
    property_id  text not null,
    gaming_day   date not null,
    at           timestamptz not null,
    kind         text not null,
    reference    text not null,
    reverses     text,
    reason       text,
    primary key (partition, event_offset, index)
);
create index on entry (table_id, gaming_day);

create table posting (
    partition    integer not null,
    event_offset bigint not null,
    index        integer not null,
    line         integer not null,
    account      text not null,
    amount       bigint not null,
    primary key (partition, event_offset, index, line),
    foreign key (partition, event_offset, index) references entry
);

-- Running totals, kept for speed; a test rebuilds them from bets and postings and compares.
create table table_totals (
    table_id   text not null,
    gaming_day date not null,
    property_id text not null,
    rounds     bigint not null default 0,
    bets       bigint not null default 0,
    handle     bigint not null default 0,
    returned   bigint not null default 0,
    won        bigint not null default 0,
    vigorish   bigint not null default 0,
    win        bigint not null default 0,
    drop       bigint not null default 0,
    primary key (table_id, gaming_day)
);

create table outbox (
    partition    integer not null,
    event_offset bigint not null,
    index        integer not null,
    topic        text not null,
    key          text not null,
    subject      text not null,
    type         text not null,
    at           timestamptz not null,
    payload      jsonb not null,
    primary key (partition, event_offset, index)
);

-- Commands of people, on their way to the table's topic. Their identity makes a second sending harmless.
create table command_outbox (
    id         bigint generated always as identity primary key,
    event_id   text not null unique,
    table_id   text not null,
    type       text not null,
    payload    jsonb not null,
    created_at timestamptz not null default now()
);

-- What could not be taken, with the reason. Nothing is skipped in silence and nothing is deleted.
create table quarantine (
    partition    integer not null,
    event_offset bigint not null,
    table_id     text,
    property_id  text,
    code         text not null,
    message      text not null,
    record_key   text,
    headers      jsonb not null,
    payload      bytea,
    arrived_at   timestamptz not null,
    status       text not null default 'open' check (status in ('open', 'release-asked', 'released', 'dismissed')),
    decided_by   text,
    decided_at   timestamptz,
    decision_reason text,
    primary key (partition, event_offset)
);
create index on quarantine (property_id, status);

create table alert (
    partition    integer not null,
    event_offset bigint not null,
    index        integer not null,
    table_id     text not null,
    property_id  text,
    round_id     text,
    code         text not null,
    message      text not null,
    at           timestamptz not null,
    primary key (partition, event_offset, index)
);
create index on alert (property_id, at desc);

-- Every act of a person, chained per property: hash = sha256(previous hash, content).
create table audit (
    property_id text not null,
    sequence    bigint not null,
    at          timestamptz not null,
    actor       text not null,
    action      text not null,
    subject     text not null,
    detail      jsonb not null,
    previous    bytea not null,
    hash        bytea not null,
    primary key (property_id, sequence)
);
