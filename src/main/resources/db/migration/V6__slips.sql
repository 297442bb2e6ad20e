-- Fill and credit slips. A slip is its signatures; state is kept beside them for lists. See io.baize.ledger.slip.

-- The one number series of a property. The row is locked in the transaction that numbers a slip, so that a number is
-- given when its slip is stored and at no other time: a sequence would leave gaps.
create table slip_counter (
    property_id text primary key references property,
    last        bigint not null default 0
);

-- reference is the client's own name for its request; a request sent twice finds the first slip by it.
create table slip (
    property_id text not null references property,
    number      bigint not null check (number > 0),
    reference   text not null,
    kind        text not null check (kind in ('fill', 'credit')),
    table_id    text not null references gaming_table,
    gaming_day  date not null,
    chips       jsonb not null,
    state       text not null check (state in
                    ('requested', 'disputed', 'prepared', 'delivered', 'posted', 'void-asked', 'void')),
    primary key (property_id, number),
    unique (property_id, reference)
);
create index on slip (property_id, gaming_day);
create index on slip (property_id, state) where state not in ('posted', 'void');

-- Who signed what and when; only ever added to.
create table slip_signature (
    property_id text not null,
    number      bigint not null,
    place       integer not null,
    step        text not null,
    signed_by   text not null,
    role        text not null,
    at          timestamptz not null,
    chips       jsonb,
    amount      bigint,
    reason      text,
    primary key (property_id, number, place),
    foreign key (property_id, number) references slip
);

-- Each copy on paper. The first is the slip, the others say REPRINT.
create table slip_print (
    property_id text not null,
    number      bigint not null,
    copy        integer not null,
    printed_by  text not null,
    at          timestamptz not null,
    primary key (property_id, number, copy),
    foreign key (property_id, number) references slip
);

-- What does not agree about a slip, until somebody answers it. slip is the number as it was named, perhaps no slip's;
-- partition and event_offset are those of the event where one told of it.
create table slip_exception (
    id           bigint generated always as identity primary key,
    property_id  text not null references property,
    slip         text not null,
    table_id     text not null,
    code         text not null,
    message      text not null,
    raised_at    timestamptz not null,
    partition    integer,
    event_offset bigint,
    answered_by  text,
    answered_at  timestamptz,
    answer       text,
    check ((answered_by is null) = (answered_at is null) and (answered_by is null) = (answer is null))
);
create index on slip_exception (property_id, id);
create index on slip_exception (property_id) where answered_by is null;
