-- The floor: who plays where, under which rules. Written by the API, read by everyone.

create table property (
    id               text primary key,
    name             text not null,
    jurisdiction     text not null check (jurisdiction in ('ny', 'ma', 'md', 'nh')),
    time_zone        text not null,
    gaming_day_start time not null,
    currency         text not null default 'USD'
);

create table pit (
    property_id text not null references property,
    id          text not null,
    name        text not null,
    primary key (property_id, id)
);

-- A property adopts a pack version from a date; before that there is no rule.
create table adoption (
    property_id    text not null references property,
    game           text not null,
    pack_version   text not null,
    effective_from date not null,
    primary key (property_id, game, effective_from)
);

-- first_opened_at separates direct configuration (before) from change control (after); only flow sets it.
create table gaming_table (
    id              text primary key,
    property_id     text not null references property,
    pit_id          text not null,
    name            text not null,
    game            text not null,
    home_partition  integer,
    first_opened_at timestamptz,
    foreign key (property_id, pit_id) references pit
);
create index on gaming_table (property_id);

create table table_terms (
    table_id   text not null references gaming_table,
    version    integer not null,
    terms      jsonb not null,
    set_by     text not null,
    set_at     timestamptz not null,
    primary key (table_id, version)
);
